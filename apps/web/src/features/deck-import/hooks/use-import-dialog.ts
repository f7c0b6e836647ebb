import type { DeckWithCards } from "@spellwright/contract";
import { useEffect, useState } from "react";
import { COMMANDERS_MAX } from "../../../lib/http/contract.static.ts";
import { hasCompletedTask } from "../../../lib/page/completed-task.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { siteOfAddress } from "../model/deck-sites.ts";
import {
  asksForCommander,
  commandersOf,
  defaultNameOf,
  EMPTY_FORM,
  type ImportForm,
  importRequest,
  isTooLarge,
  REQUEST_MAX_KB,
} from "../model/import-form.ts";
import { keepListDraft, readListDraft } from "../model/list-draft.ts";
import { shownNames } from "../model/shown-name.ts";
import { type ImportOutcome, useImport } from "./use-import.ts";
import { usePreview } from "./use-preview.ts";

/** IMP-06: how long the end of an import is shown. */
const CLOSE_AFTER_MS = 1000;

interface Dialog {
  readonly onClose: () => void;
  readonly onImported: (deck: DeckWithCards) => void;
}

/** The form, whose text outlives the dialog. */
const useKeptForm = () => {
  const state = useState<ImportForm>(() => ({
    ...EMPTY_FORM,
    text: readListDraft(),
  }));
  const [{ text }] = state;
  useEffect(() => keepListDraft(text), [text]);
  return state;
};

/** Hands a deck on once its making has been shown. */
const useLater = (made: DeckWithCards | null, finish: (deck: DeckWithCards) => void): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the deck that was made
  useEffect(() => {
    if (made === null) return;
    const timer = setTimeout(() => finish(made), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [made]);

/** Why the list cannot be imported as it is. Null where it can. */
const reasonAgainst = (
  t: ReturnType<typeof useText>["t"],
  dialog: {
    readonly form: ImportForm;
    readonly preview: ReturnType<typeof usePreview>;
    readonly commanders: ReturnType<typeof commandersOf> | null;
    readonly tooLarge: string | null;
  },
): string | null => {
  const { form, preview, commanders, tooLarge } = dialog;
  if (form.text.trim() === "") return t("deckImport.empty");
  if (siteOfAddress(form.text) !== null) return t("deckImport.address");
  if (tooLarge !== null) return tooLarge;
  if (preview.isReading) return t("deckImport.reading");
  if (preview.parsed?.commanderRequired && commanders?.length === 0)
    return t("deckImport.commanderRequired");
  return null;
};

/** Everything that the dialog knows and does. What was written stays until it is imported or given up. */
export const useImportDialog = ({ onClose, onImported }: Dialog) => {
  const { t, language } = useText();
  const [form, setForm] = useKeptForm();
  const [made, setMade] = useState<DeckWithCards | null>(null);
  const preview = usePreview(form.text, form.format);
  const { run, start, cancel, reset } = useImport();
  const { parsed } = preview;
  const asks = parsed !== null && asksForCommander(parsed);
  const commanders = asks ? commandersOf(form, parsed, COMMANDERS_MAX) : null;
  const defaultName = defaultNameOf(form, shownNames(commanders, parsed?.cards ?? [], language));
  const request = importRequest(form, commanders, { listName: parsed?.name ?? null, defaultName });
  const tooLarge = isTooLarge(request)
    ? t("deckImport.tooLarge", { max_kb: REQUEST_MAX_KB })
    : null;

  const clear = () => {
    setForm(EMPTY_FORM);
    setMade(null);
    reset();
  };
  const finish = (deck: DeckWithCards) => {
    clear();
    onClose();
    onImported(deck);
  };
  useLater(made, finish);

  const tell = (outcome: ImportOutcome) => {
    if (outcome.kind === "made") {
      setMade(outcome.deck);
      hasCompletedTask.change(true);
    }
    if (outcome.kind === "cancelled") toast.done(t("deckImport.cancelled"));
    if (outcome.kind === "notCancelled")
      toast.failed(t("deckImport.cancelFailed", { reason: outcome.sentence }));
  };

  const reasonNotTo = reasonAgainst(t, { form, preview, commanders, tooLarge });

  return {
    form,
    change: (part: Partial<ImportForm>) => setForm((before) => ({ ...before, ...part })),
    preview,
    /** Null where the list needs none. */
    commanders,
    /** What the deck is called that gets no name. */
    defaultName,
    tooLarge,
    run,
    reasonNotTo,
    submit: () => {
      if (reasonNotTo === null && run.status !== "running") void start(request).then(tell);
    },
    /** Closes; an import that runs is given up. */
    close: () => {
      if (made !== null) return finish(made);
      if (run.status === "running") cancel();
      onClose();
    },
    cancel: () => {
      if (run.status === "running") cancel();
      else clear();
      onClose();
    },
  };
};

export type ImportDialogState = ReturnType<typeof useImportDialog>;
