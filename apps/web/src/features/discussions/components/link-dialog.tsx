import { useText } from "../../../lib/text/text.tsx";
import { Dialog, Field } from "../../../ui/index.ts";

interface LinkDialogProps {
  open: boolean;
  onClose: () => void;
  url: string;
}

/** The link to be copied by hand, where the browser does not copy. */
export function LinkDialog({ open, onClose, url }: LinkDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t("discussions.share.manualTitle")} width="30rem">
      <div className="dialog-body stack">
        <p className="soft small">{t("discussions.share.manualText")}</p>
        <Field
          label={t("discussions.share.link")}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
