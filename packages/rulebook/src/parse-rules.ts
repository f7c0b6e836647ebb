import { normalizeLineEnds } from "./decode-rules-text.ts";
import type { Heading, RulesEdition, RuleText } from "./edition.ts";
import { parseGlossary } from "./parse-glossary.ts";

/** Why a text is not an edition of the rules. */
export type RulesTextProblem =
  | "empty"
  | "no_effective_date"
  | "no_body"
  | "no_rules"
  | "no_glossary"
  | "truncated";

/** The edition that a text holds, or the first reason why it is none. */
export type ParsedRules =
  | { readonly ok: true; readonly edition: RulesEdition }
  | { readonly ok: false; readonly problem: RulesTextProblem };

const EFFECTIVE_DATE = /^These rules are effective as of (\p{L}+) (\d{1,2}), (\d{4})\.?$/u;
const SECTION_ONE = /^1\. \S/;
/** "7. Additional Rules", "702. Keyword Abilities". */
const HEADING = /^(\d|\d{3})\.\s+(.+)$/;
/** "702.19b Text"; "606.5 Text" and "119.1d. Text" are glitches of real editions. */
const RULE = /^(\d{3}\.\d+[a-z]{0,2})\.?\s+(.+)$/;
const EXAMPLE = /^Example: *(.+)$/;
/** A rule that is only a name ("702.19. Trample", "702.179. Start Your Engines!") is no sentence. */
const RULE_NAME = /^[^\p{Ll}][^.:;?]{0,59}$/u;
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

interface OpenRule {
  readonly number: string;
  readonly text: string[];
  readonly examples: string[];
}

/**
 * Official text (any line ends) → edition with `verbatim: true` and the effective date as id. Titles
 * stay English in both languages. A text that is not the whole rules gives the problem, it never
 * throws. One pass over the lines.
 */
export function parseRules(text: string): ParsedRules {
  const lines = normalizeLineEnds(text)
    .split("\n")
    .map((line) => line.trimEnd());
  if (lines.every((line) => line === "")) return { ok: false, problem: "empty" };
  const effectiveDate = findEffectiveDate(lines);
  if (effectiveDate === undefined) return { ok: false, problem: "no_effective_date" };
  const start = findBody(lines);
  if (start === -1) return { ok: false, problem: "no_body" };
  const glossaryStart = lines.indexOf("Glossary", start);
  const end = lines.lastIndexOf("Credits");
  const body = readBody(lines.slice(start, glossaryStart === -1 ? undefined : glossaryStart));
  if (body.rules.length === 0) return { ok: false, problem: "no_rules" };
  if (glossaryStart === -1) return { ok: false, problem: "no_glossary" };
  if (end < glossaryStart) return { ok: false, problem: "truncated" };
  const glossary = parseGlossary(lines.slice(glossaryStart + 1, end));
  if (glossary.length === 0) return { ok: false, problem: "no_glossary" };
  return {
    ok: true,
    edition: { id: effectiveDate, effectiveDate, verbatim: true, ...body, glossary },
  };
}

function findEffectiveDate(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const match = EFFECTIVE_DATE.exec(line);
    if (match === null) continue;
    const month = MONTHS.indexOf(match[1] ?? "") + 1;
    const day = Number(match[2]);
    if (month === 0 || day < 1 || day > 31) continue;
    return `${match[3]}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  }
  return undefined;
}

/** The contents repeat every heading, so the body starts at the second "1. …". */
function findBody(lines: readonly string[]): number {
  const contents = lines.findIndex((line) => SECTION_ONE.test(line));
  return contents === -1 ? -1 : lines.indexOf(lines[contents] ?? "", contents + 1);
}

function readBody(lines: readonly string[]): { rules: RuleText[]; headings: Heading[] } {
  const headings: Heading[] = [];
  const rules = new Map<string, OpenRule>();
  let open: OpenRule | undefined;
  for (const line of lines) {
    const [, number = "", text = ""] = RULE.exec(line) ?? [];
    const [, chapter = "", title = ""] = HEADING.exec(line) ?? [];
    if (number !== "" && !rules.has(number)) {
      open = { number, text: [text], examples: [] };
      rules.set(number, open);
      if (isRuleName(number, text)) headings.push(toHeading(number, text));
    } else if (title !== "") {
      headings.push(toHeading(chapter, title));
      open = undefined;
    } else if (open !== undefined && line !== "") addLine(open, line);
  }
  return { headings, rules: [...rules.values()].map(toRule) };
}

function addLine({ text, examples }: OpenRule, line: string): void {
  const example = EXAMPLE.exec(line)?.[1];
  if (example === undefined) text.push(line.trim());
  else examples.push(example);
}

const isRuleName = (number: string, text: string): boolean =>
  /\d$/.test(number) && RULE_NAME.test(text);

const toHeading = (number: string, title: string): Heading => ({
  number,
  title: { fr: title, en: title },
});

const toRule = ({ number, text, examples }: OpenRule): RuleText => ({
  number,
  official: text.join("\n"),
  paraphrase: null,
  examples,
});
