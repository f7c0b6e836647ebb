import type { DeckLine } from "@spellwright/contract";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useText } from "../../../../lib/text.tsx";
import type { ListView } from "../../hooks/use-list-view.ts";
import type { LineGroup } from "../../model/group-lines.ts";
import { CardTile } from "./card-tile.tsx";
import styles from "./line-group.module.css";
import { LineRow } from "./line-row.tsx";

interface LineGroupProps {
  group: LineGroup;
  view: ListView;
  folded: boolean;
  onToggle: () => void;
  onShow: (line: DeckLine) => void;
}

/** One category with its count; its head folds it. */
export function LineGroupView({ group, view, folded, onToggle, onShow }: LineGroupProps) {
  const { t } = useText();
  const id = useId();
  const Item = view === "grid" ? CardTile : LineRow;
  return (
    <section className={styles.group} id={`deck-${group.category}`} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{t(`decks.categories.${group.category}`)}</span>
          <span className={`muted figures ${styles.count}`}>
            <span aria-hidden="true">{group.count}</span>
            <span className="visually-hidden">
              {t("deckPage.list.copies", { count: group.count })}
            </span>
          </span>
          <ChevronDown className="icon" />
        </button>
      </h2>
      <ul id={id} className={view === "grid" ? styles.pictures : styles.rows} hidden={folded}>
        {!folded &&
          group.lines.map((line) => <Item key={line.id} line={line} onShow={() => onShow(line)} />)}
      </ul>
    </section>
  );
}
