/** Rule number as printed: chapter "702", rule "702.19", lettered rule "702.19b" (`external-services` §2.2). */
const RULE_NUMBER = /^(\d{1,3})(?:\.(\d{1,4})([a-z]{0,2}))?$/;

const CITED_NUMBER =
  /^[[(«\u201c"'\s]*(?:CR|C\.R\.|rules?|règles?|regles?)?[\s\u00A0§#]*(\d{3}(?:\.\d{1,4}[a-z]{0,2})?)[\s.,;:!?\])»\u201d"']*$/iu;

/** Longest citation that is worth reading. A rule number needs eight signs. */
const CITATION_MAX_LENGTH = 40;

/**
 * Order of the book: 702.9 before 702.19, 704.5z before 704.5aa. The letters l and o are never
 * used (CR introduction), which plain letter order already respects.
 */
export function compareRuleNumbers(left: string, right: string): number {
  const a = RULE_NUMBER.exec(left);
  const b = RULE_NUMBER.exec(right);
  if (a === null || b === null) return compareTexts(left, right);
  const [, chapterA = "", ruleA = "0", letterA = ""] = a;
  const [, chapterB = "", ruleB = "0", letterB = ""] = b;
  return (
    compareChapters(chapterA, chapterB) ||
    Number(ruleA) - Number(ruleB) ||
    letterA.length - letterB.length ||
    compareTexts(letterA, letterB)
  );
}

const compareTexts = (left: string, right: string): number =>
  left < right ? -1 : Number(left > right);

/** Numbers that stand above a number, nearest first: 702.19b → 702.19, 702, 7. */
export function ancestorsOf(number: string): readonly string[] {
  const match = RULE_NUMBER.exec(number);
  if (match === null) return [];
  const [, chapter = "", rule, letter = ""] = match;
  const above: string[] = [];
  if (rule !== undefined && letter !== "") above.push(`${chapter}.${rule}`);
  if (rule !== undefined) above.push(chapter);
  if (chapter.length === 3) above.push(chapter.slice(0, 1));
  return above;
}

/** "CR 702.19b." → "702.19b". Undefined when the text is not one rule or chapter number. */
export function normalizeRuleNumber(text: string): string | undefined {
  if (text.length > CITATION_MAX_LENGTH) return undefined;
  return CITED_NUMBER.exec(text)?.[1]?.toLowerCase();
}

/** Section 7 stands before chapter 700, and chapter 699 before section 7. */
function compareChapters(left: string, right: string): number {
  const order = (chapter: string) => Number(chapter.padEnd(3, "0"));
  return order(left) - order(right) || left.length - right.length;
}
