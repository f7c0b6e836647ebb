import type { DeckSuggestions } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/index.ts";
import { useChangeDeck } from "../../deck-swaps/index.ts";
import type { Suggestion } from "../model/suggestion.ts";
import { SwapAll } from "./swap-all.tsx";
import styles from "./swap-list.module.css";

/** The swaps of an analysis, each applied by one tap and taken back by another (ANA-04). */
export function SwapList({ suggestions }: { suggestions: DeckSuggestions }) {
  const { t } = useText();
  const [made, setMade] = useState<readonly Suggestion[]>([]);
  const change = useChangeDeck(suggestions.deck_info.id);
  const online = useOnline();
  const swaps = suggestions.suggestions;
  if (swaps.length === 0) return null;
  const apply = (chosen: readonly Suggestion[]) =>
    change.mutate(
      {
        cuts: chosen.flatMap(({ card_to_remove: cut }) => cut ?? []),
        adds: chosen.flatMap(({ card_to_add: add }) => add ?? []),
        done: t("forgeChat.swapDone", { count: chosen.length }),
        onUndone: () => setMade((all) => all.filter((each) => !chosen.includes(each))),
      },
      { onSuccess: () => setMade((all) => [...all, ...chosen]) },
    );
  return (
    <section className={styles.swaps}>
      <h3 className="ruled-heading">{t("forgeChat.swaps")}</h3>
      <ul>
        {swaps.map((swap) => (
          <li key={`${swap.card_to_remove} ${swap.card_to_add}`}>
            <div className="grow">
              <p className="row wrap">
                <CardName name={swap.card_to_remove} printed={swap.printed_to_remove} />
                <ArrowRight className="icon icon-small" aria-label={t("forgeChat.swapFor")} />
                <CardName name={swap.card_to_add} printed={swap.printed_to_add} />
              </p>
              <p className="small">{swap.justification}</p>
              <p className="small soft">{swap.effect}</p>
            </div>
            <Button
              small
              className="button-tall"
              disabled={made.includes(swap) || change.isPending || !online}
              disabledReason={
                made.includes(swap) ? t("forgeChat.swapMade") : t("deckPage.readOnlyReason")
              }
              onClick={() => apply([swap])}
            >
              {t(made.includes(swap) ? "forgeChat.swapMade" : "forgeChat.swapApply")}
            </Button>
          </li>
        ))}
      </ul>
      <SwapAll
        swaps={swaps.filter((swap) => !made.includes(swap))}
        disabled={change.isPending || !online}
        onApply={apply}
      />
    </section>
  );
}

function CardName({ name, printed }: { name: string | null; printed: string | null }) {
  const { language } = useText();
  if (name === null) return null;
  return (
    <Link className="card-reference" to={pagePath(language, "card", name)}>
      {language === "fr" ? (printed ?? name) : name}
    </Link>
  );
}
