import { termsOf } from "@spellwright/contract";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton, Overlay } from "../../../../ui/index.ts";
import type { ShownRuling } from "../../../chat/index.ts";
import { useFeedback } from "../../api/feedback-calls.ts";
import styles from "./feedback-buttons.module.css";

const FeedbackDialog = lazyPart(
  withTexts("later", () => import("./feedback-dialog.tsx")),
  "FeedbackDialog",
);

interface FeedbackButtonsProps {
  discussionId: string;
  answer: ShownRuling;
}

/** Helpful, or wrong because…. A pressed one is withdrawn by pressing it again. */
export function FeedbackButtons({ discussionId, answer }: FeedbackButtonsProps) {
  const { t } = useText();
  const feedback = useFeedback(discussionId, answer.messageId);
  const [asking, setAsking] = useState(false);
  const { helpful } = answer.feedback ?? { helpful: null };
  return (
    <>
      <IconButton
        label={t("conversation.actions.helpful")}
        className={styles.opinion}
        aria-pressed={helpful === true}
        aria-disabled={feedback.isPending || undefined}
        onClick={() => {
          if (!feedback.isPending)
            feedback.mutate(helpful === true ? null : { helpful: true, comment: null });
        }}
      >
        <ThumbsUp className="icon" />
      </IconButton>
      <IconButton
        label={t("conversation.actions.wrong")}
        className={styles.opinion}
        aria-pressed={helpful === false}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <ThumbsDown className="icon" />
      </IconButton>
      <Overlay open={asking} onClose={() => setAsking(false)}>
        <FeedbackDialog
          open={asking}
          onClose={() => setAsking(false)}
          given={answer.feedback}
          isRefundable={answer.zaps_charged > 0 && termsOf(answer.ruling).isReturned}
          feedback={feedback}
        />
      </Overlay>
    </>
  );
}
