import { useText } from "../../../lib/text/text.tsx";
import { Segmented } from "../../../ui/index.ts";
import { useDeckChatMoves } from "../../forge-chat/index.ts";
import head from "./deck-head.module.css";

/** The list of a deck, or its chat. */
export function ViewChoice({ view }: { view: "list" | "chat" }) {
  const { t } = useText();
  const { showNewest, close } = useDeckChatMoves();
  return (
    <Segmented
      className={head.view}
      label={t("forgeChat.view")}
      value={view}
      options={[
        { value: "list", content: t("forgeChat.viewList") },
        { value: "chat", content: t("forgeChat.viewChat") },
      ]}
      onChange={(chosen) => (chosen === "list" ? close() : showNewest())}
    />
  );
}
