import type { Steps } from "@spellwright/decks";
import { DECIDING, LISTED } from "./answers/all-answers.ts";
import type { AnswerContext, AnswerPart } from "./answers/answer-part.ts";
import { finding } from "./answers/answer-part.ts";
import { barredCandidates } from "./answers/candidates.ts";
import { cardTexts } from "./answers/card-texts.ts";
import { endNotes } from "./answers/end-notes.ts";
import { leftOut } from "./answers/left-out.ts";
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

/** What several parts say is said once, and what heads the answer nowhere else. */
const saidOnce = (parts: readonly AnswerPart[], head?: Finding): readonly AnswerPart[] => {
  const said = new Set(head === undefined ? [] : [JSON.stringify(head)]);
  return parts.map((part) => ({
    ...part,
    items: part.items.filter((item) => {
      const sentence = JSON.stringify(item);
      return !said.has(sentence) && said.add(sentence);
    }),
  }));
};

const joined = (parts: readonly AnswerPart[], head?: Finding) => ({
  sections: saidOnce(parts, head)
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

/** Why nothing is settled, and what is known all the same. */
const unsettled = (
  context: AnswerContext,
  { subjects }: Understanding,
  parts: readonly AnswerPart[],
): LocalFindings => {
  const code =
    parts.length > 0
      ? "choiceUnsettled"
      : context.facts === null
        ? "generalUnsettled"
        : "deckUnsettled";
  return {
    kind: "findings",
    responseType: "unsettled",
    headline: finding(subjects.has("prices") ? "pricesUnknown" : code),
    ...joined(parts.map((part) => withHeadline(part))),
    ...(parts.length === 0 && context.facts !== null
      ? { sections: [...cardTexts(context), ...nearbyQuestions(context)] }
      : {}),
    confidence: 0.2,
    isChoice: true,
  };
};

/** Nothing answers what was asked: where cards are chosen, which of them nobody could play is the answer. */
const notUnderstood = (context: AnswerContext, understanding: Understanding): LocalFindings => {
  const none = unsettled(context, understanding, []);
  const barred = barredCandidates(context);
  if (barred === undefined) return none;
  const { responseType, headline, confidence } = barred;
  return {
    ...{ kind: "findings", responseType, headline, confidence },
    ...joined([barred]),
    isChoice: true,
  };
};

const withHeadline = (part: AnswerPart, before: readonly Finding[] = []): AnswerPart => ({
  ...part,
  items: [...before, part.headline, ...part.items],
});

/**
 * The answer that can be computed from the deck, its cards and published figures. A choice, and what is
 * not understood, stay unsettled: what is known is shown all the same.
 */
export function* answerLocally(context: AnswerContext): Steps<LocalFindings> {
  const { reading: parts, asked, rest } = yield* readQuestion(context);
  const { understanding } = asked;
  if (parts === "rules")
    return {
      kind: "findings",
      responseType: "rules",
      headline: finding("askTheOracle"),
      sections: cardTexts(asked),
      cards: [],
      sources: [],
      confidence: 0.8,
      isChoice: false,
    };
  const [first] = parts;
  if (first === undefined) return notUnderstood(context, understanding);
  const wantsChoice = isChoice(understanding, parts);
  // Without a deck, what guides ask for is all there is to choose by. A model may say more.
  if (wantsChoice && first.responseType !== "guidance")
    return unsettled(context, understanding, parts);
  const [, ...others] = parts;
  const left = leftOut(asked, parts);
  const notes = [...endNotes(asked, parts), ...left.after];
  // What the answer leaves aside is read before it, or the rest is taken for what was asked.
  const [aside, ...furtherAside] = [
    ...(rest == null ? [] : [finding("clauseLeft", { text: rest })]),
    ...left.before,
  ];
  const led = aside === undefined ? first : withHeadline(first, furtherAside);
  const headline = aside ?? first.headline;
  return {
    kind: "findings",
    responseType: first.responseType,
    headline,
    ...joined(withNotes([led, ...others.map((part) => withHeadline(part))], notes), headline),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    isChoice: wantsChoice || isWeighed(first) || aside !== undefined,
  };
}
