import { type ReactNode, useId } from "react";
import { useText } from "../lib/text/text.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in one or two sentences. */
  message: string;
  /** The verb of the action. */
  action: string;
  onConfirm: () => void;
  busy?: boolean;
  /** What is asked for besides, under the message. */
  children?: ReactNode;
  /** What cannot be undone is marked as dangerous; the default. */
  tone?: "danger" | "plain";
}

/** Asks before something that cannot be undone, or that others will see (HEAD-06). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useText();
  const messageId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      role="alertdialog"
      describedBy={messageId}
      width="27rem"
      actions={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            variant={props.tone === "plain" ? "primary" : "danger-fill"}
            busy={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.action}
          </Button>
        </>
      }
    >
      <p className="dialog-body soft small" id={messageId}>
        {props.message}
      </p>
      {props.children}
    </Dialog>
  );
}
