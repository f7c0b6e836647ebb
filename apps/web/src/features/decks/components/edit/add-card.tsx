import type { CardSummary, DeckBoard } from "@spellwright/contract";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useOnline } from "../../../../lib/offline/use-online.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { nameOf } from "../../../../ui/card-words.ts";
import { Select } from "../../../../ui/select.tsx";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { type FoundCards, useFoundCards } from "../../hooks/use-found-cards.ts";
import { readAddition } from "../../model/read-addition.ts";
import styles from "./add-card.module.css";
import { FoundCardList } from "./found-card-list.tsx";

const BOARDS = ["main", "sideboard", "maybeboard"] as const satisfies readonly DeckBoard[];
type AddedBoard = (typeof BOARDS)[number];

const isCalled =
  (name: string) =>
  (card: CardSummary): boolean =>
    [card.name, card.printed_name].some((own) => own?.toLowerCase() === name.toLowerCase());

/** What may be added: cards that were found, or the name as it was typed. */
const choicesOf = (found: FoundCards, name: string, online: boolean) => {
  const cards = found.state === "found" ? found.cards : [];
  const isUnknown = cards.length > 0 && !cards.some(isCalled(name));
  return {
    cards,
    isSearching: found.state === "searching" || (found.state === "found" && !found.isCurrent),
    // Without network this device may lack the card: the name is read when the edit is sent.
    canAddTyped: !online && (found.state === "failed" || isUnknown),
  };
};

function BoardChoice({
  board,
  onChange,
}: {
  board: AddedBoard;
  onChange: (board: AddedBoard) => void;
}) {
  const { t } = useText();
  return (
    <Select
      label={t("deckPage.edit.addTo")}
      className={styles.board}
      value={board}
      onChange={(value) => onChange(BOARDS.find((each) => each === value) ?? "main")}
    >
      {BOARDS.map((each) => (
        <option key={each} value={each}>
          {t(`deckPage.boards.${each}`)}
        </option>
      ))}
    </Select>
  );
}

/** Adds cards by name, in either language, one after the other (FOR-06). */
export function AddCard({ boardsShown }: { boardsShown: boolean }) {
  const { t, language } = useText();
  const { deck, edit, locked } = useDeckEditor();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [board, setBoard] = useState<AddedBoard>("main");
  const [isWithin, setIsWithin] = useState(true);
  /** Enter came before the answer to what is typed: its first card is added as it comes. */
  const [isAhead, setIsAhead] = useState(false);
  const isLed = deck.deck_cards.some((line) => line.is_commander);
  const { name, quantity } = readAddition(text);
  const online = useOnline();
  const isNarrowed = isLed && isWithin;
  const found = useFoundCards(name, isNarrowed ? deck.color_identity.join("") : undefined);
  const { cards, isSearching, canAddTyped } = choicesOf(found, name, online);
  const shown = open && text.trim() !== "";
  const isListed = shown && cards.length > 0;

  const add = (
    card: Pick<CardSummary, "name" | "printed_name"> & { readonly id: string | null },
  ) => {
    if (locked !== undefined) return;
    const name = nameOf(card, language).text;
    edit(
      [
        {
          op: "add",
          card_id: card.id,
          card_name: card.name,
          quantity,
          board,
          is_sideboard: board === "sideboard",
          is_commander: false,
          categories: [],
          tags: [],
        },
      ],
      t("deckPage.edit.added", { name, count: quantity }),
      name,
    );
    setText("");
    setActive(0);
    field.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the answer that was waited for
  useEffect(() => {
    if (!isAhead || isSearching) return;
    setIsAhead(false);
    if (cards[0] !== undefined) add(cards[0]);
  }, [isAhead, isSearching]);
  const addTyped = () => add({ id: null, name, printed_name: null });
  const choices = canAddTyped ? cards.length + 1 : cards.length;
  const enter = () => {
    const card = cards[active];
    if (!shown) return;
    if (online && isSearching) setIsAhead(true);
    else if (card !== undefined) add(card);
    else if (canAddTyped) addTyped();
    else if (isNarrowed && found.state === "none") setIsWithin(false);
  };
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && cards.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + move + choices) % choices);
    } else if (event.key === "Enter") {
      event.preventDefault();
      enter();
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div className={styles.add}>
      <div className={styles.field}>
        <label className="visually-hidden" htmlFor={id}>
          {t("deckPage.edit.add")}
        </label>
        <span className="field-box">
          <Plus className="icon" />
          <input
            ref={field}
            id={id}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active < choices ? `${id}-${active}` : undefined}
            aria-describedby={locked === undefined ? undefined : `${id}-locked`}
            placeholder={`${t("deckPage.edit.add")}…`}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
              setIsAhead(false);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
          />
        </span>
        {shown && (
          <FoundCardList
            id={id}
            found={found}
            active={active}
            locked={locked}
            onChoose={add}
            onSearchAll={isNarrowed ? () => setIsWithin(false) : undefined}
            onAddTyped={canAddTyped ? addTyped : undefined}
            typed={name}
          />
        )}
      </div>
      {boardsShown && <BoardChoice board={board} onChange={setBoard} />}
      {boardsShown && isLed && (
        <label className={`row small ${styles.within}`}>
          <input
            type="checkbox"
            checked={isWithin}
            onChange={(event) => setIsWithin(event.target.checked)}
          />
          {t("deckPage.edit.within")}
        </label>
      )}
      {locked !== undefined && (
        <span className="visually-hidden" id={`${id}-locked`}>
          {locked}
        </span>
      )}
    </div>
  );
}
