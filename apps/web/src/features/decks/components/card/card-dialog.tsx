import type { DeckLine } from "@spellwright/contract";
import { Suspense, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Dialog, Skeleton } from "../../../../ui/index.ts";
import { CardSheet } from "../../../cards/index.ts";
import { lineName } from "../../model/card-text.ts";
import { LineActions } from "../edit/line-actions.tsx";
import { QuantityStepper } from "../edit/quantity-stepper.tsx";
import styles from "./card-dialog.module.css";
import { DeckSynergies } from "./deck-synergies.tsx";

interface CardDialogProps {
  /** Null while it is closed. */
  line: DeckLine | null;
  onClose: () => void;
}

/** The pop-up of a card (FOR-07): all that is known of it, and its place in the deck. */
export function CardDialog({ line, onClose }: CardDialogProps) {
  const { t, language } = useText();
  // Still shown while the dialog closes, and when the line is gone.
  const [last, setLast] = useState(line);
  if (line !== null && line !== last) setLast(line);
  if (last === null) return null;
  return (
    <Dialog
      open={line !== null}
      onClose={onClose}
      title={lineName(last, language).text}
      width="46rem"
    >
      <div className="dialog-body stack">
        <section className={styles.line} aria-label={t("deckPage.card.line")}>
          <span className="small muted">{t(`decks.categories.${last.category}`)}</span>
          <QuantityStepper line={last} always />
          <LineActions line={last} />
        </section>
        <DeckSynergies deckId={last.deck_id} card={last.card_name} />
        <Suspense fallback={<Skeleton widths={["60%", "90%"]} label={t("cards.loading")} />}>
          <CardSheet
            name={last.card?.name ?? last.card_name}
            known={last.card}
            missing={<Banner tone="info">{t("deckPage.card.unknown")}</Banner>}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}
