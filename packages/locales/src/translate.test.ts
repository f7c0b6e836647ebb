import { ERRORS } from "@spellwright/contract";
import { describe, expect, it, test } from "vitest";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { translator } from "./index.ts";

const leaves = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]).sort();

describe("translator", () => {
  it("[LANG-02] puts the named values into the sentence, in both languages", () => {
    const params = { remaining: 1, required: 3 };
    expect(translator("fr")("errors.INSUFFICIENT_ZAPS", params)).toBe("Zaps insuffisants (1/3)");
    expect(translator("en")("errors.INSUFFICIENT_ZAPS", params)).toBe("Not enough zaps (1/3)");
  });

  it("[LANG-02] chooses the form that a number takes in its language, and words for none", () => {
    const decks = (language: "fr" | "en", count: number) =>
      translator(language)("forge.summary", { count });
    expect([decks("fr", 1), decks("fr", 2)]).toEqual(["1 deck.", "2 decks."]);
    expect([decks("en", 1), decks("en", 2)]).toEqual(["1 deck.", "2 decks."]);
    expect(decks("fr", 0)).toBe(fr.forge.summary_zero);
    // French has a form of its own for millions, which no sentence of ours needs.
    expect(decks("fr", 1_000_000)).toBe("1000000 decks.");
  });

  it("[LANG-02] a value is put in as it is, even one that looks like a gap", () => {
    const sentence = translator("en")("errors.INSUFFICIENT_ZAPS", {
      remaining: "{{required}} $&",
      required: 3,
    });
    expect(sentence).toBe("Not enough zaps ({{required}} $&/3)");
  });
});

test("[LANG-02] takes the values that its sentence names, by compile error", () => {
  const t = translator("en");
  expect(t("forge.summary", { count: 2 })).toBe("2 decks.");
  // @ts-expect-error a value is forgotten
  expect(t("forge.summary")).toBe("forge.summary");
  // @ts-expect-error a value is misspelt
  expect(t("oracle.ruling.percent", { valeu: 80 })).not.toContain("80");
  // @ts-expect-error the sentence names no value
  expect(t("common.close", { count: 1 })).toBe(en.common.close);
});

describe("the catalogues", () => {
  it("[ERR-01] hold a sentence for every code of the error catalogue", () => {
    const codesOf = (errors: object) =>
      new Set(Object.keys(errors).map((key) => key.replace(/_one$|_other$/, "")));
    for (const code of Object.keys(ERRORS)) {
      expect(codesOf(fr.errors)).toContain(code);
      expect(codesOf(en.errors)).toContain(code);
    }
  });

  it("[LANG-02] name the same values in both languages", () => {
    const english = new Map(leaves(en));
    for (const [path, text] of leaves(fr)) {
      if (path.startsWith(".thinking")) continue;
      const counterpart = english.get(path) ?? english.get(path.replace(/_one$|_other$/, "_other"));
      expect(placeholders(counterpart ?? ""), path).toEqual(placeholders(text));
    }
  });

  it("[LANG-02] say every sentence in their own language: alike are only names and short labels", () => {
    const english = new Map(leaves(en));
    const wordsOf = (text: string) => text.replace(/\{\{\w+\}\}/g, "").match(/\p{L}+/gu) ?? [];
    for (const [path, text] of leaves(fr)) {
      expect(text.trim(), path).not.toBe("");
      // The names of cards in an example of a list.
      if (path === ".deckImport.placeholder" || wordsOf(text).length <= 3) continue;
      expect(english.get(path), path).not.toBe(text);
    }
    for (const [path, text] of english) expect(text.trim(), path).not.toBe("");
  });

  it("[ERR-01] write French with typographic apostrophes and no-break spaces", () => {
    for (const [path, text] of leaves(fr)) {
      expect(text, path).not.toMatch(/\p{L}'\p{L}/u);
      expect(text, path).not.toMatch(/ [;?!:»]/u);
      expect(text, path).not.toMatch(/« /u);
    }
  });
});
