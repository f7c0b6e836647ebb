import type { CardIndex, CardName, NameInText, Steps } from "@spellwright/cards";
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
export type DoSteps = <Result>(steps: Steps<Result>) => Promise<Result>;

/** A question, the cards that the page attached to it, and what was said before it. */
export interface NamedCards {
  readonly question: string;
  readonly cards: readonly CardMention[];
  readonly language: Language;
  /** Oldest first; absent: nothing. */
  readonly history?: JudgeQuestion["history"];
}

/** The cards of a question, with their notes; those that may be meant; names that are no card, or several. */
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

/** Looks names up beyond the data in use; it says what it found out within its time, and never throws. */
export type LookUpNames = (names: readonly string[]) => Promise<readonly LookedUpName[]>;

/** What the person asked before, a line each: a short name of the question may be one that stands there in full. */
const linesBefore = (history: JudgeQuestion["history"]): string =>
  history.flatMap(({ role, content }) => (role === "user" ? `${content}\n` : [])).join("");

const namesOf = (candidates: readonly CardName[]): string[] => candidates.map(({ name }) => name);

/** Of the cards that share a name so many may be the one that is meant. */
const CANDIDATES_MAX = 2;

const shifted = (name: NameInText, by: number): NameInText => ({
  ...name,
  start: name.start + by,
  end: name.end + by,
});

/** Names of one question that are worth asking for one by one (IMP-08). */
const ASKED_MAX = 10;

/**
 * Finds the cards of a question: those attached, those marked, and those named in the sentence, each
 * once, with their official notes; and those that only the questions before it name. What was meant as a
 * card and is none, or several, is told with close names.
 *
 * @param lookUpElsewhere for the names that the data in use does not know; absent: nobody is asked
 */
export const findCards = async (
  facts: CardFacts,
  { question, cards: mentions, language, history = [] }: NamedCards,
  doSteps: DoSteps,
  lookUpElsewhere: LookUpNames = async () => [],
): Promise<FoundCards> => {
  const index = await facts.cardIndex();
  const writtenById = new Map<string, string>();
  const unknown = new Map<string, Pick<UnknownCard, "suggestions" | "ambiguous">>();
  const note = (id: string, written: string) => {
    if (!writtenById.has(id)) writtenById.set(id, written);
  };
  const lookUp = (written: string) => {
    const resolution = index.resolve(written, language);
    if (resolution.kind === "found") note(resolution.id, written);
    else if (resolution.kind === "unknown")
      unknown.set(written, { suggestions: resolution.suggestions });
    else unknown.set(written, { suggestions: namesOf(resolution.candidates), ambiguous: true });
  };

  const before = linesBefore(history);
  const named = await doSteps(index.readNames(before + question, language));
  const isAsked = ({ start }: { readonly start: number }) => start >= before.length;
  for (const { id, written } of named.cards.filter(isAsked)) note(id, written);
  for (const { written, candidates, suggestions } of named.unknown.filter(isAsked)) {
    unknown.set(
      written,
      candidates.length > 0
        ? { suggestions: namesOf(candidates), ambiguous: true }
        : { suggestions },
    );
  }
  const attached = await facts.cardsByIds(
    mentions.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  const attachedIds = new Set(attached.map(({ id }) => id));
  for (const { id, name } of mentions) {
    if (id !== undefined && attachedIds.has(id)) {
      note(id, name);
      unknown.delete(name);
    } else if (id !== undefined && !index.knows(name)) {
      // Chosen from the card service's answers: never a card of ours whose name is only close.
      for (const [closeId, written] of writtenById)
        if (written === name) writtenById.delete(closeId);
      unknown.set(name, { suggestions: unknown.get(name)?.suggestions ?? [] });
    } else lookUp(name);
  }

  const asked = [...unknown].filter(([, { ambiguous }]) => ambiguous !== true);
  const elsewhere = await askElsewhere(
    asked.slice(0, ASKED_MAX).map(([written]) => written),
    lookUpElsewhere,
  );
  for (const { written, card } of elsewhere.found) {
    note(card.id, written);
    unknown.delete(written);
  }
  for (const [written, told] of elsewhere.unclear) unknown.set(written, told);

  const earlier = new Map<string, string>();
  for (const { id, written } of named.cards)
    if (!writtenById.has(id) && !earlier.has(id)) earlier.set(id, written);

  const possible = new Map<string, string>();
  const maybe = await doSteps(
    index.possibleNames(
      question,
      language,
      named.cards.filter(isAsked).map((name) => shifted(name, -before.length)),
    ),
  );
  for (const { candidates, written } of named.unknown.filter(isAsked))
    for (const { id } of candidates.slice(0, CANDIDATES_MAX)) possible.set(id, written);
  for (const { id, written } of maybe) if (!possible.has(id)) possible.set(id, written);
  for (const id of writtenById.keys()) possible.delete(id);

  const given = [...attached, ...elsewhere.found.map(({ card }) => card)];
  const givenIds = new Set(given.map(({ id }) => id));
  const missing = [...writtenById.keys(), ...earlier.keys(), ...possible.keys()].filter(
    (id) => !givenIds.has(id),
  );
  const others = missing.length > 0 ? await facts.cardsByIds(missing) : [];
  const cardById = new Map([...given, ...others].map((card) => [card.id, card]));
  const wholeCards = (names: ReadonlyMap<string, string>) =>
    [...names].flatMap(([id, written]) => {
      const card = cardById.get(id);
      return card === undefined ? [] : [{ card, written }];
    });
  const cards = wholeCards(writtenById);
  return {
    cards,
    earlierCards: wholeCards(earlier),
    possibleCards: wholeCards(possible),
    cardRulings: await facts.rulingsOf(cards.map(({ card }) => card.name)),
    unknownCards: [...unknown].map(([written, found]) => ({ written, ...found })),
  };
};

/** What asking elsewhere told of names: cards that bear them, and which card may have been meant. */
const askElsewhere = async (names: readonly string[], lookUpElsewhere: LookUpNames) => {
  const answers = names.length === 0 ? [] : await lookUpElsewhere(names);
  const found: { readonly written: string; readonly card: Card }[] = [];
  const unclear = new Map<string, Pick<UnknownCard, "suggestions" | "ambiguous">>();
  for (const answer of answers) {
    const { written } = answer;
    if (answer.kind === "ambiguous")
      unclear.set(written, { suggestions: answer.choices, ambiguous: true });
    else if (answer.kind === "found" && answer.misspelt)
      unclear.set(written, { suggestions: [answer.card.name] });
    else if (answer.kind === "found") found.push({ written, card: answer.card });
  }
  return { found, unclear };
};
