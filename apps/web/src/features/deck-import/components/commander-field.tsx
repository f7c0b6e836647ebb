import type { ParsedDeck, ParsedDeckCard } from "@spellwright/contract";
import { X } from "lucide-react";
import { useId } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { CardPicture } from "../../../ui/card-picture.tsx";
import { IconButton } from "../../../ui/index.ts";
import { useNamedCard } from "../hooks/use-named-card.ts";
import { shownName } from "../model/shown-name.ts";
import { CardSearch } from "./card-search.tsx";
import styles from "./commander-field.module.css";

interface CommanderFieldProps {
  parsed: ParsedDeck;
  chosen: readonly string[];
  /** Most commanders that a deck has. */
  max: number;
  onChange: (names: readonly string[]) => void;
}

/** The cards that lead the deck, found among those of the list (IMP-07, IMP-09). */
export function CommanderField({ parsed, chosen, max, onChange }: CommanderFieldProps) {
  const { t } = useText();
  const id = useId();
  const { cards, commanderSuggestions, commanderRequired } = parsed;
  const likely = new Set(commanderSuggestions.map(({ name }) => name));
  const likelyFirst = [
    ...cards.filter(({ name }) => likely.has(name)),
    ...cards.filter(({ name }) => !likely.has(name)),
  ];
  const isMissing = commanderRequired && chosen.length === 0;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t("deckImport.commander")}
      </label>
      <ul className={styles.commanders}>
        {chosen.map((name) => (
          <li key={name}>
            <Commander
              name={name}
              card={cards.find((card) => card.name === name)}
              onRemove={() => onChange(chosen.filter((each) => each !== name))}
            />
          </li>
        ))}
      </ul>
      {chosen.length < max ? (
        <CardSearch
          id={id}
          placeholder={t("deckImport.commanderSearch")}
          cards={likelyFirst}
          taken={chosen}
          onChoose={(name) => onChange([...chosen, name])}
        />
      ) : (
        <p className="field-help" id={id}>
          {t("deckImport.commandersFull")}
        </p>
      )}
      {isMissing && <p className="field-help">{t("deckImport.commanderRequired")}</p>}
    </div>
  );
}

interface CommanderProps {
  name: string;
  card: ParsedDeckCard | undefined;
  onRemove: () => void;
}

function Commander({ name, card, onRemove }: CommanderProps) {
  const { t, language } = useText();
  const found = useNamedCard(name);
  const shown = card === undefined ? name : shownName(card, language);
  return (
    <div className={`plate row ${styles.commander}`}>
      <CardPicture
        card={found ?? { name, color_identity: [] }}
        size="small"
        className={styles.picture}
      />
      <span className={`grow ${styles.name}`}>{shown}</span>
      <IconButton label={t("deckImport.removeCommander", { name: shown })} onClick={onRemove}>
        <X className="icon" />
      </IconButton>
    </div>
  );
}
