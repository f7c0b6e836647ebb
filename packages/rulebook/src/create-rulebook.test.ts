import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAMPLE_RULES } from "../test/sample-rules.ts";
import { officialRulesText } from "../test/shared-data.ts";
import { checkCitations } from "./check-citation.ts";
import { createRulebook } from "./create-rulebook.ts";
import { decodeRulesText } from "./decode-rules-text.ts";
import { parseRules } from "./parse-rules.ts";
import type { Rulebook } from "./rulebook.ts";
import { starterEdition } from "./starter-edition.ts";

const rulebookOf = (text: string): Rulebook => {
  const parsed = parseRules(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return createRulebook(parsed.edition);
};
const numbersOf = (rulebook: Rulebook, terms: string, limit = 5) =>
  rulebook.search(terms, { limit }).map(({ number }) => number);

const official = rulebookOf(SAMPLE_RULES);
const starter = createRulebook(
  starterEdition(
    [
      {
        chapter: "702",
        title: { fr: "Capacités mot-clé", en: "Keyword abilities" },
        headings: [{ number: "702.19", fr: "Piétinement", en: "Trample" }],
        rules: [
          { number: "702.15a", fr: "Le contrôleur gagne des points de vie.", en: "You gain life." },
          {
            number: "702.19b",
            fr: "L’attaquant répartit (règle 702.15a).",
            en: "The attacker splits.",
          },
        ],
      },
    ],
    "2026-06-19",
  ),
);

describe("[ORA-17] a rulebook", () => {
  test("knows parents, children and links", () => {
    expect(official.parentOf("702.19b")).toBe("702.19");
    expect(official.parentOf("7")).toBeUndefined();
    expect(official.childrenOf("702")).toEqual(["702.9", "702.19", "702.179"]);
    expect(official.childrenOf("704")).toEqual(["704.5b", "704.5z", "704.5aa"]);
    expect(official.linksOf("100.1")).toEqual(["702.19", "704.5b"]);
    expect(official.linksOf("100.2a")).toEqual(["702.19a", "702.19b", "702.19c"]);
    expect(starter.linksOf("702.19b")).toEqual(["702.15a"]);
  });

  test("reads the official text, whatever the language", () => {
    expect(official.read("704.5b", "fr")).toEqual({
      number: "704.5b",
      edition: "2025-03-07",
      effective_date: "2025-03-07",
      verbatim: true,
      text: "A player drew from nothing.",
      paraphrase: null,
      examples: [],
      heading: "State-Based Actions",
      parent: "704",
      children: [],
    });
  });

  test("reads our paraphrase in the language asked for, and says so", () => {
    expect(starter.read("702.15a", "fr")).toMatchObject({
      verbatim: false,
      edition: "starter-2026-06-19",
      effective_date: "2026-06-19",
      text: "Le contrôleur gagne des points de vie.",
      heading: "Capacités mot-clé",
    });
    expect(starter.read("702.19b", "en")).toMatchObject({ heading: "Trample", parent: "702.19" });
  });

  test("reads a chapter as its title", () => {
    expect(starter.read("702", "fr")?.text).toBe("Capacités mot-clé");
    expect(official.read("7", "fr")?.text).toBe("Additional Rules");
  });

  test.each(["", "702.19l", "999", "__proto__", "constructor", "toString"])(
    "knows no rule %j",
    (number) => {
      expect(official.has(number)).toBe(false);
      expect(official.read(number, "en")).toBeUndefined();
      expect(official.parentOf(number)).toBeUndefined();
      expect(official.childrenOf(number)).toEqual([]);
      expect(official.linksOf(number)).toEqual([]);
      expect(official.glossary(number)).toBeUndefined();
    },
  );

  test("finds glossary terms without regard to case and accents", () => {
    expect(official.glossary(" epee ")?.term.en).toBe("Épée");
  });
});

describe("search", () => {
  test("[ORA-17] finds by text, by title and across word forms", () => {
    expect(numbersOf(official, "player drew nothing")[0]).toBe("704.5b");
    expect(numbersOf(official, "trample")).toContain("702.19b");
    expect(numbersOf(official, "blocking removes")[0]).toBe("702.19b");
  });

  test("[ORA-17] finds in French, without accents, in the words of the paraphrase", () => {
    expect(numbersOf(starter, "controleur")).toEqual(["702.15a"]);
    expect(numbersOf(starter, "l’attaquant pietinement ?")[0]).toBe("702.19b");
  });

  test("[ORA-17] forgives a typo only when nothing is written like it", () => {
    expect(numbersOf(starter, "pietinnement")).toEqual(["702.19b"]);
  });

  test("[ORA-17] a number in the question comes first", () => {
    expect(numbersOf(official, "what does (702.9a) say about trample")[0]).toBe("702.9a");
  });

  test("[HEAD-01] a number that only titles other rules is found like any", () => {
    expect(numbersOf(starter, "702.19")[0]).toBe("702.19");
    expect(numbersOf(starter, "CR 702")[0]).toBe("702");
  });

  test("[ORA-17] gives at most the limit, best first", () => {
    const hits = official.search("made-up rule letter", { limit: 2 });
    expect(hits).toHaveLength(2);
    expect(hits[0]?.score).toBeGreaterThanOrEqual(hits[1]?.score ?? Number.POSITIVE_INFINITY);
    expect(official.search("rule", { limit: 0 })).toEqual([]);
  });

  test.each(["", "   ", "the of le la", "?!…", "\u0000", "__proto__ constructor"])(
    "[ORA-17] %j finds nothing and breaks nothing",
    (terms) => {
      expect(numbersOf(starter, terms)).toEqual([]);
    },
  );

  test("[ORA-17] names of object machinery are words like others", () => {
    const odd = rulebookOf(SAMPLE_RULES.replace("from nothing", "a constructor by hasOwnProperty"));
    expect(numbersOf(odd, "constructor hasownproperty")).toEqual(["704.5b"]);
  });

  test("[ORA-17] any words, however many, give known rules only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (terms) => {
        for (const number of numbersOf(official, terms)) expect(official.has(number)).toBe(true);
      }),
    );
    expect(numbersOf(official, "trample ".repeat(200_000))).toContain("702.19b");
  });
});

describe("checkCitations", () => {
  test("[ORA-17] gives existing rules once, with the edition's own text", () => {
    const { citations, unknown } = checkCitations(
      ["CR 704.5b.", "704.5B", "rule 702"],
      official,
      "en",
    );
    expect(citations.map(({ number, text }) => [number, text])).toEqual([
      ["704.5b", "A player drew from nothing."],
      ["702", "Keyword Abilities"],
    ]);
    expect(unknown).toEqual([]);
  });

  test("[ORA-17] an unknown number is never a citation", () => {
    const made = ["704.5c", "999.1", "7", "702.19l", "__proto__", ""];
    expect(checkCitations(made, official, "fr")).toEqual({ citations: [], unknown: made });
  });
});

const path = officialRulesText();
describe.runIf(path !== null)("[ORA-17] the official text of 19 June 2026", () => {
  const full = path === null ? official : rulebookOf(decodeRulesText(readFileSync(path)));

  test("every link and every parent is a rule of the book", () => {
    for (const number of full.childrenOf("7").flatMap((chapter) => full.childrenOf(chapter))) {
      expect(full.has(full.parentOf(number) ?? "")).toBe(true);
      for (const link of full.linksOf(number)) expect(full.has(link)).toBe(true);
    }
    expect(full.childrenOf("704.5")).not.toContain("704.5l");
    expect(full.linksOf("702.9b")).toContain("702.17");
  });

  test.each([
    ["trample deathtouch lethal damage", "702.19b"],
    ["first strike second combat damage step", "702.7b"],
    ["legend rule", "704.5j"],
    ["commander tax", "903.8"],
    ["choose replacement effects apply same event", "616.1"],
  ])("finds for %s: %s among the first three", (terms, number) => {
    expect(numbersOf(full, terms, 3)).toContain(number);
  });
});
