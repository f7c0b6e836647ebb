import type { Language } from "@spellwright/contract";
import { languageOfPath } from "./addresses.ts";

/**
 * Every page and its address behind the language, which the router is made of; `$name` stands for one
 * segment. An `open` page shows the same to everybody, so search engines may list it.
 */
export const PAGES = {
  oracle: { path: "/oracle", open: true },
  discussion: { path: "/oracle/discussion/$discussionId", open: false },
  channelAnswer: { path: "/oracle/answer/$answerId", open: false },
  forge: { path: "/forge", open: true },
  forgeDiscussion: { path: "/forge/discussion/$discussionId", open: false },
  deck: { path: "/forge/deck/$deckId", open: false },
  sharedDeck: { path: "/deck/$token", open: false },
  rules: { path: "/rules", open: true },
  rulesChanges: { path: "/rules/changes", open: true },
  glossary: { path: "/rules/glossary", open: true },
  glossaryTerm: { path: "/rules/glossary/$term", open: true },
  rule: { path: "/rules/$number", open: true },
  questions: { path: "/questions", open: true },
  question: { path: "/questions/$slug", open: true },
  reliability: { path: "/reliability", open: true },
  cards: { path: "/cards", open: true },
  card: { path: "/cards/$name", open: true },
  table: { path: "/table", open: true },
  bracket: { path: "/bracket", open: true },
  privacy: { path: "/privacy", open: true },
  terms: { path: "/terms", open: true },
  legalNotice: { path: "/legal-notice", open: true },
  withdrawal: { path: "/withdrawal", open: true },
  subscription: { path: "/subscription", open: false },
  receipt: { path: "/subscription/receipts/$paymentId", open: false },
  subscriptionSuccess: { path: "/subscription-success", open: false },
  subscriptionCancelled: { path: "/subscription-cancelled", open: false },
  discord: { path: "/discord", open: false },
  discordCallback: { path: "/discord/oauth/callback", open: false },
  discordSetup: { path: "/discord/$guildId/setup", open: false },
  settings: { path: "/settings", open: false },
  admin: { path: "/admin/analytics", open: false },
  confirm: { path: "/auth/confirm", open: false },
  discordLink: { path: "/auth/discord/link", open: false },
} as const;

/** A page of the product; `notFound` is what every unknown address shows. */
export type PageName = keyof typeof PAGES | "notFound";

/** A page as an address names it. */
export interface PageAddress {
  readonly page: PageName;
  /** The segment that names what the page is about, decoded. Empty where the address has none. */
  readonly subject: string;
  readonly open: boolean;
}

const NOT_FOUND: PageAddress = { page: "notFound", subject: "", open: false };

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The subject of an address that has the shape of `path`, or null. */
const subjectIn = (path: string, segments: readonly string[]): string | null => {
  const shape = path.split("/").slice(1);
  if (shape.length !== segments.length) return null;
  let subject: string | null = "";
  for (const [index, part] of shape.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith("$") && part !== segment) return null;
    if (part.startsWith("$")) subject = decode(segment);
  }
  return subject;
};

/**
 * Which page an address shows (ROUTE-10, ROUTE-11).
 *
 * @param pathname with its language, without query
 */
export const pageOf = (pathname: string): PageAddress => {
  if (languageOfPath(pathname) === null) return NOT_FOUND;
  const segments = pathname.split("/").slice(2);
  for (const [page, { path, open }] of Object.entries(PAGES)) {
    const subject = subjectIn(path, segments);
    if (subject !== null) return { page: page as PageName, subject, open };
  }
  return NOT_FOUND;
};

const IN_THE_FORGES_ACCENT: ReadonlySet<PageName> = new Set([
  "forge",
  "forgeDiscussion",
  "deck",
  "sharedDeck",
  "bracket",
  "subscription",
  "receipt",
  "subscriptionSuccess",
  "subscriptionCancelled",
  "discord",
  "discordCallback",
  "discordSetup",
  "settings",
  "admin",
]);

/** Whose accent a page wears: one’s account wears the Forge’s too, everything else the Oracle’s. */
export const accentOf = (page: PageName): "oracle" | "forge" =>
  IN_THE_FORGES_ACCENT.has(page) ? "forge" : "oracle";

/** What a page is about, where its address says so. */
type Subject<Page extends keyof typeof PAGES> =
  (typeof PAGES)[Page]["path"] extends `${string}$${string}` ? [subject: string] : [];

/**
 * The address of a page, without query: the inverse of `pageOf`.
 *
 * @param subject an id, a number, a term or a name, as it is read
 */
export const pagePath = <Page extends keyof typeof PAGES>(
  language: Language,
  page: Page,
  ...[subject = ""]: Subject<Page>
): string => `/${language}${PAGES[page].path.replace(/\$\w+/, () => encodeURIComponent(subject))}`;

/** The addresses, without language, of the open pages that are about nothing in particular. */
export const openPaths: readonly string[] = Object.values(PAGES)
  .filter(({ path, open }) => open && !path.includes("$"))
  .map(({ path }) => path);
