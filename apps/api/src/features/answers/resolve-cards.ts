import type { CardName } from "@spellwright/cards";
import type { Card, CardMention, Language } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";
import { inTurns } from "../../turns.ts";
import type { Knowledge, NamesResolution } from "../knowledge/index.ts";

export interface NamedCards {
  readonly question: string;
  /** The cards that the page attached. */
  readonly cards: readonly CardMention[];
  readonly language: Language;
}

export type ResolvedCards = Pick<JudgeQuestion, "cards" | "cardRulings" | "unknownCards">;

type UnknownCard = ResolvedCards["unknownCards"][number];

const namesOf = (candidates: readonly CardName[]): string[] => candidates.map(({ name }) => name);

/** Names of one question that are worth asking for one by one (IMP-08). */
const ASKED_MAX = 10;

/** Looks names up beyond our data; it says what it found out within its time, and never throws. */
export type LookUpNames = (names: readonly string[]) => Promise<NamesResolution["names"]>;

/**
 * Finds the cards of a question: those attached, those marked, and those named in the sentence, each
 * once, with their official notes. What was meant as a card and is none, or several, is told with close
 * names.
 *
 * @param lookUpElsewhere for the names that our data does not know; absent: nobody is asked
 */
export const resolveCards = async (
  knowledge: Knowledge,
  { question, cards: mentions, language }: NamedCards,
  lookUpElsewhere: LookUpNames = async () => [],
): Promise<ResolvedCards> => {
  const index = await knowledge.cardIndex();
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

  const named = await inTurns(index.readNames(question, language));
  for (const { id, written } of named.cards) note(id, written);
  for (const { written, candidates, suggestions } of named.unknown) {
    unknown.set(
      written,
      candidates.length > 0
        ? { suggestions: namesOf(candidates), ambiguous: true }
        : { suggestions },
    );
  }
  const attached = await knowledge.cardsByIds(
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

  const given = [...attached, ...elsewhere.found.map(({ card }) => card)];
  const givenIds = new Set(given.map(({ id }) => id));
  const missing = [...writtenById.keys()].filter((id) => !givenIds.has(id));
  const others = missing.length > 0 ? await knowledge.cardsByIds(missing) : [];
  const cardById = new Map([...given, ...others].map((card) => [card.id, card]));
  const cards = [...writtenById].flatMap(([id, written]) => {
    const card = cardById.get(id);
    return card === undefined ? [] : [{ card, written }];
  });
  return {
    cards,
    cardRulings: await knowledge.rulingsOf(cards.map(({ card }) => card.name)),
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
