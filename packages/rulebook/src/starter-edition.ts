import type { Bilingual } from "@spellwright/contract";
import type { GlossaryEntry, Heading, RulesDigest, RuleText } from "./edition.ts";
import { compareRuleNumbers, normalizeRuleNumber } from "./rule-numbers.ts";

/** A digest file that is not what it should be. The message says where ("702 rules[3] fr"). */
export class DigestError extends Error {
  constructor(at: string) {
    super(`rules digest: ${at}`);
    this.name = "DigestError";
  }
}

/**
 * The parsed JSON of `data/rules/*.json` (chapters, the glossary, French names, in any order) → an edition with
 * `verbatim: false` and the id `starter-<date>` (DATA-04). `effectiveDate` is the ISO date of the
 * official edition that the digest paraphrases.
 *
 * @throws DigestError for a missing field, a rule outside its chapter or a number given twice
 */
export function starterEdition(files: readonly unknown[], effectiveDate: string): RulesDigest {
  const rules: RuleText[] = [];
  const headings: Heading[] = [];
  const glossary: GlossaryEntry[] = [];
  const titles: Heading[] = [];
  const terms: Bilingual[] = [];
  for (const value of files) {
    const file = readObject(value, "file");
    if ("entries" in file) {
      glossary.push(...readGlossary(file));
    } else if ("titles" in file) {
      titles.push(...readTitles(file.titles));
      terms.push(...readList(file.terms, "terms").map(([entry, at]) => readBilingual(entry, at)));
    } else {
      const chapter = readChapter(file);
      rules.push(...chapter.rules);
      headings.push(...chapter.headings);
    }
  }
  refuseDuplicates("rules", rules);
  // The digest's own chapters name themselves. It only takes the names of their sections.
  const sections = new Set(rules.map(({ number }) => number.slice(0, 1)));
  headings.push(...titles.filter(({ number }) => sections.has(number)));
  refuseDuplicates("headings", headings);
  refuseDuplicates("titles", titles);
  return {
    id: `starter-${effectiveDate}`,
    effectiveDate,
    verbatim: false,
    headings: headings.sort(byNumber),
    rules: rules.sort(byNumber),
    glossary,
    names: { titles, terms },
  };
}

function readTitles(value: unknown): Heading[] {
  return readList(value, "titles").map(([entry, at]) => {
    const number = readText(entry.number, at);
    if (!/^\d(?:\d\d(?:\.\d+)?)?$/.test(number)) throw new DigestError(`${at} ${number}`);
    return { number, title: readBilingual(entry, at) };
  });
}

type Fields = Readonly<Record<string, unknown>>;

const byNumber = (a: { readonly number: string }, b: { readonly number: string }): number =>
  compareRuleNumbers(a.number, b.number);

function readChapter(file: Fields): { headings: Heading[]; rules: RuleText[] } {
  const chapter = readText(file.chapter, "chapter");
  if (!/^\d{3}$/.test(chapter)) throw new DigestError(`chapter ${chapter}`);
  const headings = readList(file.headings ?? [], `${chapter} headings`).map(([entry, at]) => ({
    number: readNumber(entry.number, chapter, at),
    title: readBilingual(entry, at),
  }));
  const rules = readList(file.rules, `${chapter} rules`).map(([entry, at]) => ({
    number: readNumber(entry.number, chapter, at),
    official: null,
    paraphrase: readBilingual(entry, at),
    examples: [],
  }));
  const title = readBilingual(file.title, `${chapter} title`);
  return { headings: [{ number: chapter, title }, ...headings], rules };
}

function readGlossary(file: Fields): GlossaryEntry[] {
  return readList(file.entries, "glossary entries").map(([entry, at]) => ({
    term: readBilingual(entry.term, at),
    definition: readBilingual(entry.definition, at),
    rules: readNumbers(entry.rules ?? [], at),
  }));
}

function refuseDuplicates(kind: string, entries: readonly { readonly number: string }[]): void {
  const seen = new Set<string>();
  for (const { number } of entries) {
    if (seen.has(number)) throw new DigestError(`${kind} ${number}`);
    seen.add(number);
  }
}

function readObject(value: unknown, at: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new DigestError(at);
  }
  return value as Fields;
}

function readList(value: unknown, at: string): [Fields, string][] {
  if (!Array.isArray(value)) throw new DigestError(at);
  return value.map((entry, index) => {
    const place = `${at}[${index}]`;
    return [readObject(entry, place), place];
  });
}

function readText(value: unknown, at: string): string {
  if (typeof value !== "string" || value.trim() === "") throw new DigestError(at);
  return value;
}

function readBilingual(value: unknown, at: string): Bilingual {
  const { fr, en } = readObject(value, at);
  return { fr: readText(fr, `${at} fr`), en: readText(en, `${at} en`) };
}

function readNumber(value: unknown, chapter: string, at: string): string {
  const number = readText(value, at);
  if (normalizeRuleNumber(number) !== number || !number.startsWith(`${chapter}.`)) {
    throw new DigestError(`${at} ${number}`);
  }
  return number;
}

function readNumbers(value: unknown, at: string): string[] {
  if (!Array.isArray(value)) throw new DigestError(`${at} rules`);
  return value.map((number) => {
    const text = readText(number, `${at} rules`);
    if (normalizeRuleNumber(text) !== text) throw new DigestError(`${at} rules ${text}`);
    return text;
  });
}
