import type { Answer, Condition, SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";

/** The concept of a negated question: « Ne meurt-elle pas ? », “Isn't it countered?”. */
export const NEGATED = "negated-question";

const read = new WeakMap<Understanding, ReadonlySet<string>>();

/** Concepts a condition is tested on: read once of a question, which many conditions are tested with. */
export const conceptsFor = (understanding: Understanding): ReadonlySet<string> => {
  const concepts =
    read.get(understanding) ??
    new Set([
      ...[...understanding.asked].filter((id) => !understanding.denied.has(id)),
      ...understanding.fromHistory,
      ...understanding.fromCards.keywords,
      ...(understanding.negated ? [NEGATED] : []),
    ]);
  read.set(understanding, concepts);
  return concepts;
};

export const holds = (
  condition: Condition | undefined,
  concepts: ReadonlySet<string>,
  { form, asking, clause, matches, fromCards }: Understanding,
): boolean =>
  condition === undefined ||
  ((condition.all ?? []).every((id) => concepts.has(id)) &&
    (condition.any === undefined || condition.any.some((id) => concepts.has(id))) &&
    !(condition.none ?? []).some((id) => concepts.has(id)) &&
    (condition.card === undefined || condition.card.some((id) => fromCards.ideas.has(id))) &&
    (condition.form === undefined || condition.form.includes(form)) &&
    (condition.mood === undefined || condition.mood.includes(clause.mood)) &&
    (condition.asks === undefined ||
      matches.some(
        ({ id, start }) =>
          condition.asks?.includes(id) && start >= asking.start && start < asking.end,
      )));

/** Whether a condition says what must be asked, not only what must not. */
export const namesAsked = ({ all, any, asks, card, mood }: Condition = {}): boolean =>
  [all, any, asks, card, mood].some((named) => named !== undefined);

/** The answer whose condition holds. One with a yes or no only where that is asked for. */
export const answerWhoseConditionHolds = (
  { answers }: SettledQuestion,
  understanding: Understanding,
): Answer | undefined => {
  const concepts = conceptsFor(understanding);
  return answers.find(
    ({ when, verdict }) =>
      (verdict === null || understanding.form === "yes_no") && holds(when, concepts, understanding),
  );
};
