import { expect, test } from "vitest";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { strategyEn } from "./strategy/en.ts";
import { strategyFr } from "./strategy/fr.ts";

/** The word after the count ends like a plural. Words of four letters that are no nouns are let through. */
const COUNTS_SEVERAL = {
  en: /\{\{count\}\}[ \u00a0]\p{L}{3,}s\b/u,
  fr: /\{\{count\}\}[ \u00a0](?!(?:plus|moins|dans|sans)\b)\p{L}{3,}[sx]\b/u,
};

const sentences = (texts: object, path = ""): readonly [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === "string") return [[`${path}.${key}`, text] satisfies [string, string]];
    return typeof text === "object" && text !== null ? sentences(text, `${path}.${key}`) : [];
  });

test.each([
  ["fr", { ...fr, strategy: strategyFr }],
  ["en", { ...en, strategy: strategyEn }],
] as const)("[LANG-02] every count before a plural in %s has a form for one", (language, texts) => {
  const all = new Map(sentences(texts));
  // “1 rules question” is a form for one, whatever its words end with.
  const counted = [...all].filter(
    ([path, text]) => !path.endsWith("_one") && COUNTS_SEVERAL[language].test(text),
  );
  const without = counted.filter(([path]) => !all.has(path.replace(/_other$/, "_one")));
  expect(counted.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});
