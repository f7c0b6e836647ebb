import type { RelevantRule, Ruling } from "@spellwright/contract";

/** The chapter a rule number stands in: 702 for 702.19b. */
const sectionOf = (number: string): string => number.split(".")[0] ?? number;

/** The chapters that a ruling cites, each once, in order of number. */
export const citedSections = (rules: readonly RelevantRule[]): string[] =>
  [...new Set(rules.map((rule) => sectionOf(rule.number)))].sort((a, b) => Number(a) - Number(b));

/** The rule that a subrule belongs to: 702.2 for 702.2c. Null for a rule that has no letter. */
export const wholeRule = (number: string): string | null =>
  /^\d{3}\.\d+[a-z]+$/.test(number) ? number.replace(/(?<![a-z])[a-z]+$/, "") : null;

/** The words of a rule that a ruling rests on. */
export const quotesOf = ({ quote, more_quotes = [] }: RelevantRule): readonly string[] =>
  quote === undefined ? [] : [quote, ...more_quotes];

/** The effective date of an edition. Our digest carries the date of the rules it sums up (ORA-17). */
export const editionDate = (edition: string): string => edition.replace(/^starter-/, "");

export interface WebSource {
  readonly url: string;
  readonly title: string;
  /** The site, without `www.`. */
  readonly site: string;
}

/** An address a person may follow. Null for anything but a web page. */
const webSource = (url: string, title: string): WebSource[] => {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return [];
  const site = new URL(url).hostname.replace(/^www\./, "");
  return [{ url, title: title.trim() === "" ? site : title, site }];
};

/** The pages behind an answer, each once; `javascript:` and other schemes are left out. */
export const webSources = (ruling: Ruling): WebSource[] => {
  const found = new Map<string, WebSource>();
  const chunks = ruling.groundingMetadata?.chunks ?? [];
  const sources = [
    ...chunks.flatMap(({ web }) => webSource(web.uri, web.title)),
    ...ruling.sourcesAndLinks.flatMap((link) => webSource(link, "")),
  ];
  for (const source of sources) if (!found.has(source.url)) found.set(source.url, source);
  return [...found.values()];
};

/** Sources that are not addresses: titles of documents, notes. */
export const namedSources = (ruling: Ruling): string[] => [
  ...new Set(ruling.sourcesAndLinks.filter((link) => !/^[a-z][a-z0-9+.-]*:/i.test(link.trim()))),
];
