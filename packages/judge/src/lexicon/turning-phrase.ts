import type { Concept } from "./concept.ts";

/** An ordinary phrase that turns a question on a keyword ability, with the rules it leads to, best first. */
export const turn = (
  id: string,
  fr: readonly string[],
  en: readonly string[],
  ...rules: readonly string[]
): Concept => ({ id, fr, en, rules, ordinary: true });
