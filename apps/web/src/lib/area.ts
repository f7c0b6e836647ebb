import type { DiscussionType } from "@spellwright/contract";
import { pageOf } from "@spellwright/locales";

/** Whose colours a page wears and whose discussions are searched from it; the Oracle’s by default. */
export const areaOf = (pathname: string): DiscussionType => {
  const { page } = pageOf(pathname);
  return page === "forge" || page === "forgeDiscussion" || page === "deck" ? "forge" : "oracle";
};
