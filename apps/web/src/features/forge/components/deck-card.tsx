import type { DeckListItem } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Crown, ScrollText, Star } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { DeckArt } from "../../../ui/deck-art.tsx";
import { IconButton, VisuallyHidden } from "../../../ui/index.ts";
import { ColorIdentity } from "../../../ui/mana-cost.tsx";
import { WaitingMark } from "../../../ui/waiting-mark.tsx";
import { BracketButton, deckBracket } from "../../bracket/index.ts";
import { AnalyseDeck } from "../../forge-chat/index.ts";
import { type Age, ageOf, isNew } from "../model/ages.ts";
import { shownCommanders } from "../model/commander-names.ts";
import styles from "./deck-card.module.css";
import { DeckMenu, type DeckMenuActions } from "./deck-menu.tsx";
import { NewTag } from "./new-tag.tsx";

export interface DeckCardActions extends DeckMenuActions {
  readonly onFavorite: (deck: DeckListItem) => void;
}

interface DeckCardProps {
  deck: DeckListItem;
  now: Date;
  actions: DeckCardActions;
}

/** A deck of the dashboard (FOR-02, guide §8). */
export function DeckCard({ deck, now, actions }: DeckCardProps) {
  const { t, language } = useText();
  return (
    <article className={`plate ${styles.card}`}>
      <DeckArt
        name={deck.name}
        colors={deck.color_identity}
        card={deck.featured_card}
        className={styles.art}
      >
        <div className={styles.overArt}>
          <span className="row">
            <DeckMark deck={deck} />
            {isNew(deck.created_at, now) && <NewTag label={t("forge.deck.new")} />}
            <WaitingMark id={deck.id} />
          </span>
          <IconButton
            label={t("forge.deck.favorite", { name: deck.name })}
            className={styles.favorite}
            aria-pressed={deck.is_favorite}
            aria-disabled={actions.editLocked || undefined}
            onClick={() => {
              if (!actions.editLocked) actions.onFavorite(deck);
            }}
          >
            <Star className="icon" />
          </IconButton>
        </div>
      </DeckArt>
      <DeckFacts deck={deck} now={now} />
      <div className={styles.actions}>
        {deck.analysis_discussion_id !== null ? (
          <Link
            className="button grow"
            to={pagePath(language, "forgeDiscussion", deck.analysis_discussion_id)}
            words={{ scrollToAnalysis: true }}
            aria-describedby={`deck-${deck.id}`}
          >
            <ScrollText className="icon" />
            {t("forge.deck.viewAnalysis")}
          </Link>
        ) : (
          <AnalyseDeck deckId={deck.id} describedBy={`deck-${deck.id}`} locked={actions.locked} />
        )}
        <DeckMenu deck={deck} actions={actions} />
      </div>
    </article>
  );
}

/** The bracket. Where there is none, the number of cards. */
function DeckMark({ deck }: Pick<DeckCardProps, "deck">) {
  const { t } = useText();
  if (deckBracket(deck) !== null) return <BracketButton deck={deck} />;
  return (
    <span className={`tag figures ${styles.cardCount}`}>
      {t("forge.deck.cards", { count: deck.card_count })}
    </span>
  );
}

function DeckFacts({ deck, now }: Pick<DeckCardProps, "deck" | "now">) {
  const { t, language } = useText();
  const { main_deck_count: main, sideboard_count: sideboard } = deck;
  const commanders = shownCommanders(deck, language);
  const wasChanged = deck.updated_at !== deck.created_at;
  const when = ageText(ageOf(wasChanged ? deck.updated_at : deck.created_at, now, language), t);
  return (
    <div className={styles.facts}>
      <div className={`row between ${styles.title}`}>
        <h2 id={`deck-${deck.id}`}>
          <Link to={pagePath(language, "deck", deck.id)}>{deck.name}</Link>
        </h2>
        <span className={styles.colors}>
          <ColorIdentity colors={deck.color_identity} />
        </span>
      </div>
      {commanders.length > 0 && (
        <p className={`small soft row ${styles.commanders}`}>
          <Crown className="icon icon-small" aria-hidden="true" />
          <VisuallyHidden>{t("forge.deck.commander")}</VisuallyHidden>
          <span className="truncate">{commanders.join(" + ")}</span>
        </p>
      )}
      <p className={`figures ${styles.contents}`}>
        <span>{t(`decks.formats.${deck.format}`)}</span>
        <span>
          {sideboard === 0
            ? t("forge.deck.cards", { count: main })
            : t("forge.deck.cardsAndSideboard", { main, sideboard })}
        </span>
        {deck.archetype !== null && <span>{t(`forge.archetypes.${deck.archetype}`)}</span>}
      </p>
      <p className="micro muted figures">
        {t(wasChanged ? "forge.deck.changed" : "forge.deck.created", { when })}
        {" · "}
        {t("forge.deck.discussions", { count: deck.discussion_count })}
      </p>
    </div>
  );
}

const ageText = (age: Age, t: ReturnType<typeof useText>["t"]): string => {
  if (age.kind === "now") return t("forge.deck.justNow");
  return age.kind === "ago" ? age.text : t("forge.deck.on", { date: age.date });
};
