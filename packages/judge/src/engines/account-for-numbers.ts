import { writeFigures } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import { foldText } from "../vocabulary/fold.ts";

/** A number of the question that plays no part in the answer: it was computed without it, perhaps wrongly. */
const NOT_SURE = 0.6;

/** Numbers that stand alone: no sizes (“3/3”), no bonuses (“+1/+1”), no rules (“702.19b”). */
const numbersOf = (text: string): readonly string[] =>
  writeFigures(foldText(text).tokens).filter((token) => /^\d+$/.test(token));

/** The result of an engine; less sure when the question tells a number that the result never uses. */
export const accountForNumbers = (decision: Decision, { question }: Understanding): Decision => {
  const { ruling, explanation, facts, steps } = decision;
  const used = [ruling, explanation, ...facts, ...steps.map(({ action }) => action)].join(" ");
  const told = new Set(used.match(/\d+/g));
  const ignored = numbersOf(question).some((number) => number !== "1" && !told.has(number));
  return ignored ? { ...decision, confidence: Math.min(decision.confidence, NOT_SURE) } : decision;
};
