import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Minus, Plus, SignalHigh, SignalLow, SignalMedium } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { SwapState } from "../../deck-swaps/index.ts";
import { type Suggestion, shownName } from "../model/suggestion.ts";
import styles from "./swap-list.module.css";

const PRIORITIES = { high: SignalHigh, medium: SignalMedium, low: SignalLow } as const;

interface SwapRowProps {
  swap: Suggestion;
  /** Null: the deck is not known, and nothing can be applied. */
  state: SwapState | null;
  disabled: boolean;
  onApply: () => void;
  /** The cheaper card for it, where one is known. */
  cheaper?: ReactNode;
}

/** One card for another, why, and what the list is afterwards; or why that is no longer possible. */
export function SwapRow({ swap, state, disabled, onApply, cheaper }: SwapRowProps) {
  const { t, language } = useText();
  const cut = shownName(swap.card_to_remove, swap.printed_to_remove, language);
  const add = shownName(swap.card_to_add, swap.printed_to_add, language);
  const made = state === "made";
  const Priority = PRIORITIES[swap.priority];
  return (
    <li>
      <div className="grow">
        <p className={`small ${styles.priority}`}>
          <Priority className="icon icon-small" />
          {t(`forgeChat.swapPriority.${swap.priority}`)}
        </p>
        <dl className={styles.pair}>
          <div className={styles.comes}>
            <dt className="micro muted">
              <Plus className="icon icon-small" />
              {t("forgeChat.swapIn")}
            </dt>
            <dd>
              <CardName name={swap.card_to_add} shown={add} />
            </dd>
          </div>
          <div className={styles.goes}>
            <dt className="micro muted">
              <Minus className="icon icon-small" />
              {t("forgeChat.swapOut")}
            </dt>
            <dd>
              <CardName name={swap.card_to_remove} shown={cut} />
            </dd>
          </div>
        </dl>
        <p className="small">{swap.justification}</p>
        <p className="small soft">
          {state === "cutGone" && t("forgeChat.swapCutGone", { name: cut })}
          {state === "alreadyIn" && t("forgeChat.swapAlreadyIn", { name: add })}
          {state !== "cutGone" && state !== "alreadyIn" && swap.effect}
        </p>
        {swap.price_comparison !== null && <p className="micro muted">{swap.price_comparison}</p>}
        {cheaper}
      </div>
      {(state === "open" || made) && (
        <Button
          small
          className="button-tall"
          disabled={made || disabled}
          disabledReason={t(made ? "forgeChat.swapMade" : "deckPage.readOnlyReason")}
          onClick={onApply}
        >
          {t(made ? "forgeChat.swapMade" : "forgeChat.swapApply")}
        </Button>
      )}
    </li>
  );
}

export function CardName({ name, shown }: { name: string | null; shown: string }) {
  const { language } = useText();
  if (name === null) return null;
  return (
    <Link className="card-reference" to={pagePath(language, "card", name)}>
      {shown}
    </Link>
  );
}
