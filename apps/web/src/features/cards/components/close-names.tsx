import type { CardSummary } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { namesOf } from "../../../ui/card-words.ts";
import { Skeleton } from "../../../ui/index.ts";
import { ManaCost } from "../../../ui/mana-cost.tsx";
import { useCloseNames } from "../api/card-calls.ts";
import styles from "./close-names.module.css";

/** A name that names no card, or several: those with a close name, as links. */
export function CloseNames({ name }: { name: string }) {
  const { t } = useText();
  const close = useCloseNames(name);
  const cards = close.data?.items ?? [];
  const found = cards.length > 0;
  return (
    <section className="stack">
      <h1>{t(found ? "cards.unsure" : "cards.missing", { name })}</h1>
      <p className="lead">{t(found ? "cards.unsureText" : "cards.missingText")}</p>
      {close.isLoading && <Skeleton widths={["60%", "50%"]} label={t("cards.closeLoading")} />}
      {found && (
        <ul aria-label={t("cards.close")}>
          {cards.map((card) => (
            <CloseName key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CloseName({ card }: { card: CardSummary }) {
  const { language } = useText();
  const [own, other] = namesOf(card, language);
  return (
    <li>
      <Link className={styles.name} to={pagePath(language, "card", card.name)}>
        <b lang={own.lang}>{own.text}</b>
        {other && (
          <span className="muted small" lang={other.lang}>
            {other.text}
          </span>
        )}
        <ManaCost cost={card.mana_cost ?? ""} />
      </Link>
    </li>
  );
}
