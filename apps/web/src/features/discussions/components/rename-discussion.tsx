import type { Discussion } from "@spellwright/contract";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { RenameDialog, toast } from "../../../ui/index.ts";
import { useChangeDiscussion } from "../api/discussion-calls.ts";

interface RenameDiscussionProps {
  /** Null while it is closed. */
  discussion: Discussion | null;
  onClose: () => void;
}

/** A new title for a discussion (DISC-01). */
export function RenameDiscussion({ discussion, onClose }: RenameDiscussionProps) {
  const { t, language } = useText();
  const change = useChangeDiscussion();
  const rename = (id: string, title: string) =>
    change.mutate(
      { id, title },
      {
        onSuccess: () => {
          toast.done(t("discussions.renamed"));
          onClose();
        },
        onError: (error) => toast.failed(errorSentence(error, language)),
      },
    );
  return (
    <RenameDialog
      open={discussion !== null}
      onClose={onClose}
      title={t("discussions.renameTitle")}
      label={t("discussions.name")}
      name={withoutMarkup(discussion?.title ?? "")}
      empty={t("discussions.nameEmpty")}
      action={t("discussions.save")}
      busy={change.isPending}
      onRename={(title) => {
        if (discussion !== null) rename(discussion.id, title);
      }}
    />
  );
}
