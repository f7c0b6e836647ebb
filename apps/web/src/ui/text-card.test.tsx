import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TextProvider } from "../lib/text/text.tsx";
import { CardPicture, type PicturedCard } from "./card-picture.tsx";

afterEach(cleanup);

const BIRDS: PicturedCard = {
  name: "Birds of Paradise",
  printed_name: "Oiseaux de paradis",
  mana_cost: "{G}",
  type_line: "Creature — Bird",
  printed_type_line: "Créature : oiseau",
  oracle_text: "Flying\n{T}: Add one mana of any color.",
  printed_text: "Vol",
  power: "0",
  toughness: "1",
  color_identity: ["G"],
};

/** The words arrive with their code. */
const shown = () =>
  waitFor(() => {
    const card = document.querySelector('[data-part="text-card"]');
    if (card === null) throw new Error("no card in words");
    return card;
  });

const show = (
  card: PicturedCard,
  language: "fr" | "en" = "fr",
  size: "normal" | "small" = "normal",
) =>
  render(
    <TextProvider language={language}>
      <CardPicture card={card} size={size} className="" />
    </TextProvider>,
  );

describe("[CARD-02] a card whose picture is missing", () => {
  it("is shown in words: name, cost, type, text, strength, both languages", async () => {
    show(BIRDS);
    const card = await shown();
    const words = card.textContent;
    for (const each of [
      "Oiseaux de paradis",
      "Birds of Paradise",
      "Créature : oiseau",
      "Creature — Bird",
      "Vol",
      "Flying",
      "0/1",
    ])
      expect(words).toContain(each);
    expect(words.indexOf("Vol")).toBeLessThan(words.indexOf("Flying"));
    expect(card.querySelector(".pips")?.getAttribute("aria-label")).toContain("vert");
    expect(screen.getByText("Birds of Paradise").getAttribute("lang")).toBe("en");
  });

  it("spares English readers the printed French text", async () => {
    show(BIRDS, "en");
    const words = (await shown()).textContent;
    expect(words).toContain("Flying");
    expect(words).not.toMatch(/Vol|Créature/);
  });

  it("has both of its faces, and loyalty in the corner", async () => {
    show(
      {
        name: "Front // Back",
        color_identity: [],
        card_faces: [
          { name: "Front", type_line: "Creature" },
          { name: "Back", loyalty: "4" },
        ],
      },
      "en",
    );
    const words = (await shown()).textContent;
    expect(words).toContain("Front");
    expect(words).toContain("Back");
    expect(words).toContain("4");
  });

  it("says its name where nothing else is known, and our own words where we have only those", async () => {
    show({ name: "Inconnue", color_identity: [], summary: { fr: "En bref.", en: "In short." } });
    expect((await shown()).textContent).toBe("InconnueEn bref.");
  });

  it("is a plate alone as a thumbnail, whose name stands beside it", () => {
    show(BIRDS, "fr", "small");
    expect(document.querySelector('[data-part="text-card"]')).toBeNull();
  });

  it("does without words while its picture may come, and has them once it does not", async () => {
    show({ ...BIRDS, id: "birds", image_uris: { normal: "https://cards.test/birds.jpg?1" } });
    expect(document.querySelector('[data-part="text-card"]')).toBeNull();
    fireEvent.error(document.querySelector("img") as HTMLImageElement);
    expect((await shown()).textContent).toContain("Oiseaux de paradis");
    expect(document.querySelector("img")).toBeNull();
  });
});
