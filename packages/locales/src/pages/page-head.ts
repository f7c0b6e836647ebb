import type { Language } from "@spellwright/contract";
import { translator } from "../translate.ts";
import type { PageName } from "./pages.ts";

/** Title and description of a page, in its language. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** What a page is about, when that is known: a discussion, a rule, a card. */
export interface PageSubject {
  readonly title: string;
  /** Absent, the page's own description stands. */
  readonly description?: string | undefined;
}

const DESCRIPTION_LENGTH = 200;

/** At most so long as previews show, cut between two words where there are any. */
const shorten = (text: string): string => {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const end = text.lastIndexOf(" ", DESCRIPTION_LENGTH);
  return `${text.slice(0, end > 0 ? end : DESCRIPTION_LENGTH)}…`;
};

/**
 * ROUTE-10: the title of a page, for the server's first answer and for the running page alike.
 *
 * @param subject null for a page that is about nothing in particular, or whose subject is private
 */
export const titleOf = (
  page: PageName,
  subject: PageSubject | null,
  language: Language,
): string => {
  const t = translator(language);
  return `${subject?.title ?? t(`pages.${page}.title`)} · ${t("common.productName")}`;
};

/** ROUTE-10: title and description. A page knows the latter with the texts that come later. */
export const headOf = (
  page: PageName,
  subject: PageSubject | null,
  language: Language,
): PageHead => ({
  title: titleOf(page, subject, language),
  description: shorten(subject?.description ?? translator(language)(`pageDescriptions.${page}`)),
});
