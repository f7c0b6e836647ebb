import type { DeckLegality } from "@spellwright/contract";
import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Disclosure } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { lineName } from "../../model/card-text.ts";
import { fixProblem } from "../../model/fix-problem.ts";
import styles from "./legality.module.css";

const STATUS_STYLES = {
  legal: { Icon: CircleCheck, className: styles.legal },
  illegal: { Icon: TriangleAlert, className: styles.illegal },
  unknown: { Icon: CircleHelp, className: styles.unknown },
} as const;

const FORMATS_SHOWN = 3;
/** So many reasons are read at once. The others unfold. */
const SHOWN = 3;

interface LegalityProps {
  legality: DeckLegality;
}

/** The legality of a deck among its figures. */
export function Legality({ legality }: LegalityProps) {
  const { t } = useText();
  return (
    <section aria-labelledby="deck-legality">
      <h2 className="ruled-heading" id="deck-legality">
        {t("deckPage.legality.title")}
      </h2>
      <LegalityReasons legality={legality} />
    </section>
  );
}

/** Whether the deck may be played in its format, why not, and what mends it. */
export function LegalityReasons({ legality }: LegalityProps) {
  const { t } = useText();
  const { status, problems } = legality;
  const { Icon, className } = STATUS_STYLES[status];
  const format = t(`decks.formats.${legality.format}`);
  const reasons = problems.map((problem) => (
    <li key={problem.message}>
      {problem.message}
      <MendButton problem={problem} />
    </li>
  ));
  return (
    <>
      <p className={`row ${styles.verdict} ${className}`}>
        <Icon className="icon" />
        <b>{t(`deckPage.legality.${status}`, { format })}</b>
      </p>
      {problems.length > 0 && <ul className={styles.reasons}>{reasons.slice(0, SHOWN)}</ul>}
      {problems.length > SHOWN && (
        <Disclosure summary={t("deckPage.legality.problems", { count: problems.length - SHOWN })}>
          <ul className={styles.reasons}>{reasons.slice(SHOWN)}</ul>
        </Disclosure>
      )}
      {legality.legal_in.length > 0 && <ChangeFormat formats={legality.legal_in} />}
    </>
  );
}

/** Takes the forbidden card out of the deck, or the copies that are too many. */
function MendButton({ problem }: { problem: DeckLegality["problems"][number] }) {
  const { t, language } = useText();
  const { deck, edit, locked } = useDeckEditor();
  const mend = fixProblem(problem, deck.deck_cards);
  if (mend === undefined) return null;
  const { line, allowed: count, changes } = mend;
  const { text: name } = lineName(line, language);
  const isRemoved = count === 0;
  return (
    <Button
      small
      variant="quiet"
      disabled={locked !== undefined}
      disabledReason={locked}
      aria-label={
        isRemoved
          ? t("deckPage.legality.removeName", { name })
          : t("deckPage.legality.keepName", { count, name })
      }
      onClick={() => edit(changes, isRemoved ? t("deckPage.edit.removed", { name }) : undefined)}
    >
      {isRemoved ? t("deckPage.legality.remove") : t("deckPage.legality.keep", { count })}
    </Button>
  );
}

/** Offers the formats that take the deck as it is. */
function ChangeFormat({ formats }: { formats: DeckLegality["legal_in"] }) {
  const { t } = useText();
  const { edit, locked } = useDeckEditor();
  return (
    <p className={`row wrap ${styles.formats}`}>
      {formats.slice(0, FORMATS_SHOWN).map((format) => (
        <Button
          key={format}
          small
          disabled={locked !== undefined}
          disabledReason={locked}
          onClick={() => edit([{ op: "set_details", format }])}
        >
          {t("deckPage.legality.change", { format: t(`decks.formats.${format}`) })}
        </Button>
      ))}
    </p>
  );
}
