import type { DeckLine } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import type { ListView } from "../../hooks/use-list-view.ts";
import type { GroupTitle, LineGroup } from "../../model/group-lines.ts";
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

const titleOf = (title: GroupTitle, t: Translate): string => {
  switch (title.kind) {
    case "category":
      return t(`decks.categories.${title.category}`);
    case "pile":
      return title.pile ?? t("deckPage.list.noPile");
    case "role":
      return title.role === null ? t("deckPage.list.noRole") : t(`decks.roles.${title.role}`);
    case "manaValue":
      return t("deckPage.list.manaValue", { value: title.value });
    case "color":
      return title.color === "M"
        ? t("deckPage.list.multicolored")
        : t(`deckPage.colors.${title.color}`);
  }
};

/** One group with its count. Its head folds it. */
export function LineGroupView({ group, view, folded, onToggle, onShow }: LineGroupProps) {
  const { t } = useText();
  const id = useId();
  const Item = view === "grid" ? CardTile : LineRow;
  return (
    <section
      className={styles.group}
      id={group.title.kind === "category" ? `deck-${group.key}` : undefined}
      aria-labelledby={`${id}-head`}
    >
      <h2 id={`${id}-head`}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={!folded}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{titleOf(group.title, t)}</span>
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
