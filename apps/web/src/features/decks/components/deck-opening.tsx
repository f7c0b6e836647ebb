import type { DeckDetail } from "@spellwright/contract";
import { useDeckChatPlace } from "../../forge-chat/index.ts";
import { DeckEditorProvider } from "../hooks/use-deck-editor.tsx";
import { DeckActions } from "./deck-actions.tsx";
import { DeckHead } from "./deck-head.tsx";
import { DeckColumnsSkeleton } from "./deck-skeleton.tsx";
import { SummaryFold } from "./summary/summary-fold.tsx";
import { ViewChoice } from "./view-choice.tsx";

const nothing = (): void => undefined;

/**
 * What the server draws of a deck, in place of `OpenDeck`: its head, and the line that its summary folds into
 * on small screens. How much of its list is shown depends on the window, which the server does not see.
 */
export function DeckOpening({ deck }: { deck: DeckDetail }) {
  const place = useDeckChatPlace(deck.discussion_count > 0);
  return (
    <DeckEditorProvider deck={deck}>
      <main id="main" tabIndex={-1}>
        <DeckHead deck={deck}>
          <ViewChoice view={place.kind === "closed" ? "list" : "chat"} />
          <DeckActions opened={null} onOpen={nothing} />
        </DeckHead>
        <div className="mobile-only">
          <SummaryFold deck={deck}>{null}</SummaryFold>
        </div>
        <DeckColumnsSkeleton />
      </main>
    </DeckEditorProvider>
  );
}
