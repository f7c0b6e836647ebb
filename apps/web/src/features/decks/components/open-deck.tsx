import type { DeckDetail, DeckLine } from "@spellwright/contract";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useMediaQuery } from "../../../lib/page/use-media-query.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, IconButton } from "../../../ui/index.ts";
import {
  AskSuggestions,
  LazyDeckDiscussions,
  OfferAnalysis,
  SuggestionsButton,
  useDeckChatPlace,
} from "../../forge-chat/index.ts";
import { DeckEditorProvider, useDeckEditor } from "../hooks/use-deck-editor.tsx";
import { useLockReason } from "../hooks/use-lock-reason.ts";
import { CardDialog } from "./card/card-dialog.tsx";
import { DeckActions, type DeckDialog } from "./deck-actions.tsx";
import { DeckHead } from "./deck-head.tsx";
import layout from "./deck-layout.module.css";
import { DeckOnPaper } from "./deck-on-paper.tsx";
import { AddCard } from "./edit/add-card.tsx";
import { ConflictDialog } from "./edit/conflict-dialog.tsx";
import { DeckList } from "./list/deck-list.tsx";
import styles from "./open-deck.module.css";
import { DeckSummary } from "./summary/deck-summary.tsx";
import { SummaryFold } from "./summary/summary-fold.tsx";
import { ViewChoice } from "./view-choice.tsx";

/** A deck that is there, with everything that edits it. */
export function OpenDeck({ deck }: { deck: DeckDetail }) {
  return (
    <DeckEditorProvider deck={deck}>
      <OpenDeckView key={deck.id} />
      <ConflictDialog />
      <DeckOnPaper deck={deck} />
    </DeckEditorProvider>
  );
}

/** Head, list and summary, and the pop-up of one of the cards. */
function OpenDeckView() {
  const { t } = useText();
  const { deck, locked } = useDeckEditor();
  const askLocked = useLockReason();
  const [shownId, setShownId] = useState<string | null>(null);
  const [opened, setOpened] = useState<DeckDialog | null>(null);
  const shown = deck.deck_cards.find((line) => line.id === shownId) ?? null;
  const show = (line: DeckLine) => setShownId(line.id);
  // As it was when the page came: a list that is read is not taken away by a question from elsewhere.
  const [hasDiscussions] = useState(deck.discussion_count > 0);
  const place = useDeckChatPlace(hasDiscussions);
  const view = place.kind === "closed" ? "list" : "chat";
  // The summary stands beside the list alone. The list itself beside the chat, where there is room.
  const fitsBeside = useMediaQuery("(min-width: 75rem)");
  // On a small screen the cards come first.
  const [asksTools, setToolsShown] = useState(false);
  const roomy = useMediaQuery("(min-width: 64rem)");
  const toolsShown = roomy || asksTools;
  const wide = roomy && view === "list";
  const summary = <DeckSummary deck={deck} onShow={show} onTestHand={() => setOpened("hand")} />;
  return (
    <main id="main" tabIndex={-1}>
      <DeckHead deck={deck}>
        <ViewChoice view={view} />
        <DeckActions opened={opened} onOpen={setOpened} />
      </DeckHead>
      {!wide && <SummaryFold deck={deck}>{summary}</SummaryFold>}
      <div className={view === "list" ? layout.columns : `${layout.columns} ${layout.withChat}`}>
        {view === "chat" && <LazyDeckDiscussions deckId={deck.id} place={place} />}
        {(view === "list" || fitsBeside) && (
          <DeckList
            deck={deck}
            onShow={show}
            toolsShown={toolsShown}
            empty={<Button onClick={() => setOpened("bulk")}>{t("deckPage.list.paste")}</Button>}
            lead={
              <>
                {locked !== undefined && (
                  <div className={styles.notice}>
                    <Banner tone="info" title={t("deckPage.readOnlyTitle")}>
                      {t("deckPage.readOnly")}
                    </Banner>
                  </div>
                )}
                <div className={styles.tools}>
                  <AddCard boardsShown={toolsShown} />
                  <IconButton
                    className={`mobile-only ${styles.toggle}`}
                    label={t("deckPage.list.tools")}
                    aria-expanded={toolsShown}
                    onClick={() => setToolsShown(!toolsShown)}
                  >
                    <SlidersHorizontal className="icon" />
                  </IconButton>
                  {toolsShown && (
                    <>
                      <AskSuggestions deckId={deck.id} locked={askLocked} />
                      <DeckAnalysis deck={deck} locked={askLocked} />
                    </>
                  )}
                </div>
              </>
            }
          />
        )}
        {wide && <aside className={layout.summary}>{summary}</aside>}
      </div>
      <CardDialog line={shown} onClose={() => setShownId(null)} />
    </main>
  );
}

/** What an analysis of the deck suggests; before the first one, the offer of it. */
function DeckAnalysis({ deck, locked }: { deck: DeckDetail; locked: string | undefined }) {
  const { analysis_discussion_id: analysis } = deck;
  if (analysis !== null) return <SuggestionsButton deckName={deck.name} discussionId={analysis} />;
  return deck.deck_cards.length === 0 ? null : <OfferAnalysis deckId={deck.id} locked={locked} />;
}
