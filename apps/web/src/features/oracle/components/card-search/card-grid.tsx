import type { CardSummary } from "@spellwright/contract";
import { Check } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { cardName } from "../../model/card-names.ts";
import { gridStep } from "../../model/grid-step.ts";
import styles from "./card-search.module.css";

interface CardGridProps {
  list: RefObject<HTMLUListElement | null>;
  cards: readonly CardSummary[];
  chosen: readonly CardSummary[];
  onToggle: (card: CardSummary) => void;
  /** Up, out of the first row. */
  onLeave: () => void;
}

/** The found cards. Arrows move, Enter or the space bar chooses. */
export function CardGrid({ list, cards, chosen, onToggle, onLeave }: CardGridProps) {
  const { t, language } = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const top = buttons[0]?.offsetTop;
    const columns = buttons.filter((button) => button.offsetTop === top).length;
    const next = gridStep(index, event.key, { count: buttons.length, columns });
    if (next !== null) {
      event.preventDefault();
      buttons[next]?.focus();
    } else if (event.key === "ArrowUp") {
      event.preventDefault();
      onLeave();
    }
  };
  return (
    <ul
      className={styles.found}
      ref={list}
      aria-label={t("conversation.cards.results")}
      onKeyDown={onKeyDown}
    >
      {cards.map((card) => {
        const name = cardName(card, language);
        return (
          <li key={card.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={chosen.some(({ id }) => id === card.id)}
              onClick={() => onToggle(card)}
            >
              <CardPicture size="small" card={card} className={styles.art} />
              <span className={styles.text}>
                <b lang={name === card.name && language === "fr" ? "en" : undefined}>{name}</b>
                {name !== card.name && (
                  <small className="muted" lang="en">
                    {card.name}
                  </small>
                )}
                <ManaCost cost={card.mana_cost ?? ""} />
              </span>
              <Check className={`icon ${styles.check}`} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
