import type { Language } from "@spellwright/contract";

// As keys, so that the type asks for every language, and none of the contract's schemas comes along.
const LANGUAGES = Object.keys({ fr: 0, en: 0 } satisfies Record<Language, 0>) as Language[];

/** The language a value names, region and case aside (`en-GB` → `en`), or null. */
export const languageOf = (value: string | null | undefined): Language | null => {
  const base = value?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
};

/**
 * ROUTE-02, LANG-01: the stored language, else the first browser language that we speak, else French.
 */
export const preferredLanguage = (stored: string | null, browser: readonly string[]): Language => {
  const known = languageOf(stored);
  if (known !== null) return known;
  for (const candidate of browser) {
    const language = languageOf(candidate);
    if (language !== null) return language;
  }
  return "fr";
};

/** The language of an address: its first segment, exactly `fr` or `en`. */
export const languageOfPath = (pathname: string): Language | null =>
  LANGUAGES.find((language) => language === pathname.split("/")[1]) ?? null;

const isPrefix = (segment: string | undefined): boolean =>
  segment !== undefined && /^(fr|en)([-_][a-z0-9]+)*$/i.test(segment);

/** `702.19B.` → `702.19b`: a number of the rules as it is printed. Every other segment stays. */
const ruleSegment = (segment: string): string =>
  /^\d{1,3}(?:\.\d{1,4}[a-z]{0,2})?\.*$/i.test(segment)
    ? segment.toLowerCase().replace(/(?<!\.)\.+$/, "")
    : segment;

/**
 * ROUTE-01, 03, 04: the one address of a page.
 *
 * @param pathname without query
 * @param language used when the address names none
 * @returns the canonical path: prefixed, prefix in its short form, old addresses replaced, no trailing slash
 */
export const canonicalPath = (pathname: string, language: Language): string => {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const prefixed = isPrefix(segments[0]);
  const prefix = prefixed ? (languageOf(segments[0]) ?? language) : language;
  const rest = prefixed ? segments.slice(1) : segments;
  const [first, second] = rest;
  if (first === undefined || (first === "orale" && rest.length === 1)) return `/${prefix}/oracle`;
  if (first === "discussion" && second !== undefined && rest.length === 2)
    return `/${prefix}/oracle/discussion/${second}`;
  if (first === "rules" && second !== undefined && rest.length === 2)
    return `/${prefix}/rules/${ruleSegment(second)}`;
  return `/${[prefix, ...rest].join("/")}`;
};

/** ROUTE-05: the same page in another language. */
export const pathInLanguage = (pathname: string, language: Language): string => {
  const [, ...rest] = canonicalPath(pathname, language)
    .split("/")
    .filter((part) => part !== "");
  return `/${[language, ...rest].join("/")}`;
};
