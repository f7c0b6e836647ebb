import { existsSync, readFileSync } from "node:fs";
import type { DeckFormat, Language } from "@spellwright/contract";
import { readDecklist } from "@spellwright/decks";
import { answerQuestion, type Finding, type StrategyDeck } from "@spellwright/strategist";
import { beforeAll, describe, expect, test } from "vitest";
import {
  atLeast,
  type Copy,
  choose,
  colorsOf,
  counted,
  front,
  isCreature,
  isLand,
  near,
  power,
  textOf,
} from "../../../test/deck-copies.ts";
import { resolveCards } from "../answers/index.ts";
import { cardsByNames } from "../decks/index.ts";
import { createFileKnowledge, type Knowledge } from "../knowledge/index.ts";

const shared = new URL("../../../../../../shared/data/", import.meta.url);
const isHere = existsSync(new URL("cards.jsonl.gz", shared));
interface Row {
  readonly fr: string;
  readonly en: string;
  readonly code?: string;
  readonly truth: (copies: readonly Copy[]) => object;
}
const count =
  (test: (copy: Copy) => boolean) =>
  (copies: readonly Copy[]): object =>
    counted(copies.filter(test).length);
/** The chance of so many by a turn, on the draw. The opening hand alone for turn 0. */
const odds =
  (test: (copy: Copy) => boolean, turn: number, least = 1) =>
  (copies: readonly Copy[]): object => {
    const library = copies.filter(({ isCommander }) => !isCommander);
    return { chance: near(atLeast(library.length, library.filter(test).length, 7 + turn, least)) };
  };
const isNamed =
  (...names: readonly string[]) =>
  ({ card }: Copy) =>
    names.includes(card.name);
const isSubtype = (type: string) => (copy: Copy) =>
  new RegExp(`— .*\\b${type}\\b`).test(front(copy));

const DINOSAURS: readonly Row[] = [
  {
    fr: "Combien de dinosaures à part Gishath ?",
    en: "How many Dinosaurs besides Gishath?",
    truth: (copies) => counted(copies.filter(isSubtype("Dinosaur")).length - 1),
  },
  {
    fr: "Combien de dinosaures coûtent 5 ou plus ?",
    en: "How many Dinosaurs cost 5 or more?",
    truth: count((copy) => isSubtype("Dinosaur")(copy) && copy.card.cmc >= 5),
  },
  {
    fr: "Quelles chances de trois dinosaures d’ici le tour 6 ?",
    en: "odds of at least three dinosaurs by turn 6",
    truth: odds(isSubtype("Dinosaur"), 6, 3),
  },
  {
    fr: "combien de mes créatures ont le piétinement",
    en: "how many of my creatures have trample",
    truth: count((copy) => isCreature(copy) && copy.card.keywords.includes("Trample")),
  },
  {
    fr: "combien de créatures ont une force de 5 ou plus",
    en: "how many creatures have power 5 or more",
    truth: count((copy) => isCreature(copy) && power(copy) >= 5),
  },
  {
    fr: "combien de permanents dans le deck",
    en: "how many permanents do I have",
    truth: count((copy) => !/Instant|Sorcery/.test(front(copy))),
  },
  {
    fr: "quels terrains ne font pas de mana",
    en: "which lands don’t make mana?",
    truth: count(
      (copy) => isLand(copy) && !/^Basic/.test(front(copy)) && !/\badds?\b/i.test(textOf(copy)),
    ),
  },
  {
    fr: "combien de terrains dégagés au tour 1",
    en: "how many untapped lands do I have on turn 1?",
    truth: count(
      (copy) => isLand(copy) && !/enters (?:the battlefield )?tapped/i.test(textOf(copy)),
    ),
  },
  {
    fr: "quelle est la force moyenne de mes créatures",
    en: "average power of my creatures",
    code: "averagePower",
    truth: (copies) => {
      const powers = copies.map(power).filter(Number.isFinite);
      const sum = powers.reduce((all, each) => all + each, 0);
      return { average: { decimal: expect.closeTo(sum / powers.length, 6) } };
    },
  },
  {
    fr: "quelle est la valeur de mana totale de mon deck ?",
    en: "what’s the total mana value of my deck?",
    code: "curveTotal",
    truth: (copies) => ({
      total: copies.filter((copy) => !isLand(copy)).reduce((sum, { card }) => sum + card.cmc, 0),
    }),
  },
];

const BLUE = (copy: Copy) => colorsOf(copy).includes("U");
const DELVER: readonly Row[] = [
  {
    fr: "Combien de cartes bleues pour Force of Will ?",
    en: "How many blue cards do I have for Force of Will?",
    code: "pitch",
    truth: (copies) => {
      const others = copies.filter(BLUE).length - 1;
      return {
        count: others,
        chance: near(1 - choose(59 - others, 6) / choose(59, 6)),
      };
    },
  },
  {
    fr: "Combien d’éphémères et de rituels pour Delver of Secrets ?",
    en: "How many instants and sorceries for Delver of Secrets?",
    truth: count((copy) => /Instant|Sorcery/.test(front(copy))),
  },
  {
    fr: "combien de créatures",
    en: "how many creatures",
    code: "typeCount",
    truth: count(isCreature),
  },
  {
    fr: "probabilité d’avoir Daze ou Force of Will en main de départ",
    en: "odds of Daze or Force of Will in my opening hand",
    code: "oddsEitherOpening",
    truth: odds(isNamed("Daze", "Force of Will"), 0),
  },
  {
    fr: "quelles chances d’avoir mon deuxième terrain au tour 2 en jouant second",
    en: "what are the odds of hitting my second land by turn 2 on the draw",
    code: "oddsLands",
    truth: odds(isLand, 2, 2),
  },
  {
    fr: "combien de cartes à un mana",
    en: "how many cards cost one mana",
    truth: count((copy) => !isLand(copy) && copy.card.cmc === 1),
  },
  {
    fr: "combien de terrains peuvent produire du rouge",
    en: "how many lands make red mana",
    truth: count((copy) => /Volcanic Island|Scalding Tarn|Thundering Falls/.test(copy.card.name)),
  },
  {
    fr: "combien de cartes peuvent tuer une créature ?",
    en: "how many cards can kill a creature",
    code: "threatAnswered",
    truth: count(isNamed("Lightning Bolt", "Unholy Heat", "Brazen Borrower // Petty Theft")),
  },
  {
    fr: "combien de dégâts directs dans le deck",
    en: "how much burn do I have",
    truth: count(isNamed("Lightning Bolt")),
  },
  {
    fr: "plan B si Delver of Secrets est tuée ?",
    en: "plan B if Delver of Secrets is killed?",
    code: "backup",
    truth: () => ({ count: 1 }),
  },
];

const isRock = (copy: Copy) =>
  front(copy).includes("Artifact") &&
  !isCreature(copy) &&
  /\badds?\b[^.]*(?:\{|mana)/i.test(textOf(copy));
const KINNAN: readonly Row[] = [
  {
    fr: "combien d’artefacts qui produisent du mana",
    en: "how many artifacts that make mana",
    truth: count(isRock),
  },
  {
    fr: "combien de cartes bleues pour Force of Will ?",
    en: "how many blue cards for Force of Will?",
    code: "pitch",
    truth: (copies) => counted(copies.filter((copy) => BLUE(copy) && !copy.isCommander).length - 1),
  },
  {
    fr: "combien de cartes qui coûtent 0",
    en: "how many 0 cost cards",
    truth: count((copy) => !isLand(copy) && copy.card.cmc === 0),
  },
  {
    fr: "combien de cartes légendaires",
    en: "how many legendary cards",
    truth: count((copy) => front(copy).includes("Legendary")),
  },
  {
    fr: "combien de cartes non-créature",
    en: "how many noncreature cards",
    truth: count((copy) => !isCreature(copy)),
  },
  {
    fr: "quels sont mes terrains qui arrivent engagés ?",
    en: "which of my lands enter tapped?",
    truth: count(
      (copy) => isLand(copy) && /enters (?:the battlefield )?tapped/i.test(textOf(copy)),
    ),
  },
  {
    fr: "combien de cartes vertes ou bleues",
    en: "how many green or blue cards",
    truth: count((copy) => BLUE(copy) || colorsOf(copy).includes("G")),
  },
  {
    fr: "comment gagner si mon commandant est exilé ?",
    en: "what wins if Kinnan is exiled?",
    code: "backup",
    truth: () => ({
      cards: { cards: [expect.objectContaining({ name: "Kinnan, Bonder Prodigy" })] },
    }),
  },
  {
    fr: "quelles chances d’avoir deux créatures en main de départ",
    en: "odds of two creatures in my opening hand",
    truth: odds(isCreature, 0, 2),
  },
  {
    fr: "quelle est la probabilité de voir The One Ring d’ici le tour 4",
    en: "how likely do I see The One Ring by turn 4",
    code: "oddsCard",
    truth: odds(isNamed("The One Ring"), 4),
  },
];

const LISTS: readonly (readonly [string, DeckFormat, readonly Row[]])[] = [
  ["commander/moxfield-gishath-suns-avatar.txt", "commander", DINOSAURS],
  ["constructed/legacy-izzet-delver.txt", "legacy", DELVER],
  ["commander/cedh-2026-kinnan-jason-doan-siege-2026-06-13.txt", "cedh", KINNAN],
];

describe.skipIf(!isHere)(
  "[FOR-09] sixty questions of owners on three real lists, counted by hand",
  () => {
    let knowledge: Knowledge;
    beforeAll(async () => {
      knowledge = await createFileKnowledge({
        cards: new URL("cards.jsonl.gz", shared).pathname,
      });
    });

    test.each(LISTS)("have the counted answer: %s", async (file, format, rows) => {
      const { entries } = readDecklist(readFileSync(new URL(`decks/${file}`, shared), "utf8"));
      const cards = await cardsByNames(
        { knowledge },
        entries.map(({ name }) => name),
      );
      const deck: StrategyDeck = {
        name: file,
        format,
        bracket: null,
        entries: entries.map((entry) => ({ ...entry, card: cards.get(entry.name) ?? null })),
      };
      const copies = deck.entries.flatMap(({ card, board, quantity }): Copy[] =>
        card === null || (board !== "main" && board !== "commander")
          ? []
          : Array.from({ length: quantity }, () => ({ card, isCommander: board === "commander" })),
      );
      const headlineOf = async (question: string, language: Language): Promise<Finding> => {
        const named = await resolveCards(knowledge, { question, cards: [], language });
        const asked = {
          question,
          language,
          deck,
          cards: named.cards,
          format,
          history: [],
          summary: "",
        };
        const { signal } = new AbortController();
        const { content } = await answerQuestion(asked, { signal });
        if (content.kind !== "findings") throw new Error("a model answered");
        return content.headline;
      };
      for (const { fr, en, code, truth } of rows)
        for (const [language, question] of [["fr", fr] as const, ["en", en] as const])
          expect
            .soft(await headlineOf(question, language), question)
            .toMatchObject({ ...(code === undefined ? {} : { code }), params: truth(copies) });
    });
  },
);
