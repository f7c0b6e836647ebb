import { type FoundCombo, keywordsOf, type Role } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import {
  copiesOf,
  type DeckCard,
  type DeckFacts,
  referenceOf,
  weightOfRole,
} from "../deck-facts.ts";
import type { FoundTheme } from "../plan/find-themes.ts";
import type { CardReference, Finding } from "../strategist.ts";
import { rarelyAttacks } from "./rarely-attacks.ts";

/** The ways to play that a report speaks of (ANA-03). */
export const WAYS_TO_PLAY = ["aggro", "control", "midrange", "combo", "other"] as const;
export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

/** What a list holds for each way to play. None for a way that it has no card for. */
export type WaysToPlay = Readonly<Record<WayToPlay, readonly Finding[]>>;

/** Attackers of the first turns. */
const CHEAP = 2;
/** Mana values of the middle of a game. */
const MIDDLE = { least: 3, most: 5 } as const;
const MOST_NAMED = 4;
/** Fewer answers are no plan to hold a game with. */
const LEAST_ANSWERS = 3;

const isAttacker = ({ card, isLand }: DeckCard): boolean =>
  !isLand &&
  (card.card_faces?.[0]?.type_line ?? card.type_line).includes("Creature") &&
  Number(card.power ?? card.card_faces?.[0]?.power ?? 0) > 0;

const named = (cards: readonly DeckCard[]) => ({
  cards: cards.map(({ card, quantity }): CardReference => referenceOf(card, quantity)),
  most: MOST_NAMED,
});

const aggro = ({ cards }: DeckFacts): readonly Finding[] => {
  const cheap = cards.filter(
    (each) => isAttacker(each) && each.card.cmc <= CHEAP && !rarelyAttacks(each),
  );
  const quick = cards.filter((each) => isAttacker(each) && keywordsOf(each.card).has("Haste"));
  return cheap.length === 0
    ? []
    : [
        finding("report.ways.aggro", { count: copiesOf(cheap), cards: named(cheap) }),
        ...(quick.length === 0
          ? []
          : [finding("report.ways.haste", { count: copiesOf(quick), cards: named(quick) })]),
      ];
};

const ANSWERS: readonly Role[] = ["removal", "wipe", "counterspell"];

const control = (facts: DeckFacts): readonly Finding[] => {
  const answers = facts.cards.filter(({ roles }) => ANSWERS.some((role) => roles.has(role)));
  if (copiesOf(answers) < LEAST_ANSWERS) return [];
  const [removal = 0, wipes = 0, counterspells = 0] = ANSWERS.map((role) =>
    weightOfRole(facts, role),
  );
  return [
    finding("report.ways.control", {
      count: copiesOf(answers),
      removal,
      wipes,
      counterspells,
      draw: weightOfRole(facts, "draw"),
    }),
  ];
};

/** Creatures of the middle that also do something of a role. */
const midrange = ({ cards }: DeckFacts): readonly Finding[] => {
  const both = cards.filter(
    (each) =>
      isAttacker(each) &&
      each.roles.size > 0 &&
      each.card.cmc >= MIDDLE.least &&
      each.card.cmc <= MIDDLE.most,
  );
  return both.length === 0
    ? []
    : [finding("report.ways.midrange", { count: copiesOf(both), cards: named(both) })];
};

const combo = (facts: DeckFacts, combos: readonly FoundCombo[]): readonly Finding[] => {
  const [first] = combos;
  if (first === undefined) return [];
  const pieces = new Set(combos.flatMap(({ cards }) => cards.map(({ name }) => name)));
  return [
    finding("report.ways.combo", {
      count: combos.length,
      pieces: pieces.size,
      tutors: weightOfRole(facts, "tutor"),
      cards: {
        cards: first.cards.map(({ name, printedName }) => ({
          name,
          printed_name: printedName,
          quantity: 1,
        })),
      },
    }),
  ];
};

const other = (synergies: readonly FoundTheme[]): readonly Finding[] =>
  synergies.slice(0, MOST_NAMED).map(({ theme, kind, makers, payoffs }) => {
    const counts = { makers: copiesOf(makers), payoffs: copiesOf(payoffs) };
    return theme === "kin" && kind !== undefined
      ? finding("report.ways.kin", { kind: { kind }, ...counts })
      : finding("report.ways.other", {
          theme: kind === undefined ? { theme } : { themes: [{ theme, kind }] },
          ...counts,
        });
  });

/** What the list holds for each way to play (ANA-03), counted. Which of them wins is the archetype’s to say. */
export const waysToPlay = (
  facts: DeckFacts,
  combos: readonly FoundCombo[],
  synergies: readonly FoundTheme[],
): WaysToPlay => ({
  aggro: aggro(facts),
  control: control(facts),
  midrange: midrange(facts),
  combo: combo(facts, combos),
  other: other(synergies),
});
