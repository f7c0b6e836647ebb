import { pagePath } from "@spellwright/locales";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text.tsx";
import { Button } from "../../../ui/index.ts";
import type { SwapState } from "../../deck-swaps/index.ts";
import { type Suggestion, shownName } from "../model/suggestion.ts";

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
  return (
    <li>
      <div className="grow">
        <p className="row wrap">
          <CardName name={swap.card_to_remove} shown={cut} />
          <ArrowRight className="icon icon-small" aria-label={t("forgeChat.swapFor")} />
          <CardName name={swap.card_to_add} shown={add} />
        </p>
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
