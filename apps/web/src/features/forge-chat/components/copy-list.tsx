import type { DeckDetail } from "@spellwright/contract";
import { Copy } from "lucide-react";
import { deckListText } from "../../../lib/deck-list-text.ts";
import { useText } from "../../../lib/text.tsx";
import { Button, toast } from "../../../ui/index.ts";

/** Takes the list along as plain text, as it is now: with the swaps that were made. */
export function CopyList({ deck }: { deck: Pick<DeckDetail, "deck_cards"> }) {
  const { t } = useText();
  const copy = () =>
    navigator.clipboard.writeText(deckListText(deck)).then(
      () => toast.copied(t("oracle.ruling.copied")),
      () => toast.failed(t("oracle.ruling.copyFailed")),
    );
  return (
    <Button small className="button-tall" data-screen-only onClick={() => void copy()}>
      <Copy className="icon icon-small" />
      {t("forgeChat.copyList")}
    </Button>
  );
}
