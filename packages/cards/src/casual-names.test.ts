import { existsSync } from "node:fs";
import type { Language } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import casual from "../test/casual-sentences.json" with { type: "json" };
import { readCardNames } from "../test/read-card-names.ts";
import typed from "../test/typed-sentences.json" with { type: "json" };
import { createCardIndex, inOneGo } from "./index.ts";

const file = new URL("../../../../shared/data/cards.jsonl.gz", import.meta.url);
const present = existsSync(file);

/** Sentences as players type them. Written before their names were read, and no part of any other set. */
describe.runIf(present)("[ORA-09] [ORA-14] names as players type them", () => {
  const index = createCardIndex(present ? readCardNames(file) : []);
  const read = (text: string, language: Language) => inOneGo(index.readNames(text, language));

  it.each([
    // 100 sentences, and 261 of which half were not looked at while names came to be read by what stands around them.
    { set: "casual", sentences: casual, least: 0.95, mostWrong: 0 },
    { set: "typed", sentences: typed, least: 0.9, mostWrong: 5 },
  ])("$set: finds nine of ten cards, and hardly ever one that is not meant", (given) => {
    let wanted = 0;
    let found = 0;
    const lost: string[] = [];
    const wrong: string[] = [];
    for (const { language, text, cards } of given.sentences) {
      const named = new Set(read(text, language as Language).cards.map(({ name }) => name));
      wanted += cards.length;
      for (const card of cards) {
        if (named.has(card)) found++;
        else lost.push(`${card}: ${text}`);
      }
      for (const name of named) if (!cards.includes(name)) wrong.push(`${name}: ${text}`);
    }
    expect(found / wanted, lost.join("\n")).toBeGreaterThanOrEqual(given.least);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(given.mostWrong);
  });

  it.each([
    ["en", "my commander is called blorbo the shrubber, can it attack", "blorbo the shrubber"],
    ["en", "i have 'Frobnicator of Dreams' in play, does it untap", "Frobnicator of Dreams"],
    ["en", "Zorblax the Unwashed has menace, can i block it", "Zorblax the Unwashed"],
    [
      "fr",
      "j’ai une carte qui s’appelle mangeur de parpaings, elle bloque ?",
      "mangeur de parpaings",
    ],
    [
      "fr",
      "Brugnolle la Croqueuse de Briques attaque, je bloque comment ?",
      "Brugnolle la Croqueuse de Briques",
    ],
  ] as const)("[ORA-14] %s: “%s” names a card that does not exist", (language, text, written) => {
    expect(read(text, language).unknown.map((one) => one.written)).toEqual([written]);
  });

  it.each([
    ["en", "is a creature named serra angel legendary"],
    ["en", "i name a card called by pithing needle"],
    ["en", "Kevin the judge told me to ask"],
    ["fr", "je nomme une carte appelée par mon adversaire"],
    ["fr", "Le Roi des Elfes a dit non"],
  ] as const)("[ORA-14] %s: “%s” makes no card up", (language, text) => {
    expect(read(text, language).unknown).toEqual([]);
  });
});
