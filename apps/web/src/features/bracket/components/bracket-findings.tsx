import type { DeckDetail } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Check, Info, Minus } from "lucide-react";
import { Fragment } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import { type NamedCards, nameInDeck } from "../model/card-names.ts";
import type { Bracket } from "../model/deck-bracket.ts";
import styles from "./bracket-findings.module.css";
import { ComboSteps } from "./combo-steps.tsx";

/** What the list holds, what was looked for in vain, what is said beside it. */
const MARKS = { found: Check, absent: Minus, note: Info } as const;

/** What of a list says why it has its bracket. */
type BracketEvidence = NamedCards &
  Pick<
    DeckDetail,
    "bracket_reasoning" | "bracket_reasoning_kinds" | "game_changers_detected" | "detected_combos"
  >;

interface BracketFindingsProps {
  deck: BracketEvidence;
  bracket: Bracket;
  /** A link of the dialog was followed. */
  onLeave?: (() => void) | undefined;
}

/** What the bracket follows from: reasons, Game Changers, combos (BRK-02). */
export function BracketFindings({ deck, bracket, onLeave }: BracketFindingsProps) {
  const { t } = useText();
  const {
    bracket_reasoning: reasons,
    bracket_reasoning_kinds: kinds,
    game_changers_detected: gameChangers,
  } = deck;
  return (
    <div className={styles.findings}>
      {reasons.length > 0 && (
        <section>
          <h4 className="ruled-heading">{t("bracketPage.why", { bracket })}</h4>
          <ul className={styles.reasons}>
            {reasons.map((reason, index) => (
              <Reason key={reason} reason={reason} kind={kinds[index] ?? "note"} />
            ))}
          </ul>
        </section>
      )}
      <div className={`stack ${styles.beside}`}>
        <section>
          <h4 className="ruled-heading">{t("bracketPage.gameChangers")}</h4>
          {gameChangers.length === 0 ? (
            <p className="small soft">{t("bracketPage.gameChangersNone")}</p>
          ) : (
            <ul>
              {gameChangers.map(({ card_name: name, category, impact }) => (
                <li key={name} className={styles.card}>
                  <span className="grow">
                    <CardLink deck={deck} name={name} onLeave={onLeave} />
                    <small>{impact}</small>
                  </span>
                  <span className={`tag ${styles.category}`}>
                    {t(`bracketPage.categories.${category}`)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Combos deck={deck} onLeave={onLeave} />
      </div>
    </div>
  );
}

/** A sentence with its mark, which is told to those who do not see it. */
function Reason({ reason, kind }: { reason: string; kind: keyof typeof MARKS }) {
  const { t } = useText();
  const Mark = MARKS[kind];
  return (
    <li className={kind === "found" ? styles.found : undefined}>
      <Mark className="icon icon-small" />
      <span>
        <VisuallyHidden>{t(`bracketPage.marks.${kind}`)} </VisuallyHidden>
        {reason}
      </span>
    </li>
  );
}

function Combos({ deck, onLeave }: Pick<BracketFindingsProps, "deck" | "onLeave">) {
  const { t } = useText();
  return (
    <section>
      <h4 className="ruled-heading">{t("bracketPage.combos")}</h4>
      {deck.detected_combos.length === 0 ? (
        <p className="small soft">{t("bracketPage.combosNone")}</p>
      ) : (
        <ul className={styles.combos}>
          {deck.detected_combos.map((combo) => (
            <li key={combo.combo_name}>
              {combo.cards.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && " + "}
                  <CardLink deck={deck} name={name} onLeave={onLeave} />
                </Fragment>
              ))}
              <small>{combo.description}</small>
              <ComboSteps combo={combo} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardLinkProps extends Pick<BracketFindingsProps, "deck" | "onLeave"> {
  /** English. */
  name: string;
}

function CardLink({ deck, name, onLeave }: CardLinkProps) {
  const { language } = useText();
  const { text, lang } = nameInDeck(deck, name, language);
  return (
    <Link
      className="card-reference"
      lang={lang}
      to={pagePath(language, "card", name)}
      {...(onLeave === undefined ? {} : { onClick: onLeave })}
    >
      {text}
    </Link>
  );
}
