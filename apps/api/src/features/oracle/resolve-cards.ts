import type { CardName } from "@spellwright/cards";
import type { CardMention, Language } from "@spellwright/contract";
import type { JudgeQuestion } from "@spellwright/judge";
import type { Knowledge } from "../knowledge/index.ts";

export interface NamedCards {
  readonly question: string;
  /** The cards that the page attached. */
  readonly cards: readonly CardMention[];
  readonly language: Language;
}

export type ResolvedCards = Pick<JudgeQuestion, "cards" | "cardRulings" | "unknownCards">;

type UnknownCard = ResolvedCards["unknownCards"][number];

const namesOf = (candidates: readonly CardName[]): string[] => candidates.map(({ name }) => name);

/**
 * Finds the cards of a question: those attached, those marked, and those named in the sentence, each
 * once, with their official notes. What was meant as a card and is none, or several, is told with close
 * names.
 */
export const resolveCards = async (
  knowledge: Knowledge,
  { question, cards: mentions, language }: NamedCards,
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

  for (const { id, written } of index.namesIn(question, language)) note(id, written);
  for (const { written, candidates, suggestions } of index.unknownNamesIn(question, language)) {
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
    if (id === undefined || !attachedIds.has(id)) lookUp(name);
    else {
      note(id, name);
      unknown.delete(name);
    }
  }

  const missing = [...writtenById.keys()].filter((id) => !attachedIds.has(id));
  const others = missing.length > 0 ? await knowledge.cardsByIds(missing) : [];
  const cardById = new Map([...attached, ...others].map((card) => [card.id, card]));
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
