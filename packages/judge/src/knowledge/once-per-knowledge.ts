import type { JudgeKnowledge } from "./knowledge.ts";

/**
 * Derives something from what is known only once, however many judges are made of it: what is known stays
 * the same when an edition of the rules or cards arrives, and reading it takes seconds.
 */
export const oncePerKnowledge = <Derived>(
  derive: (knowledge: JudgeKnowledge) => Derived,
): ((knowledge: JudgeKnowledge) => Derived) => {
  const derived = new WeakMap<JudgeKnowledge, { readonly value: Derived }>();
  return (knowledge) => {
    const known = derived.get(knowledge) ?? { value: derive(knowledge) };
    derived.set(knowledge, known);
    return known.value;
  };
};
