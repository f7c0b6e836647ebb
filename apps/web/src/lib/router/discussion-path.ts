import type { Discussion, Language } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";

/** Where a discussion is read: the Oracle's or the Forge's own page (spec 1 §2). */
export const discussionPath = (
  { id, type }: Pick<Discussion, "id" | "type">,
  language: Language,
): string => pagePath(language, type === "forge" ? "forgeDiscussion" : "discussion", id);
