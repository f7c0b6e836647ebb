import { errorSentence } from "../../../../lib/api-error.ts";
import { canShare, copyLink, shareLink } from "../../../../lib/share-link.ts";
import { useText } from "../../../../lib/text.tsx";
import { Banner, Button, Field, toast } from "../../../../ui/index.ts";
import { useShareDeck } from "../../api/share-calls.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { sharedDeckLink } from "../../model/shared-deck-link.ts";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";

/** The link that shows the deck to whoever has it: made, copied, taken back (FOR-07). */
export function ShareDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckPage.share.title")} width="30rem">
      <ShareLink />
    </DeckDialog>
  );
}

function ShareLink() {
  const { t, language } = useText();
  const { deck, locked } = useDeckEditor();
  const share = useShareDeck(deck.id);
  const { share_token: token } = deck;
  const change = (shared: boolean, done: string) =>
    share.mutate(shared, { onSuccess: () => toast.done(done) });
  return (
    <>
      <div className="dialog-body stack">
        {share.error !== null && (
          <Banner tone="danger">{errorSentence(share.error, language)}</Banner>
        )}
        <p>{t(token === null ? "deckPage.share.text" : "deckPage.share.textShared")}</p>
        {token !== null && (
          <Field
            label={t("deckPage.share.link")}
            value={sharedDeckLink(token, language)}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </div>
      <div className="dialog-foot">
        {token === null ? (
          <Button
            variant="primary"
            busy={share.isPending}
            disabled={locked !== undefined}
            disabledReason={locked}
            onClick={() => change(true, t("deckPage.share.made"))}
          >
            {t("deckPage.share.make")}
          </Button>
        ) : (
          <>
            <Button
              variant="quiet"
              busy={share.isPending}
              disabled={locked !== undefined}
              disabledReason={locked}
              onClick={() => change(false, t("deckPage.share.ended"))}
            >
              {t("deckPage.share.end")}
            </Button>
            <GiveLink title={deck.name} url={sharedDeckLink(token, language)} />
          </>
        )}
      </div>
    </>
  );
}

/** The device’s share sheet where there is one, else the clipboard. */
function GiveLink(link: { title: string; url: string }) {
  const { t } = useText();
  const hasSheet = canShare(navigator, link);
  const give = async () => {
    const outcome = await (hasSheet ? shareLink(navigator, link) : copyLink(navigator, link.url));
    if (outcome === "copied") toast.copied(t("deckPage.share.copied"));
    if (outcome === "failed") toast.failed(t("deckPage.share.notCopied"));
  };
  return (
    <Button variant="primary" onClick={() => void give()}>
      {t(hasSheet ? "deckPage.share.send" : "deckPage.share.copy")}
    </Button>
  );
}
