import type { AnswerFeedback } from "@spellwright/contract";
import { useId, useState } from "react";
import { FEEDBACK_COMMENT_MAX_LENGTH } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../../ui/index.ts";
import type { useFeedback } from "../../api/feedback-calls.ts";
import styles from "./feedback-dialog.module.css";

interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
  given: AnswerFeedback | null;
  /** Calling it wrong may give its zaps back. */
  isRefundable: boolean;
  feedback: ReturnType<typeof useFeedback>;
}

/** « Wrong because… », kept for review. It can be changed and withdrawn. */
export function FeedbackDialog({ open, onClose, ...form }: FeedbackDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t("conversation.feedback.title")}>
      <FeedbackForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function FeedbackForm({
  given,
  isRefundable,
  feedback,
  onClose,
}: Omit<FeedbackDialogProps, "open">) {
  const { t } = useText();
  const id = useId();
  const wrong = given?.helpful === false;
  const [comment, setComment] = useState(wrong ? (given.comment ?? "") : "");
  const send = (opinion: Parameters<typeof feedback.mutate>[0]) =>
    feedback.mutate(opinion, { onSuccess: onClose });
  return (
    <>
      <form
        className="dialog-body stack"
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          send({ helpful: false, comment: comment.trim() === "" ? null : comment.trim() });
        }}
      >
        <p className="small soft">{t("conversation.feedback.lead")}</p>
        {isRefundable && <p className="small soft">{t("conversation.feedback.refunds")}</p>}
        <div className="field">
          <label className="field-label" htmlFor={`${id}-comment`}>
            {t("conversation.feedback.comment")}
          </label>
          <span className="field-box">
            <textarea
              className={styles.comment}
              id={`${id}-comment`}
              rows={4}
              maxLength={FEEDBACK_COMMENT_MAX_LENGTH}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </span>
        </div>
      </form>
      <div className="dialog-foot">
        {wrong && (
          <Button variant="quiet" onClick={() => send(null)}>
            {t("conversation.feedback.withdraw")}
          </Button>
        )}
        <Button variant="primary" type="submit" form={id} busy={feedback.isPending}>
          {t("conversation.feedback.send")}
        </Button>
      </div>
    </>
  );
}
