import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { cardNameOf, createCardIndex, inOneGo } from "./index.ts";

const RANKS: Readonly<Record<string, number>> = {
  ...{
    Clone: 900,
    Fling: 800,
    Pestilence: 2_000,
    Counterspell: 10,
    Solitude: 300,
    Regenerate: 4_000,
  },
  ...{ "Krenko, Mob Boss": 500, "Krenko, Tin Street Kingpin": 600, Opt: 50, Obscure: 25_000 },
  ...{ Lance: 8_000, "Life // Death": 1_000 },
};
const index = createCardIndex(
  [...Object.keys(RANKS), "Fervor"].map((name) =>
    cardNameOf({
      ...{ id: name, name, cmc: 1, type_line: "Instant", color_identity: [], keywords: [] },
      ...{
        layout: "normal",
        legalities: {},
        game_changer: false,
        edhrec_rank: RANKS[name] ?? 1_500,
      },
      printed_name: name === "Fervor" ? "Ferveur" : null,
    }),
  ),
);
const possible = (text: string, language: Language = "en") => {
  const { cards } = inOneGo(index.readNames(text, language));
  return inOneGo(index.possibleNames(text, language, cards)).map(({ name }) => name);
};

describe("[N-4] lists cards that may be meant", () => {
  test.each([
    ["a name that is an everyday word", "does my clone keep the counters", "en", ["Clone"]],
    ["with an ending", "i cloned it and was flinging the other", "en", ["Fling", "Clone"]],
    ["in French", "avec ferveur il a la célérité", "fr", ["Fervor"]],
    [
      "one that players use as a word",
      "my flashback spell gets hit by counterspell",
      "en",
      ["Counterspell"],
    ],
    ["a term of the game is none", "can i regenerate it", "en", []],
    ["a card that hardly anybody plays is none", "the rule is obscure", "en", []],
    ["what one does with cards is none", "je lance un sort", "fr", []],
    ["half of a split card is none", "do i lose life", "en", []],
    [
      "the short name of a card that is named in full is none",
      "Krenko, Tin Street Kingpin attacks, does krenko die",
      ...(["en", []] as const),
    ],
    ["a card that is read surely is none", "I cast [[Clone]]", "en", []],
  ] as const)("lists them for %s", (_what, text, language, names) => {
    expect(possible(text, language)).toEqual(names);
  });

  test("lists four at most, the most played first", () => {
    expect(possible("clone fling pestilence counterspell solitude fervor")).toEqual([
      ...["Counterspell", "Solitude", "Fling", "Clone"],
    ]);
  });
});
