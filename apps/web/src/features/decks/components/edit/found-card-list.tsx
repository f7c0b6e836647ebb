import type { CardSummary } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { nameOf } from "../../../../ui/card-words.ts";
import { Button } from "../../../../ui/index.ts";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import type { FoundCards } from "../../hooks/use-found-cards.ts";
import styles from "./found-card-list.module.css";

interface FoundCardListProps {
  /** Of the field. Options are `${id}-0` and so on. */
  id: string;
  found: FoundCards;
  active: number;
  locked: string | undefined;
  onChoose: (card: CardSummary) => void;
  /** Searches all cards. Absent: that is what is searched. */
  onSearchAll?: (() => void) | undefined;
  /** Adds a card by the name as it is typed, after those that were found. Absent: they are all there are. */
  onAddTyped?: (() => void) | undefined;
  typed: string;
}

const NOTES = {
  short: "deckPage.edit.hint",
  searching: "deckPage.edit.searching",
  none: "deckPage.edit.noCard",
  failed: "deckPage.edit.searchFailed",
} as const;

/** What the search found, under its field. The field keeps the focus. */
export function FoundCardList(props: FoundCardListProps) {
  const { id, found, active, locked, onChoose, onSearchAll, onAddTyped, typed } = props;
  const { t, language } = useText();
  const offered = found.state === "none" ? onSearchAll : onAddTyped;
  if (locked === undefined && found.state !== "found" && offered !== undefined)
    return (
      <div className={`popover ${styles.found} ${styles.note}`} id={`${id}-list`}>
        <p role="status">
          {t(found.state === "none" ? "deckPage.edit.noCardWithin" : "deckPage.edit.noSearch")}
        </p>
        <Button
          small
          className="button-tall"
          // The field keeps the focus, and takes Enter for this button.
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={offered}
        >
          {found.state === "none"
            ? t("deckPage.edit.searchAll")
            : t("deckPage.edit.addTyped", { name: typed })}
        </Button>
      </div>
    );
  if (locked !== undefined || found.state !== "found")
    return (
      <p className={`popover ${styles.found} ${styles.note}`} role="status" id={`${id}-list`}>
        {locked ?? (found.state === "found" ? "" : t(NOTES[found.state]))}
      </p>
    );
  return (
    <div
      className={`popover ${styles.found}`}
      id={`${id}-list`}
      role="listbox"
      aria-label={t("deckPage.edit.results")}
    >
      {found.cards.map((card, index) => {
        const name = nameOf(card, language);
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={card.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`menu-item ${styles.option}${index === active ? " is-on" : ""}`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(card)}
          >
            <CardPicture card={card} size="small" className={styles.picture} />
            <span className={`grow ${styles.names}`}>
              <b lang={name.lang}>{name.text}</b>
              {name.text !== card.name && <small lang="en">{card.name}</small>}
            </span>
            <ManaCost cost={card.mana_cost ?? ""} />
          </div>
        );
      })}
      {onAddTyped !== undefined && (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          id={`${id}-${found.cards.length}`}
          role="option"
          aria-selected={active === found.cards.length}
          className={`menu-item${active === found.cards.length ? " is-on" : ""}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onAddTyped}
        >
          {t("deckPage.edit.addTyped", { name: typed })}
        </div>
      )}
    </div>
  );
}
