import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { describeChange } from "../../model/describe-change.ts";
import { differencesOf } from "../../model/differences.ts";
import type { EditConflict } from "../../model/edit-queue.ts";
import { DifferenceList } from "./difference-list.tsx";
import styles from "./marked-list.module.css";

/** Two tabs edited at once: what changed there, what waits here, and the choice between them. */
export function ConflictDialog() {
  const { t } = useText();
  const { conflict, settle } = useDeckEditor();
  const canRepeat = conflict?.edits.some(({ kind }) => kind === "change") === true;
  return (
    <Dialog
      open={conflict !== null}
      onClose={() => undefined}
      closable={false}
      title={t("deckPage.conflict.title")}
      role="alertdialog"
      actions={
        canRepeat ? (
          <>
            <Button variant="quiet" onClick={() => settle(false)}>
              {t("deckPage.conflict.discard")}
            </Button>
            <Button variant="primary" onClick={() => settle(true)}>
              {t("deckPage.conflict.reapply")}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => settle(false)}>
            {t("deckPage.conflict.continue")}
          </Button>
        )
      }
    >
      {conflict !== null && <Both conflict={conflict} />}
    </Dialog>
  );
}

function Both({ conflict }: { conflict: EditConflict }) {
  const text = useText();
  const { t } = text;
  const { before, theirs, edits } = conflict;
  const differences = differencesOf(before.deck_cards, theirs.deck_cards);
  const waiting = new Set(
    edits.flatMap((edit) =>
      edit.kind === "change"
        ? edit.changes.map((change) => describeChange(change, before, text, edit.added))
        : [t("deckPage.conflict.yoursUndo")],
    ),
  );
  const renamed = before.name !== theirs.name;
  const refiled = before.format !== theirs.format;
  return (
    <div className="dialog-body stack">
      <p className="soft">{t("deckPage.conflict.lead")}</p>
      <section>
        <h3 className="ruled-heading">{t("deckPage.conflict.theirs")}</h3>
        {renamed && (
          <p>{t("deckPage.difference.renamed", { before: before.name, after: theirs.name })}</p>
        )}
        {refiled && (
          <p>
            {t("deckPage.difference.format", {
              before: t(`decks.formats.${before.format}`),
              after: t(`decks.formats.${theirs.format}`),
            })}
          </p>
        )}
        {differences.length > 0 ? (
          <DifferenceList differences={differences} />
        ) : (
          !renamed && !refiled && <p>{t("deckPage.conflict.theirsNone")}</p>
        )}
      </section>
      <section>
        <h3 className="ruled-heading">{t("deckPage.conflict.yours")}</h3>
        <ul className={styles.marked}>
          {[...waiting].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
