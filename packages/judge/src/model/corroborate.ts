import { type CardSource, SURE, strengthOf } from "@spellwright/contract";
import type { Decision } from "../decision.ts";
import { overstates } from "./absolutes.ts";
import { compare } from "./agreement.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";

/**
 * A settled question that is likely the one that is asked says the same, or more than half speaks for its word.
 * It bears no “never” and no “always” that it does not say.
 */
export const settledAgrees = (
  written: ModelRuling,
  { settled, leaning, near, understanding }: ModelEvidence,
): boolean => {
  const [nearest] = near;
  const line = settled
    ? `${settled.ruling} ${settled.explanation}`
    : nearest
      ? `${nearest.neutral.en} ${nearest.because.en}`
      : "";
  if (overstates(written.ruling, line)) return false;
  if (settled && strengthOf(settled) === "ruling")
    return compare(written, settled, understanding) === "same";
  // Who wants a denial confirmed gets no plain yes or no: there is nothing to compare.
  const isPlain = !(understanding.negated && understanding.confirms);
  return (
    isPlain &&
    leaning !== undefined &&
    leaning.likely >= SURE &&
    written.outcome === "ruling" &&
    written.verdict === leaning.verdict
  );
};

/**
 * The official note that may bear a yes or no: one that the ruling quotes and that speaks of what is asked.
 * What it says of it is for the second reading to tell, which is the same model’s: none bears what settled
 * questions rather deny.
 */
export const corroboratingNote = (
  { verdict, cardSources = [] }: Pick<Decision, "verdict" | "cardSources">,
  {
    notes,
    understanding,
    settled,
    leaning,
  }: Pick<ModelEvidence, "notes" | "understanding" | "settled" | "leaning">,
): CardSource | undefined => {
  if (verdict === null || understanding.negated || understanding.inverted) return undefined;
  const others = [settled?.verdict, leaning?.verdict].filter((one) => one != null);
  if (others.some((one) => one !== verdict)) return undefined;
  const near = new Set(notes.map(({ note }) => note.comment));
  return cardSources.find(({ kind, text }) => kind === "note" && near.has(text));
};
