import type { DeckWithCards } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useImportDialog } from "../hooks/use-import-dialog.ts";
import { ImportDialog } from "./import-dialog.tsx";

export interface DeckImportProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After the dialog has closed by itself. */
  onImported: (deck: DeckWithCards) => void;
}

/** The import, whose form outlives its dialog. */
export function DeckImportHost({ open, onOpenChange, onImported }: DeckImportProps) {
  usePartTexts("deckImport");
  const { t, language } = useText();
  const navigate = useNavigate();
  const state = useImportDialog({
    onClose: () => onOpenChange(false),
    onImported: (deck) => {
      toast.done(t("deckImport.done", { name: deck.name }));
      onImported(deck);
      void navigate({ to: pagePath(language, "deck", deck.id) });
    },
  });
  return <ImportDialog open={open} state={state} />;
}
