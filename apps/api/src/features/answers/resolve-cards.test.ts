import { Card } from "@spellwright/contract";
import type { LookUpNames } from "@spellwright/oracle";
import { describe, expect, test } from "vitest";
import { createKnowledge } from "../../../test/oracle-app.ts";
import { resolveCards } from "./resolve-cards.ts";

const knowledge = createKnowledge();
const resolve = async (
  question: string,
  cards: { id?: string; name: string }[] = [],
  lookUpElsewhere?: LookUpNames,
) => {
  const asked = { question, cards, language: "en" } as const;
  const resolved = await resolveCards(knowledge, asked, lookUpElsewhere);
  return {
    cards: resolved.cards.map(({ card, written }) => [card.id, written]),
    unknown: resolved.unknownCards.map(({ written }) => written),
  };
};

describe("[ORA-14] the cards of a question", () => {
  test("an attached card is found by its id, whatever its name is written like", async () => {
    const { cards } = await resolve("What does it do?", [{ id: "bolt", name: "the red one" }]);
    expect(cards).toEqual([["bolt", "the red one"]]);
  });

  test("an id that the data in use does not know falls back to the name", async () => {
    const { cards } = await resolve("What does it do?", [{ id: "old", name: "lightning bolt" }]);
    expect(cards).toEqual([["bolt", "lightning bolt"]]);
  });

  test("a card both attached and named is one card, as written in the question", async () => {
    const attached = [{ id: "bolt", name: "Lightning Bolt" }];
    const { cards } = await resolve("Can [[lightning bolt]] kill it?", attached);
    expect(cards).toEqual([["bolt", "lightning bolt"]]);
  });

  test("a made-up card is reported, attached or marked", async () => {
    const attached = [{ name: "Blorbo the Unknowable" }];
    const { cards, unknown } = await resolve("Can [[Zzyzx Nothing]] kill it?", attached);
    expect(cards).toEqual([]);
    expect(unknown.sort()).toEqual(["Blorbo the Unknowable", "Zzyzx Nothing"]);
  });

  test("[CARD-01] a card chosen from the service’s answers is never one of ours with a close name", async () => {
    const bolts = Card.parse({
      id: "of-the-service",
      name: "Lightning Bolts",
      cmc: 2,
      type_line: "Sorcery",
      color_identity: [],
    });
    const chosen = [{ id: bolts.id, name: bolts.name }];
    const question = "Can [[Lightning Bolts]] kill it?";
    const known = await resolve(question, chosen, async ([written = ""]) => [
      { kind: "found", written, card: bolts, via: "service", misspelt: false },
    ]);
    expect(known).toEqual({ cards: [["of-the-service", "Lightning Bolts"]], unknown: [] });
    expect(await resolve(question, chosen)).toEqual({ cards: [], unknown: ["Lightning Bolts"] });
    expect((await resolve(question)).cards).toEqual([["bolt", "Lightning Bolts"]]);
  });

  test("a question about no card has none", async () => {
    expect(await resolve("When do I draw?")).toEqual({ cards: [], unknown: [] });
  });
});
