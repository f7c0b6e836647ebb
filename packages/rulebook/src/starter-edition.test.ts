import { describe, expect, test } from "vitest";
import { SAMPLE_RULES } from "../test/sample-rules.ts";
import { createRulebook } from "./create-rulebook.ts";
import type { RulesEdition } from "./edition.ts";
import { parseRules } from "./parse-rules.ts";
import { DigestError, starterEdition } from "./starter-edition.ts";
import { withParaphrases } from "./with-paraphrases.ts";

const keywords = {
  chapter: "702",
  title: { fr: "Capacités mot-clé", en: "Keyword abilities" },
  headings: [{ number: "702.19", fr: "Piétinement", en: "Trample" }],
  rules: [
    { number: "702.19b", fr: "Deuxième règle.", en: "Second rule." },
    { number: "702.19a", fr: "Première règle.", en: "First rule." },
  ],
};
const glossary = {
  entries: [
    {
      term: { fr: "Capacité", en: "ability" },
      definition: { fr: "Ce que fait un objet.", en: "What an object does." },
      rules: ["702"],
    },
  ],
};

const names = {
  titles: [
    { number: "7", fr: "Règles supplémentaires", en: "Additional Rules" },
    { number: "8", fr: "Règles multijoueurs", en: "Multiplayer Rules" },
    { number: "702.9", fr: "Vol", en: "Flying" },
    { number: "704", fr: "Actions basées sur l’état", en: "Something Else" },
  ],
  terms: [{ fr: "Épée", en: "épée" }],
};

describe("starterEdition", () => {
  const edition = starterEdition([glossary, keywords], "2026-06-19");

  test("[LANG-02] takes the names of the sections that it has rules of, and keeps the others", () => {
    const named = starterEdition([names, keywords], "2026-06-19");
    expect(named.headings.map(({ number }) => number)).toEqual(["7", "702", "702.19"]);
    expect(named.names.titles).toHaveLength(4);
  });

  test("[DATA-04] says that it is our paraphrase of a dated edition", () => {
    expect(edition).toMatchObject({ id: "starter-2026-06-19", verbatim: false });
    expect(edition.rules.every(({ official }) => official === null)).toBe(true);
  });

  test("[ORA-17] puts rules and headings in the order of the book", () => {
    expect(edition.rules.map(({ number }) => number)).toEqual(["702.19a", "702.19b"]);
    expect(edition.headings.map(({ number }) => number)).toEqual(["702", "702.19"]);
  });

  test.each([
    ["a file that is a list", []],
    ["no chapter", { ...keywords, chapter: undefined }],
    ["a chapter that is no number", { ...keywords, chapter: "__proto__" }],
    ["no title", { ...keywords, title: null }],
    ["no French", { ...keywords, rules: [{ number: "702.1", en: "x" }] }],
    ["a blank text", { ...keywords, rules: [{ number: "702.1", fr: " ", en: "x" }] }],
    ["a rule of another chapter", { ...keywords, rules: [{ number: "704.1", fr: "x", en: "x" }] }],
    [
      "a number with a dot too many",
      { ...keywords, rules: [{ number: "702.1.", fr: "x", en: "x" }] },
    ],
    ["a number given twice", { ...keywords, rules: [keywords.rules[0], keywords.rules[0]] }],
    ["a name of no number", { titles: [{ number: "7022", fr: "x", en: "x" }], terms: [] }],
    ["names without terms", { titles: [] }],
    ["a glossary without terms", { entries: [{ definition: { fr: "x", en: "x" } }] }],
  ])("[ORA-17] refuses %s", (_name, file) => {
    expect(() => starterEdition([file], "2026-06-19")).toThrow(DigestError);
  });

  test("[ORA-17] says where the mistake is", () => {
    const file = { ...keywords, rules: [{ number: "702.1", en: "x" }] };
    expect(() => starterEdition([file], "2026-06-19")).toThrow("702 rules[0] fr");
  });
});

describe("withParaphrases", () => {
  const parsed = parseRules(SAMPLE_RULES);
  if (!parsed.ok) throw new Error(parsed.problem);
  const merged = withParaphrases(
    parsed.edition,
    starterEdition([keywords, glossary], "2026-06-19"),
  );
  const rulebook = createRulebook(merged);

  test("[ORA-17] keeps the official text and puts ours beside it", () => {
    expect(rulebook.read("702.19b", "fr")).toMatchObject({
      edition: "2025-03-07",
      verbatim: true,
      text: "Some blockers were removed from the fight.",
      paraphrase: { fr: "Deuxième règle.", en: "Second rule." },
      heading: "Piétinement",
    });
  });

  test("[ORA-17] gives the glossary its French", () => {
    expect(rulebook.glossary("capacite")?.definition.fr).toBe("Ce que fait un objet.");
    expect(rulebook.glossary("Ability")?.definition.en).toContain("What a thing does.");
  });

  test("[LANG-02] French names come with the same English name only", () => {
    const edition = withParaphrases(
      parsed.edition,
      starterEdition([keywords, glossary, names], "2026-06-19"),
    );
    const titles = new Map(edition.headings.map(({ number, title }) => [number, title.fr]));
    expect(titles.get("7")).toBe("Règles supplémentaires");
    expect(titles.get("702.9")).toBe("Vol");
    expect(titles.get("704")).toBe("State-Based Actions");
  });

  test("[LANG-02] a rule that is only a name says it in the page’s language", () => {
    const book = createRulebook(merged);
    expect(book.read("702.19", "fr")?.text).toBe("Piétinement");
    expect(book.read("702.19", "en")?.text).toBe("Trample");
    expect(book.read("702.19a", "fr")?.text).toContain("Damage beyond");
  });

  test.each(["piétinement", "Trample", " le piétinement ?"])(
    "[ORA-17] “%s” finds 702.19 first",
    (query) => {
      const [first] = createRulebook(merged).search(query, { limit: 3 });
      expect(first?.number).toBe("702.19");
    },
  );

  test("[ORA-17] a question that has the name in it is searched as before", () => {
    const query = "Does trample damage go on to the player beyond the blocker?";
    expect(createRulebook(merged).search(query, { limit: 1 })[0]?.number).toBe("702.19a");
  });

  test("[ORA-17] a rule that the official edition lacks does not appear", () => {
    const extra = { ...keywords, rules: [{ number: "702.99", fr: "x", en: "x" }] };
    const edition = withParaphrases(parsed.edition, starterEdition([extra], "2026-06-19"));
    expect(edition.rules).toEqual(parsed.edition.rules);
  });

  describe("[ORA-17] a number that names another keyword there", () => {
    const otherName = { ...keywords, headings: [{ number: "702.19", fr: "Vol", en: "Flying" }] };
    const mergedFrom = (date: string) =>
      withParaphrases(parsed.edition, starterEdition([otherName], date));
    const heading = (edition: RulesEdition) =>
      edition.headings.find(({ number }) => number === "702.19")?.title.fr;

    test("gets no words of ours when the editions differ", () => {
      const edition = mergedFrom("2026-06-19");
      expect(edition.rules.every(({ paraphrase }) => paraphrase === null)).toBe(true);
      expect(heading(edition)).toBe("Trample");
    });

    test("is only named otherwise when the digest is of the same edition", () => {
      const edition = mergedFrom("2025-03-07");
      expect(edition.rules.filter(({ paraphrase }) => paraphrase !== null)).toHaveLength(2);
      expect(heading(edition)).toBe("Vol");
    });
  });

  test("[ORA-17] a keyword whose name the digest does not give gets no words of ours", () => {
    const nameless = starterEdition([{ ...keywords, headings: [] }], "2026-06-19");
    const edition = withParaphrases(parsed.edition, nameless);
    expect(edition.rules.every(({ paraphrase }) => paraphrase === null)).toBe(true);
  });
});
