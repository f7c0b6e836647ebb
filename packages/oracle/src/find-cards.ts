import type {
  CardIndex,
  CardName,
  NameInText,
  Resolution,
  Steps,
  UnknownName,
} from "@spellwright/cards";
import type { Card, CardMention, CardRuling, Language } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";

/** The cards in use, wherever they are kept. */
export interface CardFacts {
  cardIndex(): Promise<CardIndex>;
  /** Whole cards; unknown ids are left out. */
  cardsByIds(ids: readonly string[]): Promise<readonly Card[]>;
  /** Official notes by English name, newest first, at most 200. */
  rulingsOf(names: readonly string[]): Promise<readonly CardRuling[]>;
}

/** Does long work, in turns where others wait for the same thread. */
export type RunSteps = <Result>(steps: Steps<Result>) => Promise<Result>;

/** A question, the cards that the page attached to it, and what was said before it. */
export interface NamedCards {
  readonly question: string;
  readonly cards: readonly CardMention[];
  readonly language: Language;
  /** Oldest first; absent: nothing. */
  readonly history?: JudgeQuestion["history"];
}

/** The cards of a question, with their notes. Those that may be meant. Names that are no card, or several. */
export type FoundCards = Required<
  Pick<JudgeQuestion, "cards" | "earlierCards" | "possibleCards" | "cardRulings" | "unknownCards">
>;

type UnknownCard = FoundCards["unknownCards"][number];

/** What a name came to that the data in use does not know. */
export type LookedUpName =
  | {
      readonly kind: "found";
      readonly written: string;
      readonly card: Card;
      /** No card bears the name as written: this one's name is the closest. */
      readonly misspelt: boolean;
    }
  | { readonly kind: "ambiguous"; readonly written: string; readonly choices: readonly string[] }
  | { readonly kind: "unknown" | "unsettled"; readonly written: string };

/** Looks names up beyond the data in use. It says what it found out within its time, and never throws. */
export type LookUpNames = (names: readonly string[]) => Promise<readonly LookedUpName[]>;

/** What the person asked before, a line each: a short name of the question may be one that stands there in full. */
const linesBefore = (history: JudgeQuestion["history"]): string =>
  history.flatMap(({ role, content }) => (role === "user" ? `${content}\n` : [])).join("");

/** Of the cards that share a name so many may be the one that is meant. */
const CANDIDATES_MAX = 2;

const shifted = (name: NameInText, by: number): NameInText => ({
  ...name,
  start: name.start + by,
  end: name.end + by,
});

/** Names of one question that are worth asking for one by one (IMP-08). */
const ASKED_MAX = 10;

/** Cards by their ids, each with how it was written the first time. */
type Written = Map<string, string>;

/** What is told of a name that is no card of ours, or several. */
type Told = Pick<UnknownCard, "suggestions" | "ambiguous">;

/** What a question names. */
interface Named {
  readonly cards: Written;
  readonly unknown: Map<string, Told>;
}

const note = (cards: Written, names: Iterable<Pick<NameInText, "id" | "written">>): void => {
  for (const { id, written } of names) if (!cards.has(id)) cards.set(id, written);
};

const forget = (cards: Written, name: string): void => {
  for (const [id, written] of cards) if (written === name) cards.delete(id);
};

const ambiguous = (candidates: readonly CardName[]): Told => ({
  suggestions: candidates.map(({ name }) => name),
  ambiguous: true,
});

const noteUnknown = (unknown: Named["unknown"], names: readonly UnknownName[]): void => {
  for (const { written, candidates, suggestions } of names)
    unknown.set(written, candidates.length > 0 ? ambiguous(candidates) : { suggestions });
};

/** Notes a card that the page attached by its name alone, or whose id no card of ours has any more. */
const noteByName = (named: Named, name: string, resolution: Resolution): void => {
  if (resolution.kind === "found") note(named.cards, [{ id: resolution.id, written: name }]);
  else if (resolution.kind === "ambiguous")
    named.unknown.set(name, ambiguous(resolution.candidates));
  else named.unknown.set(name, { suggestions: resolution.suggestions });
};

/** Notes the cards that the page attached. */
const noteMentions = (
  named: Named,
  mentions: readonly CardMention[],
  attached: ReadonlySet<string>,
  index: CardIndex,
  language: Language,
): void => {
  const { cards, unknown } = named;
  for (const { id, name } of mentions) {
    if (id !== undefined && attached.has(id)) {
      note(cards, [{ id, written: name }]);
      unknown.delete(name);
    } else if (id !== undefined && !index.knows(name)) {
      // Chosen from the card service's answers: never a card of ours whose name is only close.
      forget(cards, name);
      unknown.set(name, { suggestions: unknown.get(name)?.suggestions ?? [] });
    } else noteByName(named, name, index.resolve(name, language));
  }
};

/** Notes what asking elsewhere tells of unknown names. @returns the cards that bear them */
const noteElsewhere = async (
  { cards, unknown }: Named,
  lookUpElsewhere: LookUpNames,
): Promise<readonly Card[]> => {
  const asked = [...unknown].filter(([, told]) => told.ambiguous !== true).slice(0, ASKED_MAX);
  const answers = asked.length === 0 ? [] : await lookUpElsewhere(asked.map(([name]) => name));
  const found: Card[] = [];
  for (const answer of answers) {
    const { kind, written } = answer;
    if (kind === "ambiguous")
      unknown.set(written, { suggestions: answer.choices, ambiguous: true });
    if (kind !== "found") continue;
    if (answer.misspelt) {
      unknown.set(written, { suggestions: [answer.card.name] });
      continue;
    }
    note(cards, [{ id: answer.card.id, written }]);
    unknown.delete(written);
    found.push(answer.card);
  }
  return found;
};

/** The cards that may be meant: of names that several share, and words that may be names. */
const possibleCards = (
  unknown: readonly UnknownName[],
  maybe: readonly NameInText[],
  named: Written,
): Written => {
  const possible: Written = new Map();
  for (const { candidates, written } of unknown)
    for (const { id } of candidates.slice(0, CANDIDATES_MAX)) possible.set(id, written);
  note(possible, maybe);
  for (const id of named.keys()) possible.delete(id);
  return possible;
};

/** Reads whole cards. @param given those that were read already */
const createCardReader = async (
  facts: CardFacts,
  given: readonly Card[],
  ids: readonly string[],
): Promise<(names: Written) => FoundCards["cards"]> => {
  const known = new Set(given.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  const others = missing.length > 0 ? await facts.cardsByIds(missing) : [];
  const cardById = new Map([...given, ...others].map((card) => [card.id, card]));
  return (names) =>
    [...names].flatMap(([id, written]) => {
      const card = cardById.get(id);
      return card === undefined ? [] : [{ card, written }];
    });
};

/**
 * Finds the cards of a question: those attached, those marked, and those named in the sentence, each
 * once, with their official notes; and those that only the questions before it name. What was meant as a
 * card and is none, or several, is told with close names.
 *
 * @param lookUpElsewhere for the names that the data in use does not know. Absent: nobody is asked
 */
export const findCards = async (
  facts: CardFacts,
  { question, cards: mentions, language, history = [] }: NamedCards,
  doSteps: RunSteps,
  lookUpElsewhere: LookUpNames = async () => [],
): Promise<FoundCards> => {
  const index = await facts.cardIndex();
  const before = linesBefore(history);
  const read = await doSteps(index.readNames(before + question, language));
  const isAsked = ({ start }: { readonly start: number }) => start >= before.length;
  const asked = { cards: read.cards.filter(isAsked), unknown: read.unknown.filter(isAsked) };
  const named: Named = { cards: new Map(), unknown: new Map() };
  note(named.cards, asked.cards);
  noteUnknown(named.unknown, asked.unknown);
  const attached = await facts.cardsByIds(mentions.flatMap(({ id }) => id ?? []));
  noteMentions(named, mentions, new Set(attached.map(({ id }) => id)), index, language);
  const elsewhere = await noteElsewhere(named, lookUpElsewhere);

  const earlier: Written = new Map();
  note(
    earlier,
    read.cards.filter(({ id }) => !named.cards.has(id)),
  );
  const inQuestion = asked.cards.map((name) => shifted(name, -before.length));
  const maybe = await doSteps(index.possibleNames(question, language, inQuestion));
  const possible = possibleCards(asked.unknown, maybe, named.cards);

  const ids = [named.cards, earlier, possible].flatMap((names) => [...names.keys()]);
  const wholeCards = await createCardReader(facts, [...attached, ...elsewhere], ids);
  const cards = wholeCards(named.cards);
  return {
    cards,
    earlierCards: wholeCards(earlier),
    possibleCards: wholeCards(possible),
    cardRulings: await facts.rulingsOf(cards.map(({ card }) => card.name)),
    unknownCards: [...named.unknown].map(([written, found]) => ({ written, ...found })),
  };
};
