import type { DeckLine } from "@spellwright/contract";
import { expect, test } from "vitest";
import { englishName, lineName } from "./card-text.ts";

const line = (card: Partial<DeckLine["card"]> | null): DeckLine =>
  ({ card_name: "Lightning Bolt", card }) as DeckLine;

test("[LANG-02] a French line has the English name beside it, where that is another", () => {
  const bolt = line({ name: "Lightning Bolt", printed_name: "Foudre" });
  expect(lineName(bolt, "fr").text).toBe("Foudre");
  expect(englishName(bolt, "fr")).toBe("Lightning Bolt");
  expect(englishName(bolt, "en")).toBeNull();
});

test.each([
  ["a card that was never printed in French", { name: "Lightning Bolt" }],
  ["the same name in both", { name: "Clone", printed_name: "Clone" }],
  ["a card that is not known", null],
])("[LANG-02] no name stands twice: %s", (_what, card) => {
  expect(englishName(line(card), "fr")).toBeNull();
});
