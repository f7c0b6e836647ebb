import type { DeckFormat, DeckLegality, ParsedDeck } from "@spellwright/contract";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { limitCopiesInText } from "../model/limit-copies-in-text.ts";
import { reasonsNotToPlay } from "../model/reasons-not-to-play.ts";
import { removeCard } from "../model/remove-card.ts";
import { shownNames } from "../model/shown-name.ts";
import styles from "./list-legality.module.css";

/** So many reasons stand there. Mended ones make room for the next. */
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
                text={text}
                disabled={isStale}
                onText={onText}
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
  text: string;
  disabled: boolean;
  onText: (text: string) => void;
}

/** A card is wrong in itself: the deck is better without it. */
const REMOVABLE: ReadonlySet<string> = new Set(["banned", "notInFormat", "colorIdentity"]);

/** How many copies may stay. Undefined where the reason is another one. */
const copiesAllowed = ({ code, params }: MendProps["reason"]): number | undefined => {
  if (code === "restricted") return 1;
  return code === "tooManyCopies" ? Number(params.allowed) : undefined;
};

function Mend({ reason, cards, text, disabled, onText }: MendProps) {
  const { t, language } = useText();
  const { name } = reason.params;
  if (typeof name !== "string") return null;
  const count = copiesAllowed(reason);
  const isWrong = REMOVABLE.has(reason.code);
  const mended = isWrong
    ? removeCard(text, cards, name)
    : limitCopiesInText(text, cards, name, count ?? 0);
  if ((!isWrong && count === undefined) || mended === text) return null;
  const [shown = name] = shownNames([name], cards, language);
  const { act, label } =
    count === undefined
      ? {
          act: t("deckImport.legality.remove"),
          label: t("deckImport.legality.removeName", { name: shown }),
        }
      : {
          act: t("deckImport.legality.keep", { count }),
          label: t("deckImport.legality.keepName", { count, name: shown }),
        };
  return (
    <Button
      small
      variant="quiet"
      disabled={disabled}
      aria-label={label}
      onClick={() => onText(mended)}
    >
      {act}
    </Button>
  );
}
