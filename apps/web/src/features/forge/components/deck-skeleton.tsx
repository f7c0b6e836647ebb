import { useEffect, useState } from "react";
import cardStyles from "./deck-card.module.css";
import styles from "./deck-skeleton.module.css";

/** Shorter waits show nothing at all (guide §8). */
const DELAY_MS = 200;
const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Decks to come. */
export function DeckSkeleton({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.cards} role="status" aria-busy="true" aria-label={label}>
      {shown &&
        CARDS.map((card) => (
          <div className={`plate ${cardStyles.card}`} key={card}>
            <span className={`skeleton ${styles.art}`} />
            <div className={cardStyles.facts}>
              <span className={`skeleton ${styles.name}`} />
              <span className={`skeleton ${styles.line}`} />
              <span className={`skeleton ${styles.line}`} />
            </div>
          </div>
        ))}
    </div>
  );
}
