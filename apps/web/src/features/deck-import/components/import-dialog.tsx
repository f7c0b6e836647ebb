import { useId } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { COMMANDERS_MAX, DECK_FORMATS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Dialog, Field, Select } from "../../../ui/index.ts";
import type { ImportDialogState } from "../hooks/use-import-dialog.ts";
import { CommanderField } from "./commander-field.tsx";
import { FeaturedField } from "./featured-field.tsx";
import styles from "./import-dialog.module.css";
import { ImportSteps } from "./import-steps.tsx";
import { ListField } from "./list-field.tsx";
import { ListLegality } from "./list-legality.tsx";
import { ProblemList } from "./problem-list.tsx";

const NAME_MAX = 200;

interface ImportDialogProps {
  open: boolean;
  state: ImportDialogState;
}

/** Name, format, list, commander, featured card, progress (IMP-01, mockup 07). */
export function ImportDialog({ open, state }: ImportDialogProps) {
  const { t } = useText();
  const { run, reasonNotTo } = state;
  const isBusy = run.status === "running" || run.status === "complete";
  return (
    <Dialog
      open={open}
      onClose={state.close}
      title={t("deckImport.title")}
      width="46rem"
      actions={
        <>
          <Button variant="quiet" disabled={run.status === "complete"} onClick={state.cancel}>
            {t("common.cancel")}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={reasonNotTo !== null}
            disabledReason={reasonNotTo ?? undefined}
            onClick={state.submit}
          >
            {t(isBusy ? "deckImport.busy" : "deckImport.submit")}
          </Button>
        </>
      }
    >
      <ImportFields state={state} isBusy={isBusy} />
    </Dialog>
  );
}

function ImportFields({ state, isBusy }: { state: ImportDialogState; isBusy: boolean }) {
  const { t, language } = useText();
  const formatId = useId();
  const { form, change, preview, commanders, run } = state;
  const { parsed } = preview;
  return (
    <div className="dialog-body stack">
      {run.status === "failed" && <Banner tone="danger">{run.sentence}</Banner>}
      <fieldset className={`stack ${styles.fields}`} disabled={isBusy}>
        {parsed !== null && (
          <ListLegality
            parsed={parsed}
            text={form.text}
            isLedByHand={form.commanders !== null}
            isStale={preview.isReading}
            onFormat={(format) => change({ format })}
            onText={(text) => change({ text })}
          />
        )}
        <div className={styles.columns}>
          <Field
            label={t("deckImport.name")}
            value={form.name ?? parsed?.name ?? ""}
            placeholder={state.defaultName ?? t("decks.importedName")}
            maxLength={NAME_MAX}
            onChange={(event) => change({ name: event.target.value })}
          />
          <div className="field">
            <label className="field-label" htmlFor={formatId}>
              {t("deckImport.format")}
            </label>
            <Select
              id={formatId}
              value={form.format ?? ""}
              onChange={(written) =>
                change({ format: DECK_FORMATS.find((format) => format === written) ?? null })
              }
            >
              <option value="">
                {parsed === null
                  ? t("deckImport.detect")
                  : t("deckImport.detectAs", {
                      format: t(`decks.formats.${parsed.detectedFormat}`),
                    })}
              </option>
              {DECK_FORMATS.map((format) => (
                <option key={format} value={format}>
                  {t(`decks.formats.${format}`)}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <div className={styles.columns}>
          <ListField
            text={form.text}
            preview={preview}
            tooLarge={state.tooLarge}
            onChange={(text, fileName) => change({ text, fileName: fileName ?? null })}
          />
          <div className={`stack ${styles.cards}`}>
            {parsed !== null && commanders !== null && (
              <CommanderField
                parsed={parsed}
                chosen={commanders}
                max={COMMANDERS_MAX}
                onChange={(names) => change({ commanders: names })}
              />
            )}
            <FeaturedField
              parsed={parsed}
              chosen={form.featured}
              fallback={commanders?.[0] ?? null}
              onChange={(featured) => change({ featured })}
            />
          </div>
        </div>
        {preview.error !== null && (
          <Banner tone="warn">
            {t("deckImport.previewFailed", { reason: errorSentence(preview.error, language) })}
          </Banner>
        )}
        {parsed?.warnings.map(({ code, message }) => (
          <Banner key={code} tone="warn">
            {message}
          </Banner>
        ))}
        {parsed !== null && parsed.problems.length > 0 && (
          <ProblemList
            parsed={parsed}
            text={form.text}
            isStale={preview.isReading}
            onChange={(text) => change({ text })}
          />
        )}
      </fieldset>
      {(run.status === "running" || run.status === "complete") && (
        <ImportSteps progress={run.progress} format={form.format ?? parsed?.format} />
      )}
    </div>
  );
}
