import type { DeckFormat, DeckLegality, ParsedDeck } from "@spellwright/contract";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { reasonsNotToPlay } from "../model/reasons-not-to-play.ts";
import { removeCard } from "../model/remove-card.ts";
import { shownNames } from "../model/shown-name.ts";
import styles from "./list-legality.module.css";

/** So many reasons stand there; mended ones make room for the next. */
const SHOWN = 4;
const FORMATS_SHOWN = 3;

interface ListLegalityProps {
  parsed: ParsedDeck;
  text: string;
  /** The person chose the commanders, which the server does not know yet. */
  isLedByHand: boolean;
  /** The text has changed since it was read. */
  isStale: boolean;
  onFormat: (format: DeckFormat) => void;
  onText: (text: string) => void;
}

/** Why the deck could not be played in its format, above everything, each with what mends it. */
export function ListLegality(props: ListLegalityProps) {
  const { parsed, text, isLedByHand, isStale, onFormat, onText } = props;
  const { t } = useText();
  const reasons = reasonsNotToPlay(parsed.legality, isLedByHand);
  if (reasons.length === 0) return null;
  const title = t("deckImport.legality.title", { format: t(`decks.formats.${parsed.format}`) });
  const more = reasons.length - SHOWN;
  return (
    <section className={`banner banner-warning ${styles.legality}`} aria-label={title}>
      <TriangleAlert className="icon" aria-hidden="true" />
      <div className={`grow ${styles.words}`}>
        <p>
          <b>{title}</b>
        </p>
        <ul className={styles.reasons}>
          {reasons.slice(0, SHOWN).map((reason) => (
            <li key={reason.message}>
              <span className="grow">{reason.message}</span>
              <Mend
                reason={reason}
                cards={parsed.cards}
                disabled={isStale}
                onMend={(name) => onText(removeCard(text, parsed.cards, name))}
              />
            </li>
          ))}
          {more > 0 && <li>{t("deckImport.legality.more", { count: more })}</li>}
        </ul>
        {parsed.legality.legal_in.length > 0 && (
          <p className="row wrap">
            {parsed.legality.legal_in.slice(0, FORMATS_SHOWN).map((format) => (
              <Button key={format} small onClick={() => onFormat(format)}>
                {t("deckImport.legality.change", { format: t(`decks.formats.${format}`) })}
              </Button>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

interface MendProps {
  reason: DeckLegality["problems"][number];
  cards: ParsedDeck["cards"];
  disabled: boolean;
  onMend: (name: string) => void;
}

/** A card is wrong in itself: the deck is better without it. */
const REMOVABLE: ReadonlySet<string> = new Set(["banned", "notInFormat", "colorIdentity"]);

function Mend({ reason, cards, disabled, onMend }: MendProps) {
  const { t, language } = useText();
  const { name } = reason.params;
  if (!REMOVABLE.has(reason.code) || typeof name !== "string") return null;
  const [shown = name] = shownNames([name], cards, language);
  return (
    <Button
      small
      variant="quiet"
      disabled={disabled}
      aria-label={t("deckImport.legality.removeName", { name: shown })}
      onClick={() => onMend(name)}
    >
      {t("deckImport.legality.remove")}
    </Button>
  );
}
