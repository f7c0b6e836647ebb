import type { DeckDetail } from "@spellwright/contract";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { nameOf } from "../../../../ui/card-words.ts";
import { summaryLine } from "../../model/summary-line.ts";
import styles from "./summary-fold.module.css";

/** On small screens the summary is one row that unfolds (guide §2). */
export function SummaryFold({ deck, children }: { deck: DeckDetail; children: ReactNode }) {
  const { t, language } = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const featured = deck.featured_card;
  const name = featured === null ? null : nameOf(featured, language);
  return (
    <div>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <CardPicture
          className={styles.picture}
          size="small"
          card={featured ?? { name: deck.name, color_identity: deck.color_identity }}
        />
        <span className={`grow ${styles.text}`}>
          <b className="display-type" lang={name?.lang}>
            {name?.text ?? t("deckPage.summary.label")}
          </b>
          <small>{summaryLine(deck.statistics, t, language)}</small>
        </span>
        <ChevronDown className="icon" />
      </button>
      <div id={id} className={styles.body} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
