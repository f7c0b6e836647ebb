import { openPaths } from "@spellwright/locales";
import type { Database } from "../../database/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { PublicQuestions } from "../questions/index.ts";
import { listCardNames } from "./queries.ts";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** Two languages of each stay well under the 50,000 addresses of a sitemap. */
const CARDS_EACH = 20_000;
const CARDS = /^cards-(\d{1,3})$/;

export interface SitemapParts {
  readonly database: Database;
  readonly knowledge: Knowledge;
  readonly questions: PublicQuestions;
  readonly publicUrl: string;
}

/** The index of all sitemaps: pages, rules, settled questions, and as many of cards as are in use. */
export const listSitemaps = async ({ knowledge, publicUrl }: SitemapParts): Promise<string> => {
  const { cards } = await knowledge.editions();
  const files = Math.ceil(cards.count / CARDS_EACH);
  const ofCards = Array.from({ length: files }, (_, index) => `cards-${index + 1}`);
  return writeSitemapIndex(publicUrl, ["pages", "rules", "questions", ...ofCards]);
};

/** @returns undefined for a sitemap that does not exist */
export const readSitemap = async (
  { database, knowledge, questions, publicUrl }: SitemapParts,
  name: string,
): Promise<string | undefined> => {
  if (name === "pages") return writeSitemap(publicUrl, openPaths);
  if (name === "rules") {
    const numbers = (await knowledge.rulebook()).numbers();
    return writeSitemap(
      publicUrl,
      numbers.map((number) => `/rules/${number}`),
    );
  }
  if (name === "questions") {
    const slugs = await questions.slugs();
    return writeSitemap(
      publicUrl,
      slugs.map((slug) => `/questions/${slug}`),
    );
  }
  const file = Number(CARDS.exec(name)?.[1] ?? 0);
  if (file === 0) return undefined;
  const names = await listCardNames(database, {
    offset: (file - 1) * CARDS_EACH,
    limit: CARDS_EACH,
  });
  if (names.length === 0) return undefined;
  return writeSitemap(
    publicUrl,
    // `Front // Back` is one segment of an address.
    names.map((each) => `/cards/${each.replaceAll("/", "\u0000")}`),
  ).replaceAll("%00", "%2F");
};
