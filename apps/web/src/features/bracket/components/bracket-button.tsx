import { useText } from "../../../lib/text/text.tsx";
import { BracketBadge } from "../../../ui/index.ts";
import { explanation } from "../model/bracket-opening.ts";
import { type BracketDeck, deckBracket } from "../model/deck-bracket.ts";

interface BracketButtonProps {
  deck: BracketDeck;
  /** Figure and rungs only. */
  small?: boolean;
}

/** The badge of a deck’s bracket, which opens its explanation. Nothing for decks without one (BRK-02). */
export function BracketButton({ deck, small = false }: BracketButtonProps) {
  const { t } = useText();
  const bracket = deckBracket(deck);
  if (bracket === null) return null;
  const name = t(`forge.brackets.${bracket}`);
  return (
    <BracketBadge
      bracket={bracket}
      label={t("forge.bracket", { bracket, name })}
      {...(small ? {} : { name })}
      onOpen={() => explanation.open({ deckId: deck.id, name: deck.name, bracket })}
    />
  );
}
