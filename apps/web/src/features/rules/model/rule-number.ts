import type { RuleView } from "@spellwright/contract";

/** What a number of the book names: a section ("7"), a chapter ("702") or a rule ("702.19b"). */
export const kindOf = (number: string): "section" | "chapter" | "rule" => {
  if (number.includes(".")) return "rule";
  return number.length === 1 ? "section" : "chapter";
};

/** A rule as a tab of the browser names it: number, then the name that it stands under. */
export const titleOf = ({ number, heading }: Pick<RuleView, "number" | "heading">): string =>
  heading === null ? number : `${number} ${heading}`;

/**
 * Whether a number that a rule's text names has a page: the official edition keeps what it names; of our
 * digest, only what the server found is certain.
 *
 * @param found numbers that the server found in the text
 */
export const pagesNamed =
  (rule: Pick<RuleView, "verbatim" | "number">, found: readonly string[] = []) =>
  (number: string): boolean =>
    number !== rule.number && (rule.verbatim || found.includes(number));
