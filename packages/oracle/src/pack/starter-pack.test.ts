import type { Card } from "@spellwright/contract";
import { checkKnowledge } from "@spellwright/judge";
import { expect, test } from "vitest";
import { readStarterPack, type StarterPack, writeStarterPack } from "./starter-pack.ts";

const both = (fr: string, en: string) => ({ fr, en });
const file = (values: readonly unknown[]) => [
  { name: "a file", text: values.map((value) => JSON.stringify(value)).join("\n") },
];
const id = "combat/first-strike";
const settledQuestion = {
  ...{ id, title: both("Initiative", "First strike"), rules: [{ number: "702.7a" }] },
  ...{ concepts: [["first-strike"]], neutral: both("D’abord.", "First.") },
  ...{ answers: [{ verdict: "yes" }], because: both("Parce que.", "Because.") },
};
const haste = {
  ...{ term: both("Célérité", "Haste"), also: { fr: ["hâte"] } },
  ...{ definition: both("Sans attendre.", "Without waiting."), rules: ["702.10"] },
};
const chump = {
  ...{ term: both("Bloc sacrifice", "Chump block"), rules: [] },
  ...{ definition: both("Pour gagner du temps.", "To win time.") },
};
const knowledge = checkKnowledge({
  vocabulary: [
    {
      name: "vocabulary",
      text: JSON.stringify([{ id: "first-strike", fr: ["initiative"], en: ["first strike"] }]),
    },
  ],
  figures: [],
  settledQuestions: file([settledQuestion]),
  wordings: file([
    { id, language: "en", text: "Who strikes first?", verdict: null },
    { id, language: "fr", text: "Qui frappe d’abord ?", heldBack: true },
    { id, language: "en", text: "Does it strike first?", verdict: "yes" },
  ]),
  elsewhere: file([{ language: "fr", text: "Quel temps fait-il ?" }]),
  definitions: [{ name: "glossary", text: JSON.stringify({ entries: [haste, chump] }) }],
});
const { also: _, ...glossaryEntry } = haste;
const edition = {
  ...{ id: "starter-2026-06-19", effectiveDate: "2026-06-19", verbatim: false },
  headings: [{ number: "702", title: both("Mots-clés", "Keywords") }],
  rules: [
    { number: "702.7a", official: null, paraphrase: both("Avant.", "Before."), examples: [] },
  ],
  glossary: [glossaryEntry],
};
const card = { id: "1", name: "Opt", printed_name: "Option", cmc: 1, artist: "Somebody" } as Card;
const written = writeStarterPack({ knowledge, edition, cards: [card], cardsDate: "2026-08-22" });

test("[PWA-01] a starter pack is read as what it was written from: each text once, in its order", () => {
  const read = readStarterPack(JSON.parse(JSON.stringify(written)) as StarterPack);
  expect(read.knowledge).toEqual(knowledge);
  expect(read.edition).toEqual(edition);
  expect(read.cards.map((line) => JSON.parse(line))).toEqual([
    { id: "1", name: "Opt", printed_name: "Option", cmc: 1 },
  ]);
});

test("[PWA-01] it says of what editions it is, and what its glossary shares with the judge stands in it once", () => {
  expect([written.rules, written.cards]).toEqual(["starter-2026-06-19", "2026-08-22"]);
  expect(JSON.stringify(written).split(haste.definition.fr)).toHaveLength(2);
});
