import { createHash } from "node:crypto";
import type { RecordedQuestion } from "./recording.ts";

/** The same lot for the same seed, whatever order the questions stand in. */
const lotOf = (seed: string, { id }: RecordedQuestion): string =>
  createHash("sha256").update(`${seed}:${id}`).digest("hex");

/**
 * Draws questions by lot: half of them French, and half of each language with named cards, as far as the
 * set has them. Refusals are left out, for they never reach a model.
 */
export const drawQuestions = (
  questions: readonly RecordedQuestion[],
  count: number,
  seed: string,
): readonly RecordedQuestion[] => {
  const byLot = questions
    .filter(({ kind }) => kind !== "refuse")
    .toSorted((a, b) => (lotOf(seed, a) < lotOf(seed, b) ? -1 : 1));
  const groups = (["fr", "en"] as const).flatMap((lang) =>
    [true, false].map((named) =>
      byLot.filter((one) => one.lang === lang && one.cards.length > 0 === named),
    ),
  );
  const share = Math.ceil(count / groups.length);
  const drawn = groups.flatMap((group) => group.slice(0, share));
  const rest = byLot.filter((one) => !drawn.includes(one));
  return [...drawn, ...rest].slice(0, count);
};
