import type { DeckDetail } from "@spellwright/contract";
import { createPortal } from "react-dom";
import { PRINT_SHEET } from "../../../lib/page/print-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { usePrinting } from "../hooks/use-printing.ts";
import { summaryLine } from "../model/summary-line.ts";
import { SharedList } from "./shared/shared-list.tsx";

/** The deck as it is printed: its name, what it counts, its list (FOR-07). */
export function DeckOnPaper({ deck }: { deck: DeckDetail }) {
  const { t, language } = useText();
  if (!usePrinting()) return null;
  const { statistics, bracket } = deck;
  const facts = [
    t(`decks.formats.${deck.format}`),
    ...(bracket === null
      ? []
      : [t("forge.bracket", { bracket, name: t(`forge.brackets.${bracket}`) })]),
    summaryLine(statistics, t, language),
  ];
  return createPortal(
    <div className={PRINT_SHEET} data-theme="light" data-area="forge">
      <h1>{deck.name}</h1>
      <p className="small">{facts.join(" · ")}</p>
      {deck.description !== null && <p className="small">{deck.description}</p>}
      <SharedList deck={deck} />
    </div>,
    document.body,
  );
}
