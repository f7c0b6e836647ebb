import { errorSentence } from "../../../../lib/http/api-error.ts";
import { canShare, copyLink, shareLink } from "../../../../lib/router/share-link.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, Field, toast } from "../../../../ui/index.ts";
import { useShareDeck } from "../../api/share-calls.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useLockReason } from "../../hooks/use-lock-reason.ts";
import { sharedDeckLink } from "../../model/shared-deck-link.ts";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";

/** The link that shows the deck to whoever has it: made, copied, taken back (FOR-07). */
export function ShareDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckSharing.title")} width="30rem">
      <ShareLink />
    </DeckDialog>
  );
}

function ShareLink() {
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const locked = useLockReason();
  const share = useShareDeck(deck.id);
  const { share_token: token } = deck;
  return (
    <>
      <div className="dialog-body stack">
        {share.error !== null && (
          <Banner tone="danger">{errorSentence(share.error, language)}</Banner>
        )}
        <p role="status">{t(token === null ? "deckSharing.text" : "deckSharing.textShared")}</p>
        {token !== null && (
          <Field
            label={t("deckSharing.link")}
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
            onClick={() => share.mutate(true)}
          >
            {t("deckSharing.make")}
          </Button>
        ) : (
          <>
            <Button
              variant="quiet"
              busy={share.isPending}
              disabled={locked !== undefined}
              disabledReason={locked}
              onClick={() => share.mutate(false)}
            >
              {t("deckSharing.end")}
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
    if (outcome === "copied") toast.copied(t("deckSharing.copied"));
    if (outcome === "failed") toast.failed(t("deckSharing.notCopied"));
  };
  return (
    <Button variant="primary" onClick={() => void give()}>
      {t(hasSheet ? "deckSharing.send" : "deckSharing.copy")}
    </Button>
  );
}
