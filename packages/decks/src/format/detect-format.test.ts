import type { DeckFormat } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import {
  type Board,
  detectFormat,
  type EntryWithFacts,
  entryOfCard,
  exceedsFormat,
  isCommanderRequired,
  readFormat,
} from "../index.ts";

const FORMATS = ["standard", "pioneer", "modern", "pauper", "legacy", "vintage"];
/** A card that may be played in these formats and in no other one of 60 cards. */
const cardIn = (name: string, formats: string, status = "legal") =>
  factsOf({
    name,
    legalities: Object.fromEntries(
      FORMATS.map((format) => [format, formats.split(" ").includes(format) ? status : "not_legal"]),
    ),
  });

const deck = (main: number, sideboard = 0, commander = 0): EntryWithFacts[] =>
  (
    [
      ["commander", commander],
      ["main", main],
      ["sideboard", sideboard],
    ] as [Board, number][]
  )
    .filter(([, quantity]) => quantity > 0)
    .map(([board, quantity]) =>
      entryOfCard(cardIn("Forest", FORMATS.join(" ")), { board, quantity }),
    );

describe("[IMP-03] the format of a list", () => {
  it.each([
    [60, 15, 0, "standard"],
    [60, 0, 0, "standard"],
    [80, 15, 0, "standard"],
    [100, 0, 0, "commander"],
    [99, 0, 1, "commander"],
    [91, 0, 0, "commander"],
    [40, 0, 0, "casual"],
    [0, 0, 0, "casual"],
  ] as const)(
    "is read from %i cards, sideboard %i, commanders %i: %s",
    (main, side, leads, format) => {
      expect(detectFormat(deck(main, side, leads)).format).toBe(format);
    },
  );

  const OLD = cardIn("Old", "legacy vintage");
  const NEW = cardIn("New", "modern legacy vintage");
  const COMMON = cardIn("Common", "pauper modern legacy vintage");
  const POWER = cardIn("Power", "vintage");
  const NONE = cardIn("Silver", "");
  const list = (...cards: ReturnType<typeof factsOf>[]) => [
    ...deck(60 - cards.length),
    ...cards.map((card) => entryOfCard(card)),
  ];
  it.each<[string, EntryWithFacts[], DeckFormat, readonly DeckFormat[]]>([
    ["the narrowest pool that holds all cards", list(NEW), "modern", ["legacy", "vintage"]],
    ["a wider one for an older card", list(NEW, OLD), "legacy", ["vintage"]],
    ["commons alone", list(COMMON), "pauper", ["modern", "legacy", "vintage"]],
    ["a card of one pool only", list(OLD, POWER), "vintage", []],
    ["a card of none", list(NEW, NONE), "casual", []],
  ])("is that of %s, and tells the others that fit", (_, entries, format, alsoLegal) => {
    expect(detectFormat(entries)).toEqual({ format, alsoLegal });
  });

  it("stays where cards were banned since, up to two of them", () => {
    const banned = (name: string): EntryWithFacts => {
      const { legalities, ...card } = cardIn(name, "modern legacy vintage");
      return entryOfCard({ ...card, legalities: { ...legalities, modern: "banned" } });
    };
    const without = (count: number) => [
      ...list(NEW),
      ...["A", "B", "C"].slice(0, count).map(banned),
    ];
    expect(detectFormat(without(2)).format).toBe("modern");
    expect(detectFormat(without(3)).format).toBe("legacy");
  });

  it("[IMP-04] is what the list says, when it says one of ours", () => {
    expect(detectFormat(deck(60), "Format : Moderne".slice(9)).format).toBe("modern");
    expect(detectFormat(deck(60), "Planechase").format).toBe("standard");
    expect(readFormat("EDH")).toBe("commander");
    expect(readFormat("Duel Commander")).toBe("duel commander");
  });
});

describe("[IMP-09] a commander", () => {
  it("is needed for Commander formats and for more than 90 cards, unless another format was chosen", () => {
    expect(isCommanderRequired(deck(60), "commander")).toBe(true);
    expect(isCommanderRequired(deck(60), "cedh")).toBe(true);
    expect(isCommanderRequired(deck(91), null)).toBe(true);
    expect(isCommanderRequired(deck(90), null)).toBe(false);
    expect(isCommanderRequired(deck(100), "modern")).toBe(false);
    expect(exceedsFormat(deck(100), "modern")).toBe(true);
    expect(exceedsFormat(deck(100), "commander")).toBe(false);
    expect(exceedsFormat(deck(60), "modern")).toBe(false);
  });
});
