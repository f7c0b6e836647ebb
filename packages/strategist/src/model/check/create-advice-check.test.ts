import { createCardIndex } from "@spellwright/cards";
import type { LanguageModel } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import { describe, expect, test } from "vitest";
import honest from "../../../test/honest-advice.json" with { type: "json" };
import hostile from "../../../test/hostile-advice.json" with { type: "json" };
import { asked, sampleDeck, starterCards } from "../../../test/sample-deck.ts";
import { answerQuestion, type StrategyDeck } from "../../index.ts";

const bracket = {
  ...{ bracket: 2, confidence: 0.9, archetype: null, reasons: [], gameChangers: [], combos: [] },
} as never;
const DECKS: Readonly<Record<string, StrategyDeck>> = {
  krenko: { ...sampleDeck("krenko-goblin-uproar", "commander"), bracket },
  burn: sampleDeck("modern-red-white-burn", "modern"),
  atraxa: sampleDeck("atraxa-growing-council", "commander"),
};
const index = createCardIndex(
  starterCards.map(({ id, name, printed_name: printedName, card_faces: faces, edhrec_rank }) => ({
    ...{ id, name, printedName: printedName ?? null, flavorNames: [], rank: edhrec_rank ?? null },
    faceNames: (faces ?? []).flatMap((face) => (face.name ? [face.name] : [])),
  })),
);
const CHOICE = {
  en: "What should I cut for more card draw?",
  fr: "Que couper pour piocher plus ?",
};
const SOUND = { en: "Think of the curve first.", fr: "Pensez d’abord à la courbe." };

/** What is shown of a sentence that a model writes beside a sound one, in its answer and in a section. */
const shown = async (text: string, deck: string) => {
  const language = /[éèàêç«’]|\b(?:vous|votre|le|les|deck est|avec|selon|ce|cliquez)\b/i.test(text)
    ? "fr"
    : "en";
  const sound = SOUND[language];
  const output = {
    ...{ outcome: "answered", answer: `${sound} ${text}`, recent_updates: null, decklists: [] },
    ...{ sections: [{ title: "Plan", items: [text, sound] }], cards: [], confidence: 0.9 },
  };
  const model: LanguageModel = {
    name: "writing",
    generate: async () => ({
      ...{ output: output as never, model: "writing", usage: null, sources: [] },
    }),
  };
  const question = asked(CHOICE[language], { language, deck: DECKS[deck] ?? null });
  const { content, struck } = await answerQuestion(question, {
    ...{ signal: new AbortController().signal, model },
    lookUp: async (names) => starterCards.filter(({ name }) => names.includes(name)),
    namesIn: async (prose) => {
      const { cards, unknown } = inOneGo(index.readNames(prose, language));
      return {
        cards: cards.map(({ name }) => name),
        unknown: unknown.filter(({ by }) => by !== "quoted").map(({ written }) => written),
      };
    },
  });
  if (content.kind !== "written") throw new Error("the sound sentence fell");
  return {
    said: [content.answer, ...content.sections.flatMap(({ items }) => items)],
    struck,
    sound,
  };
};

describe("[Q-6] what a model says that is not so", () => {
  test("is 60 sentences or more of ten kinds", () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostile.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
  });

  test.each(hostile)("$kind of $deck reaches no reader: $text", async ({ text, deck }) => {
    const { said, struck, sound } = await shown(text, deck);
    expect(said).toEqual([sound, sound]);
    expect(struck).toBeGreaterThanOrEqual(2);
  });
});

describe("[Q-6] what a model says that is so", () => {
  test.each(honest)("of $deck reaches its reader: $text", async ({ text, deck }) => {
    const { said, struck } = await shown(text, deck);
    expect([said[1], struck]).toEqual([text, 0]);
  });
});
