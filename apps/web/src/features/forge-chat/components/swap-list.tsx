import type { DeckSuggestions } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/index.ts";
import { useChangeDeck } from "../../deck-swaps/index.ts";
import styles from "./swap-list.module.css";

type Suggestion = DeckSuggestions["suggestions"][number];

/** The swaps of an analysis, each applied by one tap and taken back by another (ANA-04). */
export function SwapList({ suggestions }: { suggestions: DeckSuggestions }) {
  const { t } = useText();
  const [made, setMade] = useState<readonly Suggestion[]>([]);
  const change = useChangeDeck(suggestions.deck_info.id);
  const online = useOnline();
  const swaps = suggestions.suggestions;
  if (swaps.length === 0) return null;
  const apply = (swap: Suggestion) => {
    const { card_to_add: add, card_to_remove: cut } = swap;
    change.mutate(
      {
        cuts: cut === null ? [] : [cut],
        adds: add === null ? [] : [add],
        done: t("forgeChat.swapDone"),
        onUndone: () => setMade((all) => all.filter((each) => each !== swap)),
      },
      { onSuccess: () => setMade((all) => [...all, swap]) },
    );
  };
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
              onClick={() => apply(swap)}
            >
              {t(made.includes(swap) ? "forgeChat.swapMade" : "forgeChat.swapApply")}
            </Button>
          </li>
        ))}
      </ul>
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
