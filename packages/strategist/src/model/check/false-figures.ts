import { cardLines } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { leastCost } from "@spellwright/decks";
import { figuresThatFollow, foldWords, singularsOf } from "@spellwright/text";
import { copiesOf, type DeckFacts } from "../../deck-facts.ts";
import { OPENING_HAND } from "../../odds/opening-hand.ts";
import { MEASURES } from "./measures.ts";
import { type Figure, readFigures } from "./read-figures.ts";

/** Numbers of the game that any sentence may say: a hand, life, commander damage, poison, sizes of decks. */
const OF_THE_GAME: readonly number[] = [4, 7, 10, 15, 20, 21, 30, 40, 60, 99, 100];
/** Up to here a number counts what the sentence itself lists, unless it is said that the deck has so many. */
const FEW = 5;
/** No more cards go out or come in by one piece of advice. */
const MOST_CHANGED = 6;
/** So far from what the deck plays is advice, not a claim. */
const NEAR = 3;
const LAST_TURN = 12;
const LEAST_COUNT_OF_CARDS = 20;

/** What is to be changed: the number that follows is advice. */
const CHANGE =
  /\b(?:add|adding|cut|cutting|remove|replace|swap|run|try|up to|down to|toward|towards|aim for|aim at|go to|want|need|more|fewer|ajout\w*|coup\w*|retir\w*|enlev\w*|remplac\w*|passe\w*|vis\w*|jusqu a|descend\w*|mont\w*|il faut|faudrait)(?: \w+){0,2}$/;
/** What the deck has: the number that follows is a claim. */
const CLAIM =
  /\b(?:has|have|plays?|runs|contains?|counts?|holds?|only|already|avez|jouez|compte|contient|joue|possede|seulement|deja|dispose|comporte)(?: \w+){0,2}$/;
/** A hand holds fewer lands than a deck. */
const OF_A_HAND = /\b(?:hands?|mains?|mulligans?|keep|gardez|draw|drew|piochez)\b/;
/** What a table of sources asks for. */
const OF_THE_TABLE = /\b(?:table|tableau|karsten)\b/;
const OUTRIGHT = /\b(?:wins?|kills?|lethal|finish\w*|gagne\w*|tue\w*|victoire|lethale?)\b/;

/** What an answer may count by. */
export interface FigureSources {
  readonly facts: DeckFacts | null;
  /** Lines of the prompt: each number is true of what it counts there. */
  readonly lines: readonly string[];
  /** What was asked, our findings, and what tools told: each number is about the question. */
  readonly about: readonly string[];
}

const numbersOfCard = (card: Card): readonly number[] => [
  card.cmc,
  leastCost(card),
  ...readFigures(cardLines(card).join("\n")).map(({ value }) => value),
  ...(cardLines(card).join(" ").match(/\d+/g) ?? []).map(Number),
];

/** Copies of the subtype that stands right behind a number: “14 Goblins”. */
const ofSubtype = (after: string, facts: DeckFacts): number | undefined => {
  const [first = ""] = after.split(" ");
  const names = new Set([first, ...singularsOf(first)]);
  const found = facts.cards.filter(({ card }) =>
    foldWords(card.type_line.split("—")[1] ?? "")
      .split(" ")
      .some((word) => word !== "" && names.has(word)),
  );
  return found.length === 0 ? undefined : copiesOf(found);
};

/** Tells whether a number of a sentence is one that nothing bears. */
export const createFigureCheck = ({ facts, lines, about }: FigureSources) => {
  const told = new Map<string, number[]>();
  for (const line of [...lines, ...about])
    for (const { kind, value } of readFigures(line))
      told.set(kind, [...(told.get(kind) ?? []), value]);
  const ofKind = (kind: string): readonly number[] => told.get(kind) ?? [];
  const asked = about.flatMap((line) => readFigures(line).map(({ value }) => value));
  const measured = new Map(
    MEASURES.map(({ name, of }) => [name, facts === null ? [] : of(facts)] as const),
  );
  const rounds = (kind: string, value: number, step: number): boolean =>
    ofKind(kind).some((each) => Math.abs(each - value) < step);

  const isMeasured = (
    { kind, value, before }: Figure,
    values: readonly number[],
    others: readonly number[],
  ): boolean => {
    if (values.includes(value) || ofKind(kind).includes(value)) return true;
    if (kind === "cards" && value < LEAST_COUNT_OF_CARDS) return isOther(value, others, "");
    if (CLAIM.test(before) || !CHANGE.test(before)) return false;
    return (
      value <= MOST_CHANGED ||
      values.some(
        (each) => Math.abs(each - value) <= NEAR || others.includes(Math.abs(each - value)),
      )
    );
  };
  const isOther = (value: number, others: readonly number[], after: string): boolean => {
    const subtype = facts === null ? undefined : ofSubtype(after, facts);
    if (subtype !== undefined) return value === subtype || asked.includes(value);
    const known = [...asked, ...others];
    return known.includes(value) || OF_THE_GAME.includes(value) || figuresThatFollow(known)(value);
  };

  const isBorne = (figure: Figure, cards: readonly Card[], marked: string): boolean => {
    const { kind, value, before, after } = figure;
    const ofCards = cards.flatMap(numbersOfCard);
    const ofHand = value <= OPENING_HAND && OF_A_HAND.test(foldWords(marked));
    switch (kind) {
      case "percent":
        return rounds("percent", value, Number.isInteger(value) ? 0.51 : 0.06);
      case "decimal":
        return rounds("decimal", value, 0.051);
      case "size":
        return ofCards.includes(value) || asked.includes(value);
      case "bracket":
        return facts === null
          ? value >= 1 && value <= 5
          : value === facts.deck.bracket?.bracket || ofKind("bracket").includes(value);
      case "turn":
        return OUTRIGHT.test(foldWords(marked))
          ? ofKind("turn").includes(value)
          : value <= LAST_TURN || ofKind("turn").includes(value);
      case "mana":
        return cards.length === 0 ? value <= LAST_TURN : [...ofCards, ...asked].includes(value);
      case "copies":
        return (
          value === 1 ||
          asked.includes(value) ||
          (facts?.cards ?? []).some(
            ({ card, quantity }) =>
              quantity === value && (cards.length === 0 || cards.includes(card)),
          ) ||
          (CHANGE.test(before) && value <= 4)
        );
      case "narrowed":
        return value === 1 || ofHand || asked.includes(value);
      case "other":
        if (value <= FEW && !CLAIM.test(before)) return true;
        if (OF_THE_TABLE.test(foldWords(marked)) && ofKind("other").includes(value)) return true;
        return isOther(value, [...ofCards, cards.length], after);
      default:
        if (value === 1 && !/\b(?:only|just|single|exactly)$/.test(before) && kind !== "combos")
          return true;
        return ofHand || isMeasured(figure, measured.get(kind) ?? [], ofCards);
    }
  };

  /** The first number of a sentence that nothing bears; undefined for none. */
  return (marked: string, cards: readonly Card[]): number | undefined =>
    readFigures(marked).find((figure) => !isBorne(figure, cards, marked))?.value;
};
