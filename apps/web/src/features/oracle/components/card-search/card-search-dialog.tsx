import type { CardSummary } from "@spellwright/contract";
import { Search } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { RULING_CARDS_MAX } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog, Field } from "../../../../ui/index.ts";
import { useCardSearch } from "../../hooks/use-card-search.ts";
import { CardGrid } from "./card-grid.tsx";
import styles from "./card-search.module.css";
import { ChosenCards } from "./chosen-cards.tsx";

/** ORA-10. */
const RESULTS = 12;

interface CardSearchDialogProps {
  open: boolean;
  onClose: () => void;
  chosen: readonly CardSummary[];
  onChosen: (cards: readonly CardSummary[]) => void;
  onInsert: () => void;
}

/** Cards by name, several at a time. Query and results are forgotten when it closes (ORA-10). */
export function CardSearchDialog({ open, onClose, ...search }: CardSearchDialogProps) {
  const { t } = useText();
  const count = search.chosen.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("conversation.cards.title")}
      width="44rem"
      actions={
        <Button variant="primary" disabled={count === 0} onClick={search.onInsert}>
          {t("conversation.cards.insert", { count })}
        </Button>
      }
    >
      <CardSearchForm {...search} />
    </Dialog>
  );
}

type CardSearchFormProps = Pick<CardSearchDialogProps, "chosen" | "onChosen">;

function CardSearchForm({ chosen, onChosen }: CardSearchFormProps) {
  const { t } = useText();
  const [query, setQuery] = useState("");
  const search = useCardSearch(query, RESULTS);
  const place = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const full = chosen.length >= RULING_CARDS_MAX;
  const toggle = (card: CardSummary) => {
    const others = chosen.filter(({ id }) => id !== card.id);
    if (others.length < chosen.length) onChosen(others);
    else if (!full) onChosen([...chosen, card]);
  };
  const intoResults = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    const first = results.current?.querySelector("button");
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <div className={`dialog-body ${styles.search}`} ref={place}>
      <Field
        label={t("conversation.cards.query")}
        type="search"
        autoComplete="off"
        icon={<Search className="icon" />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={intoResults}
      />
      <p className="small muted" role="status">
        {search.state === "found"
          ? t("conversation.cards.found", { count: search.cards.length })
          : t(`conversation.cards.${search.state}`, { query: query.trim() })}
        {full && ` ${t("conversation.cards.full")}`}
      </p>
      <ChosenCards cards={chosen} onRemove={toggle} />
      {search.state === "found" && (
        <CardGrid
          list={results}
          cards={search.cards}
          chosen={chosen}
          onToggle={toggle}
          onLeave={() => place.current?.querySelector("input")?.focus()}
        />
      )}
    </div>
  );
}
