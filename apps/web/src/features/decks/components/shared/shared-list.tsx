import type { SharedDeck } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { nameOf } from "../../../../ui/card-words.ts";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import { CardLink } from "../../../cards/index.ts";
import { costOf } from "../../model/card-text.ts";
import styles from "./shared-deck.module.css";

type SharedLine = SharedDeck["deck_cards"][number];

interface SharedListProps {
  deck: Pick<SharedDeck, "categories"> & { readonly deck_cards: readonly SharedLine[] };
}

/** The list by category, as it is read and printed. */
export function SharedList({ deck }: SharedListProps) {
  const { t } = useText();
  return (
    <div className={styles.list}>
      {deck.categories.map(({ category, count }) => (
        <section key={category} className={styles.group} aria-labelledby={`shared-${category}`}>
          <h2 className="ruled-heading" id={`shared-${category}`}>
            {t(`decks.categories.${category}`)} <span className="small muted figures">{count}</span>
          </h2>
          <ul>
            {deck.deck_cards
              .filter((line) => line.category === category)
              .map((line) => (
                <Line key={line.id} line={line} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ line }: { line: SharedLine }) {
  const { language } = useText();
  const { card, quantity } = line;
  if (card === null)
    return (
      <li className={styles.line}>
        <span className={`figures muted ${styles.quantity}`}>{quantity}</span>
        <span className={styles.name}>{line.card_name}</span>
      </li>
    );
  const name = nameOf(card, language);
  return (
    <li className={styles.line}>
      <span className={`figures muted ${styles.quantity}`}>{quantity}</span>
      <CardLink name={card.name} className={styles.name}>
        <span lang={name.lang}>{name.text}</span>
      </CardLink>
      <ManaCost cost={costOf(card)} />
    </li>
  );
}
