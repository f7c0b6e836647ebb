import type { CardSummary } from "@spellwright/contract";
import { ChevronDown, X } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { cardName } from "../../model/card-names.ts";
import styles from "./card-search.module.css";

interface ChosenCardsProps {
  cards: readonly CardSummary[];
  onRemove: (card: CardSummary) => void;
}

/** The collapsible panel of chosen cards (ORA-10). */
export function ChosenCards({ cards, onRemove }: ChosenCardsProps) {
  const { t, language } = useText();
  const [open, setOpen] = useState(true);
  const id = useId();
  const shown = open && cards.length > 0;
  return (
    <section>
      <button
        type="button"
        className={`fold ${styles.chosenHead}`}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="grow">{t("conversation.cards.chosen", { count: cards.length })}</span>
        <ChevronDown className="icon" />
      </button>
      {shown && (
        <ul className={`row wrap ${styles.chosen}`} id={id}>
          {cards.map((card) => {
            const name = cardName(card, language);
            return (
              <li key={card.id}>
                <button
                  type="button"
                  className="chip"
                  aria-label={t("conversation.cards.remove", { name })}
                  onClick={() => onRemove(card)}
                >
                  {name}
                  <X className="icon icon-small" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
