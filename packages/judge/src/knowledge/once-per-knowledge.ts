import { inOneGo, type Steps } from "@spellwright/cards";
import type { JudgeKnowledge } from "./knowledge.ts";

/** Something that is derived from what is known when it is first asked for. */
export interface OncePerKnowledge<Derived> {
  /** What is not derived yet is derived in one go. */
  (knowledge: JudgeKnowledge): Derived;
  readonly inSteps: (knowledge: JudgeKnowledge) => Steps<Derived>;
}

/**
 * Derives something from what is known only once, however many judges are made of it: what is known stays
 * the same when an edition of the rules or cards arrives, and reading it takes seconds.
 */
export const oncePerKnowledge = <Derived>(
  derive: (knowledge: JudgeKnowledge) => Steps<Derived>,
): OncePerKnowledge<Derived> => {
  const derived = new WeakMap<JudgeKnowledge, { readonly value: Derived }>();
  function* inSteps(knowledge: JudgeKnowledge): Steps<Derived> {
    const known = derived.get(knowledge) ?? { value: yield* derive(knowledge) };
    derived.set(knowledge, known);
    return known.value;
  }
  return Object.assign((knowledge: JudgeKnowledge) => inOneGo(inSteps(knowledge)), { inSteps });
};
