import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { type Suggestion, shownName } from "../model/suggestion.ts";
import { CardName } from "./swap-row.tsx";

interface CheaperCardProps {
  /** The swap with the cheaper card in place of the first one. */
  swap: Suggestion;
  /** It can be made as the list is now. */
  open: boolean;
  disabled: boolean;
  onApply: () => void;
}

/** A cheaper card for the same part, with what it saves. One tap takes it instead (ANA-02). */
export function CheaperCard({ swap, open, disabled, onApply }: CheaperCardProps) {
  const { t, language } = useText();
  return (
    <div className="row wrap small">
      <span>
        {t("forgeChat.swapCheaper")}{" "}
        <CardName
          name={swap.card_to_add}
          shown={shownName(swap.card_to_add, swap.printed_to_add, language)}
        />
      </span>
      <span className="soft">{swap.budget_justification}</span>
      {open && (
        <Button
          small
          variant="quiet"
          className="button-tall"
          data-screen-only
          disabled={disabled}
          disabledReason={t("deckPage.readOnlyReason")}
          onClick={onApply}
        >
          {t("forgeChat.swapTakeCheaper")}
        </Button>
      )}
    </div>
  );
}
