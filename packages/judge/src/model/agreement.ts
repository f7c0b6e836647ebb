import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { answeredQuantity, quantitiesOf } from "./quantities.ts";

/** What two answers are to each other; `incomparable`: they share no verdict and no asked quantity. */
export type Comparison = "same" | "different" | "incomparable";

const quantityOf = (
  { quantity, ruling }: Pick<ModelRuling, "quantity" | "ruling">,
  { question }: Pick<Understanding, "question">,
): string | undefined => quantitiesOf(quantity ?? "")[0] ?? answeredQuantity(ruling, question);

/**
 * Compares a model's ruling with a known decision: by their verdicts, or by the quantity that is asked.
 * A figure that both happen to name says nothing: a “no” about 0 damage is not the answer “0”.
 */
export const compare = (
  written: ModelRuling,
  known: Decision,
  understanding: Pick<Understanding, "question" | "form">,
): Comparison => {
  if (written.outcome !== "ruling" || known.outcome !== "ruling") return "incomparable";
  if (known.verdict !== null || written.verdict !== null) {
    if (known.verdict === null || written.verdict === null) return "incomparable";
    return known.verdict === written.verdict ? "same" : "different";
  }
  // Where no quantity is asked for, one that both name may be about quite different things.
  if (understanding.form !== "number") return "incomparable";
  const wanted = answeredQuantity(known.ruling, understanding.question);
  const said = quantityOf(written, understanding);
  if (wanted === undefined || said === undefined) return "incomparable";
  return wanted === said ? "same" : "different";
};
