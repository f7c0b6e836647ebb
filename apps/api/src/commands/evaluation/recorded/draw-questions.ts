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
  const drawnOf = (lang: "fr" | "en", most: number): readonly RecordedQuestion[] => {
    const own = byLot.filter((one) => one.lang === lang);
    const named = own.filter(({ cards }) => cards.length > 0).slice(0, Math.ceil(most / 2));
    const others = own.filter((one) => !named.includes(one));
    return [...named, ...others].slice(0, most);
  };
  const french = drawnOf("fr", Math.ceil(count / 2));
  return [...french, ...drawnOf("en", count - french.length)];
};
