import { DECIDING, LISTED } from "./answers/all-answers.ts";
import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { endNotes } from "./answers/end-notes.ts";
import { nearbyQuestions, readQuestion } from "./read-question.ts";
import type { Finding, LocalFindings } from "./strategist.ts";
import type { Understanding } from "./understanding/understand.ts";

/** Asks for a choice, which figures prepare but do not make. */
const isChoice = (
  { asksAdvice, asksCount, asksEnough, asksByRole }: Understanding,
  parts: readonly AnswerPart[],
): boolean =>
  asksAdvice &&
  !asksCount &&
  !asksEnough &&
  !asksByRole &&
  !parts.some(({ title }) => DECIDING.has(title));

/** Which cards matter is weighed rather than counted: a language model, where there is one, may weigh more. */
const isWeighed = ({ responseType, title }: AnswerPart): boolean =>
  responseType === "unsettled" ||
  (responseType === "cards" && !LISTED.has(title)) ||
  title === "matchups";

const joined = (parts: readonly AnswerPart[]) => ({
  sections: parts
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({ title, items })),
  cards: [
    ...new Map(parts.flatMap(({ cards = [] }) => cards).map((card) => [card.name, card])).values(),
  ],
  sources: [...new Set(parts.flatMap(({ sources = [] }) => sources))],
});

/** Notes end the answer, in its last section. */
const withNotes = (
  parts: readonly AnswerPart[],
  notes: readonly Finding[],
): readonly AnswerPart[] => {
  const last = parts.findLastIndex(({ items }) => items.length > 0);
  const at = Math.max(0, last);
  return parts.map((part, each) =>
    each === at ? { ...part, items: [...part.items, ...notes] } : part,
  );
};

/**
 * The answer that can be computed from the deck, its cards and published figures. A choice, and what is
 * not understood, stay unsettled: what is known is shown all the same.
 */
export const answerLocally = (context: AnswerContext): LocalFindings => {
  const { reading: parts, asked } = readQuestion(context);
  const { understanding } = asked;
  if (parts === "rules")
    return {
      kind: "findings",
      responseType: "rules",
      headline: finding("askTheOracle"),
      sections: [],
      cards: [],
      sources: [],
      confidence: 0.8,
      isChoice: false,
    };
  const [first] = parts;
  const wantsChoice = isChoice(understanding, parts);
  // Without a deck, what guides ask for is all there is to choose by; a model may say more.
  if (first === undefined || (wantsChoice && first.responseType !== "guidance"))
    return {
      kind: "findings",
      responseType: "unsettled",
      headline: finding(
        understanding.subjects.has("prices")
          ? "pricesUnknown"
          : first !== undefined
            ? "choiceUnsettled"
            : context.facts === null
              ? "generalUnsettled"
              : "deckUnsettled",
      ),
      ...(first === undefined
        ? {
            sections: context.facts === null ? [] : [nearbyQuestions(context)],
            cards: [],
            sources: [],
          }
        : joined(parts.map((part) => ({ ...part, items: [part.headline, ...part.items] })))),
      confidence: 0.2,
      isChoice: true,
    };
  const [, ...others] = parts;
  return {
    kind: "findings",
    responseType: first.responseType,
    headline: first.headline,
    ...joined(
      withNotes(
        [first, ...others.map((part) => ({ ...part, items: [part.headline, ...part.items] }))],
        endNotes(asked, parts),
      ),
    ),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    isChoice: wantsChoice || isWeighed(first),
  };
};
