import type { NearNote } from "../evidence/card-notes/near-notes.ts";
import { compare } from "./agreement.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { SURE } from "./sureness.ts";

/** A note has to come as near as this to be the one that decides: below, notes mostly tell of something else. */
const NEAR_ENOUGH = 0.35;
const NEGATION = /\b(?:not|no|never|cannot|can['\u2019]t|\w+n['\u2019]t|nor|neither|without)\b/i;

/** A settled question that is likely the one that is asked says the same, or more than half speaks for its word. */
export const settledAgrees = (
  written: ModelRuling,
  { settled, leaning, understanding }: ModelEvidence,
): boolean => {
  if (settled && settled.confidence >= SURE)
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
 * The official note that may bear a yes or no: the nearest one, where its nearest sentence affirms for a
 * yes and denies for a no. Whether it speaks of what is asked is for the second reading to say.
 */
export const noteFor = (
  verdict: "yes" | "no" | null,
  { notes, understanding }: Pick<ModelEvidence, "notes" | "understanding">,
): NearNote | undefined => {
  const [nearest] = notes;
  if (verdict === null || understanding.negated || understanding.inverted) return undefined;
  if (nearest === undefined || nearest.nearness < NEAR_ENOUGH) return undefined;
  const denies = NEGATION.test(nearest.sentences[nearest.at]?.written ?? "");
  return denies === (verdict === "no") ? nearest : undefined;
};
