import type { BracketSignal } from "@spellwright/contract";
import { loadPartTexts, loadTexts } from "@spellwright/locales";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { TextProvider } from "../../../lib/text/text.tsx";
import { BracketSignals } from "./bracket-signals.tsx";

beforeAll(async () => {
  for (const language of ["en", "fr"] as const) {
    await loadTexts(language);
    await loadPartTexts("bracketPage", language);
  }
});
afterEach(cleanup);

/** A signal as the server tells it. */
const signal = (kind: BracketSignal["kind"], text: string, towards: 4 | null): BracketSignal => ({
  kind,
  text,
  cards: [{ name: "Sol Ring", printed_name: "Anneau solaire" }],
  towards,
  source: {
    publisher: "The publisher",
    title: "What to expect",
    date: "2025-10-21",
    url: "https://example.org/expect",
  },
});
const show = (signals: readonly BracketSignal[], language: "en" | "fr" = "en") =>
  render(
    <TextProvider language={language}>
      <BracketSignals signals={signals} />
    </TextProvider>,
  );

describe("[BRK-03] what is worth telling before a game", () => {
  test("names its source with a link to it, and says that it decides nothing", () => {
    show([signal("fastMana", "Two fast mana cards.", 4), signal("stax", "Three taxes.", null)]);
    const line = screen.getByText("Two fast mana cards.", { exact: false }).closest("li");
    expect(line?.textContent).toBe(
      "Two fast mana cards.Expected from bracket 4 on, according to The publisher (October 21, 2025): What to expect (new tab)",
    );
    const taxes = screen.getByText("Three taxes.", { exact: false }).closest("li");
    expect(taxes?.textContent).toContain("According to The publisher");
    const [link] = screen.getAllByRole("link", { name: "What to expect (new tab)" });
    expect(link?.getAttribute("href")).toBe("https://example.org/expect");
    const signals = line?.closest("details");
    expect(signals?.textContent).toContain("none of this changes the bracket");
    expect(signals?.open).toBe(true);
  });

  test("speaks French, and tells that the title of the source does not", () => {
    show([signal("fastMana", "Deux cartes.", 4)], "fr");
    expect(screen.getByText("Deux cartes.", { exact: false }).closest("li")?.textContent).toBe(
      "Deux cartes.Attendu à partir du bracket 4 d’après The publisher (21 octobre 2025)\u00a0: What to expect (nouvel onglet)",
    );
    expect(screen.getByText("What to expect").lang).toBe("en");
  });

  test("is folded under its number when there is much of it", async () => {
    show((["fastMana", "tutors", "stax"] as const).map((kind) => signal(kind, `${kind}.`, null)));
    const title = screen.getByText("Mention before the game");
    const signals = title.closest("details");
    expect(signals?.open).toBe(false);
    expect(signals?.querySelector("summary")?.textContent).toBe("Mention before the game3");
    await userEvent.setup().click(title);
    expect(signals?.open).toBe(true);
  });

  test("is nothing at all where there is none", () => {
    const { container } = show([]);
    expect(container.textContent).toBe("");
  });
});
