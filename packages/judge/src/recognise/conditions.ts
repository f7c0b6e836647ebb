import type { Condition, Interaction } from "../knowledge/interaction.ts";
import type { Understanding } from "../question/understand.ts";

/** The concept of a negated question: « Ne meurt-elle pas ? », “Isn't it countered?”. */
export const NEGATED = "negated-question";

/** Concepts a condition is tested on. */
export const conceptsFor = (understanding: Understanding): ReadonlySet<string> =>
  new Set([
    ...[...understanding.asked].filter((id) => !understanding.denied.has(id)),
    ...understanding.fromHistory,
    ...understanding.fromCards.keywords,
    ...(understanding.negated ? [NEGATED] : []),
  ]);

export const holds = (
  condition: Condition | undefined,
  concepts: ReadonlySet<string>,
  { form, asking, clause, matches }: Pick<Understanding, "form" | "asking" | "clause" | "matches">,
): boolean =>
  condition === undefined ||
  ((condition.all ?? []).every((id) => concepts.has(id)) &&
    (condition.any === undefined || condition.any.some((id) => concepts.has(id))) &&
    !(condition.none ?? []).some((id) => concepts.has(id)) &&
    (condition.form === undefined || condition.form.includes(form)) &&
    (condition.mood === undefined || condition.mood.includes(clause.mood)) &&
    (condition.asks === undefined ||
      matches.some(
        ({ id, start }) =>
          condition.asks?.includes(id) && start >= asking.start && start < asking.end,
      )));

/** Whether a condition says what must be asked, not only what must not. */
export const namesAsked = ({ all, any, asks, mood }: Condition = {}): boolean =>
  [all, any, asks, mood].some((named) => named !== undefined);

/** Whether a question holds one concept of every group, half of them in its own words. */
export const fits = (interaction: Interaction, understanding: Understanding): boolean => {
  const { asked, denied, fromHistory, fromCards } = understanding;
  const own = (id: string) => (asked.has(id) || fromHistory.has(id)) && !denied.has(id);
  const brought = (id: string) =>
    !denied.has(id) && (fromCards.keywords.has(id) || fromCards.ideas.has(id));
  const { concepts } = interaction;
  return (
    concepts.every((group) => group.some((id) => own(id) || brought(id))) &&
    concepts.filter((group) => group.some(own)).length * 2 >= concepts.length
  );
};
