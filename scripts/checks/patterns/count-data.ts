/** What stands beside patterns in the data: names, rules, what is said, and why a pattern is there. */
const NO_PATTERN = new Set(["claim", "id", "name", "reads", "rules", "subject"]);

const isBilingual = (value: object): boolean => Object.keys(value).sort().join() === "en,fr";

/** The characters of all patterns and words within a value of the data. */
export const patternsOfData = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, part]) => {
    const isSaid = name === "says" && typeof part === "object" && isBilingual(part);
    return NO_PATTERN.has(name) || isSaid ? sum : sum + patternsOfData(part);
  }, 0);
};

/** What of a concept of the vocabulary is read. */
interface Concept {
  readonly fr?: readonly string[];
  readonly en?: readonly string[];
}

/** The characters of the phrases by which concepts are found. */
export const phrasesOf = (concepts: readonly Concept[]): number =>
  concepts
    .flatMap(({ fr = [], en = [] }) => [...fr, ...en])
    .reduce((sum, phrase) => sum + phrase.length, 0);
