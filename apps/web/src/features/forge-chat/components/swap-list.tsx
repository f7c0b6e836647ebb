import type { DeckSuggestions } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useText } from "../../../lib/text.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { useSession } from "../../auth/index.ts";
import { stateOfSwap, useSwapCards } from "../../deck-swaps/index.ts";
import { cheaperOf, type Suggestion, swapOf } from "../model/suggestion.ts";
import { CheaperCard } from "./cheaper-card.tsx";
import { SwapAll } from "./swap-all.tsx";
import styles from "./swap-list.module.css";
import { SwapRow } from "./swap-row.tsx";

/**
 * The swaps of an analysis, each applied by one tap and taken back by another, as long as the list as it is
 * now allows it (ANA-04). Whoever reads them without having the deck finds nothing to apply.
 */
export function SwapList({ suggestions }: { suggestions: DeckSuggestions }) {
  const { t } = useText();
  const { user } = useSession();
  const online = useOnline();
  const { id } = suggestions.deck_info;
  const change = useSwapCards(id);
  const { data: deck } = useQuery(
    api.decks.read.queryOptions({ input: { id }, enabled: user !== null }),
  );
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
    <section className={styles.swaps}>
      <h3 className="ruled-heading">{t("forgeChat.swaps")}</h3>
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
      <SwapAll
        swaps={swaps.filter((swap) => stateOf(swap) === "open")}
        disabled={change.isPending || !online}
        onApply={apply}
      />
    </section>
  );
}
