import type { DeckListItem } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { ColorIdentity } from "../../../ui/mana-cost.tsx";
import { WaitingMark } from "../../../ui/waiting-mark.tsx";
import { BracketButton } from "../../bracket/index.ts";
import { shownCommanders } from "../model/commander-names.ts";
import { DeckMenu, type DeckMenuActions } from "./deck-menu.tsx";
import styles from "./deck-row.module.css";

interface DeckRowProps {
  deck: DeckListItem;
  actions: DeckMenuActions;
}

/** A deck of the dashboard on one line: the compact view (FOR-02). */
export function DeckRow({ deck, actions }: DeckRowProps) {
  const { t, language } = useText();
  const facts = [
    t(`decks.formats.${deck.format}`),
    t("forge.deck.cards", { count: deck.card_count }),
    ...(deck.archetype === null ? [] : [t(`forge.archetypes.${deck.archetype}`)]),
    ...shownCommanders(deck, language),
  ];
  return (
    <article className={`plate ${styles.row}`}>
      <div className={styles.words}>
        <h2 className="truncate">
          <Link to={pagePath(language, "deck", deck.id)}>{deck.name}</Link>
        </h2>
        <p className={`micro muted figures ${styles.facts}`}>
          <ColorIdentity colors={deck.color_identity} />
          <span className="truncate">{facts.join(" · ")}</span>
        </p>
      </div>
      <WaitingMark id={deck.id} />
      <BracketButton deck={deck} />
      <DeckMenu deck={deck} actions={actions} />
    </article>
  );
}
