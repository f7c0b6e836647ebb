import type { Concept } from "./concept.ts";

/** kebab-case id of a term of the rules: "First strike" gives "first-strike". */
export const termId = (term: string): string =>
  term.toLowerCase().replaceAll("’", "").replaceAll("!", "").replaceAll(" ", "-");

/**
 * A keyword with its own rule of chapter 701 or 702. The English word always counts in both
 * languages: French players use it, above all for keywords that were never printed in French.
 */
export const keyword = (
  name: string,
  rule: string,
  fr: readonly string[] = [],
  more: Partial<Pick<Concept, "en" | "unless" | "ordinary" | "rules">> = {},
): Concept => ({
  id: termId(name),
  fr,
  rules: [rule],
  keyword: name,
  ...more,
  en: [name.replaceAll("!", ""), ...(more.en ?? [])],
});
