import { useEffect, useState } from "react";

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
    <div className="deck-skeletons" role="status" aria-busy="true" aria-label={label}>
      {shown &&
        CARDS.map((card) => (
          <div className="plate deck" key={card}>
            <span className="sk deck-skeleton-art" />
            <div className="deck-b">
              <span className="sk deck-skeleton-name" />
              <span className="sk deck-skeleton-line" />
              <span className="sk deck-skeleton-line" />
            </div>
          </div>
        ))}
    </div>
  );
}
