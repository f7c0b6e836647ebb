import type { SharedDeck } from "@spellwright/contract";
import { Copy, Image, Printer } from "lucide-react";
import { errorSentence } from "../../../../lib/http/api-error.ts";
import { downloadFile } from "../../../../lib/page/download-file.ts";
import { deckListText } from "../../../../lib/text/deck-list-text.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, toast } from "../../../../ui/index.ts";
import { sharedImagePath } from "../../api/deck-text.ts";
import styles from "./shared-deck.module.css";

/** What a reader takes of a shared deck: its list as text, as an image, on paper. */
export function SharedActions({ deck, token }: { deck: SharedDeck; token: string }) {
  const { t, language } = useText();
  const copy = () =>
    navigator.clipboard.writeText(deckListText(deck)).then(
      () => toast.copied(t("deckPage.viewer.copied")),
      () => toast.failed(t("deckSharing.notCopied")),
    );
  const download = () =>
    downloadFile(sharedImagePath(token), "deck.png", language).catch((error: unknown) =>
      toast.failed(errorSentence(error, language)),
    );
  return (
    <p className={`row wrap ${styles.actions}`}>
      <Button onClick={() => void copy()}>
        <Copy className="icon" />
        {t("deckPage.export.copy")}
      </Button>
      <Button onClick={() => void download()}>
        <Image className="icon" />
        {t("deckPage.export.image")}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer className="icon" />
        {t("deckPage.menu.print")}
      </Button>
    </p>
  );
}
