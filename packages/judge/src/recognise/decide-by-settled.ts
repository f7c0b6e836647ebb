import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { Recognised } from "./recognise.ts";
import { shippedWeights } from "./weights.ts";

/** What is known that comes near to a question. */
export type RecogniseSettled = (understanding: Understanding) => Recognised;

/** What the nearest settled question says. Undefined when it is too likely another question. */
export const decisionOfNearest = ({ settled }: Recognised): Decision | undefined =>
  settled && settled.likely >= shippedWeights.decided ? settled.decision : undefined;

/** What the nearest settled question decides: the same, where it answers what is asked. */
export const decideBySettled = (recognised: Recognised): Decision | undefined =>
  recognised.settled?.isBesides ? undefined : decisionOfNearest(recognised);
