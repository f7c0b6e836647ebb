import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { startNewDiscussion } from "../../../lib/chat-frame.ts";
import { useText } from "../../../lib/text.tsx";

/** Begins a discussion of the Forge that is about no deck. */
export function StartQuestion() {
  const { t, language } = useText();
  return (
    <Link
      className="button button-primary"
      to="/$language/forge/discussion/$discussionId"
      params={{ language, discussionId: "new" }}
      onClick={startNewDiscussion}
    >
      <Plus className="icon" />
      {t("forgeChat.start")}
    </Link>
  );
}
