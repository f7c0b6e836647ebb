import type { Card } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import type { Answer, AnswerPart } from "../../answers/answer-part.ts";
import { understand } from "../../understanding/understand.ts";
import type { DeckLookUp } from "./look-up.ts";

/** What an answer of the strategist says to a question in its own words. Undefined where it has none. */
export const answerOfSubject = (
  answer: Answer,
  question: string,
  cards: readonly Card[],
  { facts, question: asked, say }: DeckLookUp,
): string | undefined => {
  const named = {
    ...asked,
    ...{ question, language: "en" as const, summary: "", history: [] },
    cards: cards.map((card) => ({ card, written: card.name })),
  };
  const part: AnswerPart | undefined = answer({
    question: named,
    understanding: understand(named),
    facts,
  });
  if (part === undefined) return undefined;
  return [part.headline, ...part.items].map(say).filter(Boolean).map(markUntrustedText).join("\n");
};
