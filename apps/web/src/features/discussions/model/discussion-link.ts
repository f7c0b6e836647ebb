import type { Discussion, Language } from "@spellwright/contract";
import { discussionPath } from "../../../lib/router/discussion-path.ts";

/** The address of a discussion as it is shared. */
export const discussionLink = (
  discussion: Pick<Discussion, "id" | "type">,
  language: Language,
): string => `${window.location.origin}${discussionPath(discussion, language)}`;
