import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Plus } from "lucide-react";
import { startNewDiscussion } from "../../../lib/page/chat-frame.ts";
import { useText } from "../../../lib/text/text.tsx";

/** Begins a discussion of the Forge that is about no deck. */
export function StartQuestion() {
  const { t, language } = useText();
  return (
    <Link
      className="button button-primary"
      to={pagePath(language, "forgeDiscussion", "new")}
      onClick={startNewDiscussion}
    >
      <Plus className="icon" />
      {t("forgeChat.start")}
    </Link>
  );
}
