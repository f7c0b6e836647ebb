import type {
  ChapterPage,
  Language,
  RulePage,
  RulesContents,
  RuleView,
} from "@spellwright/contract";
import type { RulesBrowser } from "./browse-rules.ts";
import type { Rulebook } from "./rulebook.ts";

/** A chapter without its rules, and their numbers. */
export interface ChapterHead extends Omit<ChapterPage, "items" | "next_cursor"> {
  readonly numbers: readonly string[];
}

/** The pages of the rules browser (ORA-17), the same on the server and on a device without network. */
export interface RulesPages {
  /** Sections and chapters of the edition. */
  contents(language: Language): RulesContents;
  /** Undefined where the edition has no such chapter. */
  chapter(number: string, language: Language): ChapterHead | undefined;
  /** A rule with all that stands around it. Undefined where the edition has none. */
  rule(number: string, language: Language): RulePage | undefined;
}

/** @param browser made of the same rulebook */
export const createRulesPages = (rulebook: Rulebook, browser: RulesBrowser): RulesPages => {
  const { edition, effectiveDate, verbatim } = rulebook;
  const head = { edition, effective_date: effectiveDate, verbatim };
  const contents = (language: Language): RulesContents => ({
    ...head,
    sections: browser.contents(language).map((section) => ({
      ...section,
      chapters: section.chapters.map((chapter) => ({ ...chapter })),
    })),
  });
  return {
    contents,
    chapter(number, language) {
      const { sections } = contents(language);
      const chapters = sections.flatMap((section) => section.chapters);
      const place = chapters.findIndex((chapter) => chapter.number === number);
      const chapter = chapters[place];
      const section = sections.find((each) => chapter && each.chapters.includes(chapter));
      if (chapter === undefined || section === undefined) return undefined;
      return {
        ...head,
        ...chapter,
        section: { number: section.number, title: section.title },
        previous: chapters[place - 1]?.number ?? null,
        next: chapters[place + 1]?.number ?? null,
        numbers: browser.rulesOf(number),
      };
    },
    rule(number, language) {
      const rule = rulebook.read(number, language);
      const around = browser.around(number, language);
      return rule && around && { ...rule, ...around };
    },
  };
};

/** Rules closest to some words, best first. */
export const findRules = (
  rulebook: Rulebook,
  words: string,
  language: Language,
  limit: number,
): RuleView[] =>
  rulebook.search(words, { limit }).flatMap(({ number }) => rulebook.read(number, language) ?? []);
