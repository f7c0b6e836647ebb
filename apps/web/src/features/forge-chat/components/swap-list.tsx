import type { DeckSuggestions } from "@spellwright/contract";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { stateOfSwap, useSwapCards } from "../../deck-swaps/index.ts";
import { useAnalysedDeck } from "../hooks/use-analysed-deck.ts";
import { cheaperOf, type Suggestion, swapOf } from "../model/suggestion.ts";
import { CheaperCard } from "./cheaper-card.tsx";
import { CopyList } from "./copy-list.tsx";
import { SwapAll } from "./swap-all.tsx";
import styles from "./swap-list.module.css";
import { SwapRow } from "./swap-row.tsx";

interface SwapListProps {
  id: string;
  suggestions: DeckSuggestions;
}

/**
 * The swaps of an analysis, each applied by one tap and taken back by another, as long as the list as it is
 * now allows it (ANA-04). Whoever reads them without having the deck finds nothing to apply.
 */
export function SwapList({ id: elementId, suggestions }: SwapListProps) {
  const { t } = useText();
  const online = useOnline();
  const { id } = suggestions.deck_info;
  const change = useSwapCards(id);
  const deck = useAnalysedDeck(id);
  const swaps = suggestions.suggestions;
  if (swaps.length === 0) return null;
  const stateOf = (swap: Suggestion) =>
    deck === undefined ? null : stateOfSwap(deck.deck_cards, swapOf(swap));
  const apply = (chosen: readonly Suggestion[]) =>
    change.mutate({
      swaps: chosen.map(swapOf),
      done: (count) => t("forgeChat.swapDone", { count }),
    });
  const cheaperFor = (swap: Suggestion) => {
    const cheaper = cheaperOf(swap);
    return cheaper === null ? null : (
      <CheaperCard
        swap={cheaper}
        open={stateOf(cheaper) === "open"}
        disabled={change.isPending || !online}
        onApply={() => apply([cheaper])}
      />
    );
  };
  return (
    <section id={elementId} tabIndex={-1} className={styles.swaps}>
      <div className={styles.head}>
        <h3>{t("forgeChat.swaps")}</h3>
        <small>{t("forgeChat.swapCount", { count: swaps.length })}</small>
      </div>
      <ul>
        {swaps.map((swap) => (
          <SwapRow
            key={`${swap.card_to_remove} ${swap.card_to_add}`}
            swap={swap}
            state={stateOf(swap)}
            disabled={change.isPending || !online}
            onApply={() => apply([swap])}
            cheaper={cheaperFor(swap)}
          />
        ))}
      </ul>
      <p className={styles.actions}>
        <SwapAll
          swaps={swaps.filter((swap) => stateOf(swap) === "open")}
          disabled={change.isPending || !online}
          onApply={apply}
        />
        <CopyList deckId={id} />
      </p>
    </section>
  );
}
