import type { DeckSuggestions } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useText } from "../../../lib/text.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { useSession } from "../../auth/index.ts";
import { stateOfSwap, useSwapCards } from "../../deck-swaps/index.ts";
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
  const { user } = useSession();
  const online = useOnline();
  const { id } = suggestions.deck_info;
  const change = useSwapCards(id);
  const { data: deck } = useQuery(
    api.decks.read.queryOptions({ input: { id }, enabled: user !== null }),
  );
  const swaps = suggestions.suggestions;
  const copy = deck !== undefined && <CopyList deck={deck} />;
  if (swaps.length === 0) return copy === false ? null : <p className={styles.actions}>{copy}</p>;
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
        {copy}
      </p>
    </section>
  );
}
