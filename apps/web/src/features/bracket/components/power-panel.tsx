import type { DeckDetail } from "@spellwright/contract";
import { confidencePercent } from "@spellwright/locales";
import { usePartTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Rungs } from "../../../ui/index.ts";
import { explanation } from "../model/bracket-opening.ts";
import { type Bracket, deckBracket } from "../model/deck-bracket.ts";
import { DeclareBracket } from "./declare-bracket.tsx";
import styles from "./power-panel.module.css";

/** The power of a deck: its bracket out of five, how sure that is, and what its owner declares (FOR-06). */
export function PowerPanel({ deck }: { deck: DeckDetail }) {
  usePartTexts("bracketPage");
  const { t } = useText();
  const bracket = deckBracket(deck);
  return (
    <section className={styles.panel} aria-labelledby="deck-power">
      <h2 className={`ruled-heading ${styles.title}`} id="deck-power">
        {t("bracketPage.power.title")}
      </h2>
      {bracket === null ? (
        <p className="small soft">{t("bracketPage.none")}</p>
      ) : (
        <>
          <Power deck={deck} bracket={bracket} />
          <Button
            small
            className="button-tall"
            aria-haspopup="dialog"
            onClick={() => explanation.open({ deckId: deck.id, name: deck.name, bracket })}
          >
            {t("bracketPage.power.explain")}
          </Button>
          <DeclareBracket deck={deck} />
        </>
      )}
    </section>
  );
}

function Power({ deck, bracket }: { deck: DeckDetail; bracket: Bracket }) {
  const { t } = useText();
  const { bracket_confidence: confidence } = deck;
  return (
    <div className={styles.figure}>
      <p className={styles.outOfFive}>
        <b style={{ color: `var(--c-brk-${bracket})` }}>{bracket}</b>{" "}
        <span className="soft">{t("bracketPage.power.of")}</span>
      </p>
      <Rungs bracket={bracket} />
      <p className={styles.name}>
        {t(`forge.brackets.${bracket}`)}
        {confidence !== null && (
          <small>
            {t("bracketPage.power.confidence", {
              percent: t("oracle.ruling.percent", { value: confidencePercent(confidence) }),
            })}
          </small>
        )}
      </p>
    </div>
  );
}
