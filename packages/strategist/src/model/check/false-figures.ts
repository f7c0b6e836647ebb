import { cardLines } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import { leastCost } from "@spellwright/decks";
import { createDerivableCheck, foldWords, singularsOf } from "@spellwright/text";
import { copiesOf, type DeckFacts } from "../../deck-facts.ts";
import { OPENING_HAND } from "../../odds/opening-hand.ts";
import { heldCopies } from "./held-copies.ts";
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

/** One of something is an article, unless it is said to be alone. */
const ALONE = /\b(?:only|just|single|exactly)$/;
/** Of most cards a deck plays no more copies. */
const MOST_COPIES = 4;

/** A number with the sentence that it stands in. */
interface Read extends Figure {
  readonly cards: readonly Card[];
  readonly ofCards: readonly number[];
  readonly ofHand: boolean;
  /** Folded. */
  readonly text: string;
}

/** What an answer may count by. */
export interface FigureSources {
  readonly facts: DeckFacts | null;
  /** Lines of the prompt. Each number is true of what it counts there. */
  readonly lines: readonly string[];
  /** What was asked, our findings, and what tools told. Each number is about the question. */
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

/** The numbers of some lines by what they count. */
const numbersByKind = (lines: readonly string[]): ((kind: string) => readonly number[]) => {
  const told = new Map<string, number[]>();
  for (const { kind, value } of lines.flatMap(readFigures))
    told.set(kind, [...(told.get(kind) ?? []), value]);
  return (kind) => told.get(kind) ?? [];
};

const isBracketOf = (value: number, facts: DeckFacts | null): boolean =>
  facts === null ? value >= 1 && value <= 5 : value === facts.deck.bracket?.bracket;

const isCopies = ({ value, cards, before }: Read, held: ReturnType<typeof heldCopies>): boolean => {
  const names = cards.length === 0 ? [...held.keys()] : cards.map(({ name }) => name);
  return (
    value === 1 ||
    (CHANGE.test(before) && value <= MOST_COPIES) ||
    names.some((name) => held.get(name)?.includes(value))
  );
};

/** Tells whether a number of a sentence is one that nothing bears. */
export const createFigureCheck = ({ facts, lines, about }: FigureSources) => {
  const held = heldCopies(facts);
  const ofKind = numbersByKind([...lines, ...about]);
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
    return (
      known.includes(value) || OF_THE_GAME.includes(value) || createDerivableCheck(known)(value)
    );
  };

  /** How each kind of number is borne. What is counted of the deck is measured. */
  const BORNE: Readonly<Record<string, (read: Read) => boolean>> = {
    percent: ({ value }) => rounds("percent", value, Number.isInteger(value) ? 0.51 : 0.06),
    decimal: ({ value }) => rounds("decimal", value, 0.051),
    size: ({ value, ofCards }) => ofCards.includes(value) || asked.includes(value),
    bracket: ({ value }) => ofKind("bracket").includes(value) || isBracketOf(value, facts),
    turn: ({ value, text }) =>
      ofKind("turn").includes(value) || (!OUTRIGHT.test(text) && value <= LAST_TURN),
    mana: ({ value, cards, ofCards }) =>
      cards.length === 0 ? value <= LAST_TURN : ofCards.includes(value) || asked.includes(value),
    copies: (read) => asked.includes(read.value) || isCopies(read, held),
    narrowed: ({ value, ofHand }) => value === 1 || ofHand || asked.includes(value),
    other: ({ value, before, after, cards, ofCards, text }) =>
      (value <= FEW && !CLAIM.test(before)) ||
      (OF_THE_TABLE.test(text) && ofKind("other").includes(value)) ||
      isOther(value, [...ofCards, cards.length], after),
  };
  const isCounted = (read: Read): boolean =>
    read.ofHand ||
    (read.value === 1 && !ALONE.test(read.before) && read.kind !== "combos") ||
    isMeasured(read, measured.get(read.kind) ?? [], read.ofCards);
  const isBorne = (figure: Figure, cards: readonly Card[], text: string): boolean => {
    const ofCards = cards.flatMap(numbersOfCard);
    const ofHand = figure.value <= OPENING_HAND && OF_A_HAND.test(text);
    return (BORNE[figure.kind] ?? isCounted)({ ...figure, cards, ofCards, ofHand, text });
  };

  /** The first number of a sentence that nothing bears. Undefined for none. */
  return (marked: string, cards: readonly Card[]): number | undefined => {
    const text = foldWords(marked);
    return readFigures(marked).find((figure) => !isBorne(figure, cards, text))?.value;
  };
};
