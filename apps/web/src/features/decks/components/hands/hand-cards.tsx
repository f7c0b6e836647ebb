import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { lineName } from "../../model/card-text.ts";
import type { DealtCard } from "../../model/deal-hand.ts";
import styles from "./hand-cards.module.css";

interface HandCardsProps {
  hand: readonly DealtCard[];
  chosen: ReadonlySet<string>;
  /** Absent while no card goes to the bottom. */
  onChoose: ((key: string) => void) | undefined;
}

/** The cards of a hand. Each a button while some of them go to the bottom. */
export function HandCards({ hand, chosen, onChoose }: HandCardsProps) {
  const { t } = useText();
  return (
    <ul className={styles.hand} aria-label={t("deckTools.hand.cards")}>
      {hand.map(({ key, line }) => (
        <li key={key}>
          {onChoose === undefined ? (
            <HandCard line={line} />
          ) : (
            <button
              type="button"
              className={styles.choice}
              aria-pressed={chosen.has(key)}
              onClick={() => onChoose(key)}
            >
              <HandCard line={line} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function HandCard({ line }: Pick<DealtCard, "line">) {
  const { language } = useText();
  const name = lineName(line, language);
  return (
    <>
      <CardPicture
        size="small"
        className={styles.picture}
        card={line.card ?? { name: line.card_name, color_identity: [] }}
      />
      <span className={styles.name} lang={name.lang}>
        {name.text}
      </span>
    </>
  );
}
