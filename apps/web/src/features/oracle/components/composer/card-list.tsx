import type { CardSummary } from "@spellwright/contract";
import { foldInPlace } from "@spellwright/text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { CardPicture } from "../../../../ui/card-picture.tsx";
import { IconButton } from "../../../../ui/index.ts";
import { ManaCost } from "../../../../ui/mana-cost.tsx";
import type { CardSearch } from "../../hooks/use-card-search.ts";
import { cardName } from "../../model/card-names.ts";
import { CARDS_PER_PAGE, optionId } from "../../model/card-options.ts";
import styles from "./card-list.module.css";

interface CardListProps {
  id: string;
  query: string;
  search: CardSearch;
  /** Index among all found cards. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (card: CardSummary) => void;
}

/** Where the name holds what was typed, case and accents aside; -1 when it does not. */
const matchAt = (name: string, query: string) => foldInPlace(name).indexOf(foldInPlace(query));

/** The typed part in bold, wherever the name holds it. */
function MatchedName({ name, query }: { name: string; query: string }) {
  const at = matchAt(name, query);
  if (at === -1) return name;
  const end = at + query.length;
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, end)}</b>
      {name.slice(end)}
    </>
  );
}

/** The list that opens upward over the composer while a card is being named (guide §8). */
export function CardList({ id, query, search, active, onActive, onChoose }: CardListProps) {
  const { t, language } = useText();
  if (search.state !== "found") {
    return (
      <div className={`popover ${styles.list}`}>
        <p className={styles.note} role="status">
          {t(`oracle.cardList.${search.state}`, { query })}
        </p>
        {search.state === "loading" && (
          <div aria-hidden="true">
            {Array.from({ length: CARDS_PER_PAGE }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are drawings that never move
              <span className={`menu-item ${styles.line}`} key={row}>
                <span className={`skeleton ${styles.artSkeleton}`} />
                <span className="skeleton grow" />
              </span>
            ))}
          </div>
        )}
      </div>
    );
  }
  const { cards } = search;
  const pages = Math.ceil(cards.length / CARDS_PER_PAGE);
  const page = Math.floor(active / CARDS_PER_PAGE);
  const first = page * CARDS_PER_PAGE;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field, nothing more
    <div className={`popover ${styles.list}`} onMouseDown={(event) => event.preventDefault()}>
      <div className={`row between small muted ${styles.head}`}>
        <span role="status">{t("oracle.cardList.found", { count: cards.length, query })}</span>
        {pages > 1 && (
          <span className={`row figures ${styles.pages}`}>
            <IconButton
              label={t("oracle.cardList.previous")}
              className={styles.page}
              disabled={page === 0}
              tabIndex={-1}
              onClick={() => onActive(first - CARDS_PER_PAGE)}
            >
              <ChevronLeft className="icon" />
            </IconButton>
            {t("oracle.cardList.page", { page: page + 1, pages })}
            <IconButton
              label={t("oracle.cardList.next")}
              className={styles.page}
              disabled={page === pages - 1}
              tabIndex={-1}
              onClick={() => onActive(first + CARDS_PER_PAGE)}
            >
              <ChevronRight className="icon" />
            </IconButton>
          </span>
        )}
      </div>
      <div role="listbox" id={id} aria-label={t("oracle.cardList.label")}>
        {cards.slice(first, first + CARDS_PER_PAGE).map((card, offset) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and its keys
          <div
            key={card.id}
            id={optionId(id, first + offset)}
            role="option"
            tabIndex={-1}
            aria-selected={first + offset === active}
            className={`menu-item ${styles.line} ${styles.card}${first + offset === active ? " is-on" : ""}`}
            onMouseMove={() => onActive(first + offset)}
            onClick={() => onChoose(card)}
          >
            <CardPicture size="small" card={card} className={styles.art} />
            <span className="grow truncate">
              <MatchedName name={cardName(card, language)} query={query} />
              {cardName(card, language) !== card.name && (
                <span className={`muted ${styles.otherName}`} lang="en">
                  <MatchedName name={card.name} query={query} />
                </span>
              )}
            </span>
            <ManaCost cost={card.mana_cost ?? ""} />
          </div>
        ))}
      </div>
    </div>
  );
}
