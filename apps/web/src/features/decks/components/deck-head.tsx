import type { DeckDetail } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { ColorIdentity } from "../../../ui/mana-cost.tsx";
import { WaitingMark } from "../../../ui/waiting-mark.tsx";
import { BracketButton } from "../../bracket/index.ts";
import styles from "./deck-head.module.css";
import { FormatTag } from "./format-tag.tsx";

interface DeckHeadProps {
  deck: DeckDetail;
  /** What can be done with the deck. */
  children?: ReactNode;
}

/** Breadcrumb, name, bracket where it is known, colours and format (FOR-05). */
export function DeckHead({ deck, children }: DeckHeadProps) {
  const { t, language } = useText();
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <nav className={styles.breadcrumb} aria-label={t("deckPage.breadcrumb")}>
          <Link to={pagePath(language, "forge")}>{t("deckPage.dashboard")}</Link>
          <span className="muted" aria-hidden="true">
            /
          </span>
        </nav>
        <h1>{deck.name}</h1>
        <BracketButton deck={deck} />
        <ColorIdentity colors={deck.color_identity} />
        <FormatTag deck={deck} />
        <WaitingMark id={deck.id} />
      </div>
      {children}
    </div>
  );
}
