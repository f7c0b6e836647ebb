import type { ParsedDeckCard } from "@spellwright/contract";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { matchCards } from "../model/match-cards.ts";
import { shownName } from "../model/shown-name.ts";
import styles from "./card-search.module.css";

interface CardSearchProps {
  id: string;
  placeholder: string;
  cards: readonly ParsedDeckCard[];
  /** Chosen already. */
  taken: readonly string[];
  onChoose: (name: string) => void;
}

/** A field that finds cards of the list (IMP-07): arrows move, Enter chooses, Escape closes. */
export function CardSearch({ id, placeholder, cards, taken, onChoose }: CardSearchProps) {
  const { t, language } = useText();
  const listId = useId();
  const [written, setWritten] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = isOpen ? matchCards(cards, written, taken) : [];
  const current = Math.min(active, matches.length - 1);
  const choose = (name: string) => {
    onChoose(name);
    setWritten("");
    setIsOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (matches.length > 0) setActive((current + step + matches.length) % matches.length);
    }
    const match = matches[current];
    if (event.key === "Enter" && match !== undefined) {
      event.preventDefault();
      choose(match.name);
    }
    if (event.key === "Escape") setIsOpen(false);
  };
  return (
    <div className={styles.search}>
      <span className="field-box">
        <Search className="icon" aria-hidden="true" />
        <input
          id={id}
          role="combobox"
          aria-expanded={matches.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={matches.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={written}
          onChange={(event) => {
            setWritten(event.target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={press}
          onBlur={() => setIsOpen(false)}
        />
      </span>
      {matches.length > 0 && (
        <div
          className={`popover menu ${styles.matches}`}
          role="listbox"
          id={listId}
          aria-label={t("deckImport.results")}
        >
          {matches.map((card, index) => (
            <div
              key={card.name}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={index === current ? "menu-item is-on" : "menu-item"}
              // Before the field loses the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onPointerEnter={() => setActive(index)}
              onClick={() => choose(card.name)}
              onKeyDown={press}
            >
              <span className="truncate">{shownName(card, language)}</span>
            </div>
          ))}
        </div>
      )}
      {isOpen && matches.length === 0 && written.trim() !== "" && (
        <p className="field-help" role="status">
          {t("deckImport.noResult")}
        </p>
      )}
    </div>
  );
}
