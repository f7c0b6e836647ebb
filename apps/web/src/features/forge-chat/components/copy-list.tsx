import { Copy } from "lucide-react";
import { deckListText } from "../../../lib/text/deck-list-text.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, toast } from "../../../ui/index.ts";
import { useAnalysedDeck } from "../hooks/use-analysed-deck.ts";

interface CopyListProps {
  deckId: string;
  /** Among other buttons of the kind. */
  quiet?: boolean;
}

/** Takes the list along as plain text, as it is now: with the swaps that were made. */
export function CopyList({ deckId, quiet = false }: CopyListProps) {
  const { t } = useText();
  const deck = useAnalysedDeck(deckId);
  if (deck === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(deckListText(deck)).then(
      () => toast.copied(t("oracle.ruling.copied")),
      () => toast.failed(t("oracle.ruling.copyFailed")),
    );
  return (
    <Button
      small
      className="button-tall"
      data-screen-only
      {...(quiet ? { variant: "quiet" as const } : {})}
      onClick={() => void copy()}
    >
      <Copy className="icon icon-small" />
      {t("forgeChat.copyList")}
    </Button>
  );
}
