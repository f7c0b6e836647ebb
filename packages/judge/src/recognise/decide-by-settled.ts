import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { Recognised } from "./recognise.ts";

/** Less likely to be right than this is a guess: the rule is told without a decision instead. */
const LEAST_LIKELY = 0.33;

/** What is known that comes near to a question. */
export type Look = (understanding: Understanding) => Recognised;

/** What the nearest settled question decides; undefined when it is too likely another question. */
export const decideBySettled = ({ settled }: Recognised): Decision | undefined =>
  settled && settled.likely >= LEAST_LIKELY ? settled.decision : undefined;
