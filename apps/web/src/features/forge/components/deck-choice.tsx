import type { DeckListItem } from "@spellwright/contract";
import type { ReactNode } from "react";
import styles from "./deck-choice.module.css";

interface DeckChoiceProps {
  deck: DeckListItem;
  chosen: boolean;
  onToggle: (id: string) => void;
  /** The deck as the list shows it. */
  children: ReactNode;
}

/** A deck while several are selected: the whole of it is one checkbox (FOR-05). */
export function DeckChoice({ deck, chosen, onToggle, children }: DeckChoiceProps) {
  return (
    <div className={styles.choice}>
      <div className={styles.deck} inert>
        {children}
      </div>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={deck.name}
          checked={chosen}
          onChange={() => onToggle(deck.id)}
        />
      </label>
    </div>
  );
}
