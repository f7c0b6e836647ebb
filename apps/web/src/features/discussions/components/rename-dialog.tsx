import type { Discussion } from "@spellwright/contract";
import { type FormEvent, useId, useState } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { useText } from "../../../lib/text.tsx";
import { Button, Dialog, Field, toast } from "../../../ui/index.ts";
import { useChangeDiscussion } from "../api/discussion-calls.ts";

/** As the API takes titles. */
const TITLE_MAX = 200;

interface RenameDialogProps {
  /** Null while it is closed. */
  discussion: Discussion | null;
  onClose: () => void;
}

/** A new title for a discussion (DISC-01). */
export function RenameDialog({ discussion, onClose }: RenameDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      open={discussion !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("discussions.renameTitle")}
      width="27rem"
    >
      {discussion !== null && <RenameForm discussion={discussion} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ discussion, onClose }: { discussion: Discussion; onClose: () => void }) {
  const { t, language } = useText();
  const change = useChangeDiscussion();
  const id = useId();
  const [title, setTitle] = useState(withoutMarkup(discussion.title));
  const [tried, setTried] = useState(false);
  const empty = title.trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (empty) return;
    change.mutate(
      { id: discussion.id, title: title.trim() },
      {
        onSuccess: () => {
          toast.done(t("discussions.renamed"));
          onClose();
        },
        onError: (error) => toast.failed(errorSentence(error, language)),
      },
    );
  };
  return (
    <>
      <form className="dialog-body" id={id} onSubmit={save} noValidate>
        <Field
          label={t("discussions.name")}
          value={title}
          maxLength={TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
          error={tried && empty ? t("discussions.nameEmpty") : null}
        />
      </form>
      <div className="dialog-foot">
        <Button variant="quiet" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button variant="primary" type="submit" form={id} busy={change.isPending}>
          {t("discussions.save")}
        </Button>
      </div>
    </>
  );
}
