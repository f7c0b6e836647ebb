import { foldText } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import type { Understanding } from "../question/understand.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { computedLines } from "./prompt-blocks.ts";

/** The steps outside combat, and the first of two damage steps (CR 502–505, 510.4, 513, 514). */
const MOMENTS = /^(?:50[2-5]|51[34])\.|^510\.4$/;

const momentsIn = (
  text: string,
  { vocabulary }: Pick<Understanding, "vocabulary">,
): readonly string[] =>
  vocabulary.find(foldText(text).tokens).flatMap(({ id }) =>
    vocabulary.concepts
      .get(id)
      ?.rules?.slice(0, 1)
      .some((rule) => MOMENTS.test(rule))
      ? [id]
      : [],
  );

const told = ({ ruling, explanation, facts, steps }: Decision): string =>
  [
    ruling,
    explanation,
    ...facts,
    ...steps.flatMap(({ action, timing }) => [action, timing ?? ""]),
  ].join("\n");

/** Whether a result tells of every moment that the question asks about. */
const isOfAskedMoment = (computed: Decision, understanding: Understanding): boolean => {
  const spoken = new Set(momentsIn(told(computed), understanding));
  return momentsIn(understanding.clause.text, understanding).every((id) => spoken.has(id));
};

/** What was computed of another moment than the asked one is a source of an answer, and neither bears nor doubts it. */
export const withoutOtherMoments = (evidence: ModelEvidence): ModelEvidence => {
  const { computed, understanding, computations = [] } = evidence;
  if (computed === undefined || isOfAskedMoment(computed, understanding)) return evidence;
  return {
    ...evidence,
    computed: undefined,
    computations: [...computations, ...computedLines(computed)],
  };
};
