import { pagePath } from "@spellwright/locales";
import { Ellipsis, FileText, PencilLine, RefreshCw } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton, Menu, MenuItem, Overlay, toast } from "../../../../ui/index.ts";
import { useSession } from "../../../auth/index.ts";
import type { Exchange, ShownRuling } from "../../../chat/index.ts";
import { useChatContext } from "../../hooks/use-chat-context.ts";
import { rulingAsMarkdown } from "../../model/copy-markdown.ts";
import { FeedbackButtons } from "./feedback-buttons.tsx";

const AskAgainDialog = lazyPart(
  withTexts("later", () => import("./ask-again-dialog.tsx")),
  "AskAgainDialog",
);

interface AnswerActionsProps {
  exchange: Exchange;
  answer: ShownRuling;
}

/** What can be done with an answer, beside copying it. */
export function AnswerActions({ exchange, answer }: AnswerActionsProps) {
  const { t, language } = useText();
  const { user } = useSession();
  const chat = useChatContext();
  const [asking, setAsking] = useState(false);
  const owner = chat?.owner ?? null;
  const copy = () => {
    const reliability = new URL(pagePath(language, "reliability"), window.location.origin).href;
    const text = rulingAsMarkdown(exchange.question, answer, { t, reliability });
    return navigator.clipboard.writeText(text).then(
      () => toast.copied(t("oracle.ruling.copied")),
      () => toast.failed(t("oracle.ruling.copyFailed")),
    );
  };
  return (
    <>
      {user !== null && chat !== null && chat.discussionId !== null && exchange.stored && (
        <FeedbackButtons discussionId={chat.discussionId} answer={answer} />
      )}
      <Menu
        label={t("conversation.actions.label")}
        align="start"
        trigger={
          <IconButton label={t("conversation.actions.more")}>
            <Ellipsis className="icon" />
          </IconButton>
        }
      >
        <MenuItem icon={<FileText className="icon" />} onSelect={() => void copy()}>
          {t("conversation.actions.copyMarkdown")}
        </MenuItem>
        {owner !== null && exchange.stored && (
          <MenuItem
            icon={<RefreshCw className="icon" />}
            disabled={chat?.busy ?? false}
            onSelect={() => setAsking(true)}
          >
            {t("conversation.actions.again")}
          </MenuItem>
        )}
        {owner !== null && (
          <MenuItem icon={<PencilLine className="icon" />} onSelect={() => owner.edit(exchange)}>
            {t("conversation.actions.edit")}
          </MenuItem>
        )}
      </Menu>
      {chat !== null && owner !== null && (
        <Overlay open={asking} onClose={() => setAsking(false)}>
          <AskAgainDialog
            open={asking}
            onClose={() => setAsking(false)}
            setting={chat.effort}
            onAsk={(effort) => owner.askAgain(exchange, effort)}
            onEdit={() => owner.edit(exchange)}
          />
        </Overlay>
      )}
    </>
  );
}
