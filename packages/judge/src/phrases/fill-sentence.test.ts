import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillSentence, listed } from "./fill-sentence.ts";

const FOLDER = new URL("../../../../data/judge/sentences/", import.meta.url);
const GAPS = /\{[a-z]+(?=[|}])/gi;

const isSentence = (value: unknown): value is { readonly fr: string; readonly en: string } =>
  typeof value === "object" && value !== null && "fr" in value && "en" in value;

/** Every sentence below a value, with its place. */
const sentencesIn = (
  value: unknown,
  place: string,
): readonly (readonly [string, { readonly fr: string; readonly en: string }])[] => {
  if (isSentence(value)) return [[place, value]];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, below]) => sentencesIn(below, `${place}.${key}`))
    : [];
};

const sentences = readdirSync(FOLDER).flatMap((name) =>
  sentencesIn(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")), name),
);
const gapsOf = (text: string) => [...new Set(text.match(GAPS) ?? [])].sort();

test("[ORA-17] a French sentence has no gap that the English one lacks", () => {
  const unfilled = sentences.filter(([, { fr, en }]) =>
    gapsOf(fr).some((gap) => !gapsOf(en).includes(gap)),
  );
  expect(sentences.length).toBeGreaterThan(200);
  expect(unfilled).toEqual([]);
});

test("[ORA-17] no sentence has a plain space before a French mark, or a straight apostrophe", () => {
  const careless = sentences.filter(
    ([, { fr, en }]) =>
      /[^\u00a0\u202f] ?(?<= )[:;?!»]|« /u.test(fr) || /\p{L}'\p{L}/u.test(fr + en),
  );
  expect(careless).toEqual([]);
});

test("[ORA-17] gaps are filled and counted as each language counts", () => {
  const sentence = {
    fr: "{n} {n|carte|cartes} de {who} {2}",
    en: "{n} {n|card|cards} of {who} {2}",
  };
  const who = { fr: "Léa", en: "Lea" };
  expect(fillSentence(sentence, { n: 0, who })).toEqual({
    fr: "0 carte de Léa {2}",
    en: "0 cards of Lea {2}",
  });
  expect(fillSentence(sentence, { n: 1, who: "{n}" }).en).toBe("1 card of {n} {2}");
});

test("[ORA-17] names that are alike are counted", () => {
  expect(listed(["la 2/2", "Ours", "la 2/2"], "fr")).toBe("les 2 créatures 2/2 et Ours");
  expect(listed(["the 2/2", "the 3/3"], "en")).toBe("the 2/2 and the 3/3");
});
