import { errorSentence } from "@spellwright/locales";
import { isErrorCode } from "../../../lib/http/api-error.ts";
import {
  discardWaitingEdits,
  saveAsNew,
  tryAgain,
} from "../../../lib/offline/outbox/resolve-sync-problem.ts";
import type { SyncProblem } from "../../../lib/offline/outbox/store.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../ui/index.ts";
import type { UnsyncedThing } from "../hooks/use-sync-problem.ts";

interface RefusedDialogProps {
  troubled: UnsyncedThing;
  trouble: Extract<SyncProblem, { kind: "refused" }>;
  onClose: () => void;
}

/** Edits that the server refused: why, and what becomes of them. */
export function RefusedDialog({ troubled, trouble, onClose }: RefusedDialogProps) {
  const { t, language } = useText();
  const { outbox, thing } = troubled;
  const isDeck = thing.kind === "deck";
  const isGone = trouble.code === "DECK_NOT_FOUND" || trouble.code === "PGRST116";
  const reason = isErrorCode(trouble.code) ? trouble.code : "INTERNAL";
  const end = (work: Promise<void>) => void work.then(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("outbox.refused.title", { name: thing.name })}
      role="alertdialog"
      width="30rem"
      actions={
        <>
          <Button variant="quiet" onClick={() => end(discardWaitingEdits(outbox, thing))}>
            {t("outbox.refused.giveUp")}
          </Button>
          {isGone && isDeck && thing.base !== undefined && (
            <Button variant="primary" onClick={() => end(saveAsNew(outbox, thing))}>
              {t("outbox.refused.saveAsNew")}
            </Button>
          )}
          {!isGone && (
            <Button variant="primary" onClick={() => end(tryAgain(thing))}>
              {t("outbox.refused.retry")}
            </Button>
          )}
        </>
      }
    >
      <p className="dialog-body">
        {isGone
          ? t(isDeck ? "outbox.refused.gone" : "outbox.refused.goneDiscussion")
          : errorSentence(reason, trouble.params, language)}
      </p>
    </Dialog>
  );
}
