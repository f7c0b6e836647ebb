import silentWith from "../../../../data/judge/engines/silent-with.json" with { type: "json" };
import statedOutcomes from "../../../../data/judge/engines/stated-outcomes.json" with {
  type: "json",
};
import type { Understanding } from "../question/understand.ts";

/** Whether a question holds an idea with which more decides than an engine reads: then it says nothing. */
export const isOutOfScope = (
  engine: keyof typeof silentWith,
  ideas: ReadonlySet<string>,
): boolean => silentWith[engine].some((id) => ideas.has(id));

/**
 * Whether a sentence beside the one that asks tells how it went on (“First-strike damage kills the
 * attacker.”). An engine works out a course of its own, so it says nothing of a course that is told.
 */
export const isOutcomeStated = (
  engine: keyof typeof statedOutcomes,
  { matches, asking }: Pick<Understanding, "matches" | "asking">,
): boolean => {
  const told: readonly string[] = statedOutcomes[engine];
  return matches.some(
    ({ id, start }) => told.includes(id) && (start < asking.start || start >= asking.end),
  );
};
