import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, Skeleton, toast } from "../../../../ui/index.ts";
import { useBulkEdit } from "../../hooks/use-bulk-edit.ts";
import { useLockReason } from "../../hooks/use-lock-reason.ts";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";
import listText from "../list-text.module.css";
import { BulkPreview } from "./bulk-preview.tsx";

/** The whole deck as text, with its differences before they are made (FOR-06). */
export function BulkDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckPage.bulk.title")} width="46rem">
      <BulkForm onClose={onClose} />
    </DeckDialog>
  );
}

function BulkForm({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const locked = useLockReason();
  const bulk = useBulkEdit(() => {
    toast.done(t("deckPage.bulk.applied"));
    onClose();
  });
  const { text, preview } = bulk;
  const lock = { disabled: locked !== undefined, disabledReason: locked };
  return (
    <>
      <div className="dialog-body stack">
        <p className="soft small">{t("deckPage.bulk.lead")}</p>
        {locked !== undefined && <Banner tone="info">{t("deckPage.readOnly")}</Banner>}
        {bulk.failure !== null && <Banner tone="danger">{bulk.failure}</Banner>}
        {bulk.changed && <Banner tone="warn">{t("deckPage.bulk.changed")}</Banner>}
        {bulk.resumed && preview === null && (
          <Banner
            tone="info"
            action={
              <Button small onClick={bulk.reset}>
                {t("deckPage.bulk.reset")}
              </Button>
            }
          >
            {t("deckPage.bulk.draft")}
          </Banner>
        )}
        {text === undefined && bulk.failure === null && (
          <Skeleton widths={["60%", "50%", "70%"]} label={t("deckPage.bulk.loading")} />
        )}
        {text !== undefined &&
          (preview === null ? (
            <textarea
              className={listText.text}
              value={text}
              rows={18}
              spellCheck={false}
              aria-label={t("deckPage.bulk.text")}
              onChange={(event) => bulk.write(event.target.value)}
            />
          ) : (
            <BulkPreview differences={preview.differences} problems={preview.problems} />
          ))}
      </div>
      <div className="dialog-foot">
        {preview === null ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button
              variant="primary"
              busy={bulk.busy}
              {...lock}
              {...(text === undefined ? { disabled: true } : {})}
              onClick={bulk.look}
            >
              {t("deckPage.bulk.preview")}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={bulk.back}>
              {t("deckPage.bulk.back")}
            </Button>
            {preview.differences.length > 0 && (
              <Button variant="primary" busy={bulk.busy} {...lock} onClick={bulk.apply}>
                {t("deckPage.bulk.apply")}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
