import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { Recognised } from "./recognise.ts";
import { shippedWeights } from "./weights.ts";

/** What is known that comes near to a question. */
export type Look = (understanding: Understanding) => Recognised;

/** What the nearest settled question decides; undefined when it is too likely another question. */
export const decideBySettled = ({ settled }: Recognised): Decision | undefined =>
  settled && settled.likely >= shippedWeights.decided ? settled.decision : undefined;
