import type { DiscussionType } from "@spellwright/contract";
import { pageOf } from "@spellwright/locales";

/** Whose discussions are searched from a page. The Oracle’s by default. */
export const areaOf = (pathname: string): DiscussionType => {
  const { page } = pageOf(pathname);
  return page === "forge" || page === "forgeDiscussion" || page === "deck" ? "forge" : "oracle";
};
