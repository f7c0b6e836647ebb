import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useEffect } from "react";
import { useText } from "../../../lib/text/text.tsx";
import type { Conversation } from "../../chat/index.ts";

/** A discussion that the address names, and that is not about this deck, is shown on its own page. */
export const useOtherDeck = (open: Conversation["open"], deckId: string): void => {
  const { language } = useText();
  const navigate = useNavigate();
  const other =
    open.state === "ready" && open.discussion.deck_id !== deckId ? open.discussion : null;
  const to =
    other &&
    pagePath(language, other.type === "forge" ? "forgeDiscussion" : "discussion", other.id);
  useEffect(() => {
    if (to !== null) void navigate({ to, replace: true });
  }, [to, navigate]);
};
