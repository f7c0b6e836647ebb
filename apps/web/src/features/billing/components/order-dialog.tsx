import { pagePath } from "@spellwright/locales";
import { useId, useState } from "react";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../ui/index.ts";

/** The pages that a buyer agrees to. They open beside the dialog. */
const PAGES = ["terms", "withdrawal"] as const;

interface OrderDialogProps {
  /** What is bought, and for how much. */
  item: string;
  busy: boolean;
  onClose: () => void;
  onOrder: () => void;
}

/** The last word before the provider’s page: the terms, and that the service begins at once. */
export function OrderDialog({ item, busy, onClose, onOrder }: OrderDialogProps) {
  usePartTexts("payments");
  const { t, language } = useText();
  const [agrees, setAgrees] = useState(false);
  const itemId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("payments.order.title")}
      describedBy={itemId}
      width="30rem"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button variant="primary" busy={busy} disabled={!agrees} onClick={onOrder}>
            {t("payments.order.pay")}
          </Button>
        </>
      }
    >
      <div className="dialog-body stack">
        <p id={itemId}>
          <b>{item}</b>
        </p>
        <label className="row">
          <input
            type="checkbox"
            checked={agrees}
            onChange={(event) => setAgrees(event.target.checked)}
          />
          <span className="small">{t("payments.order.agree")}</span>
        </label>
        <p className="row wrap small">
          {PAGES.map((page) => (
            <a key={page} href={pagePath(language, page)} target="_blank" rel="noreferrer">
              {t(`pages.${page}.title`)}
            </a>
          ))}
        </p>
      </div>
    </Dialog>
  );
}
