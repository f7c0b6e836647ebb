import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useEffect } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button } from "../../../ui/index.ts";
import { useSignInPrompt } from "../../auth/index.ts";
import { useDeck } from "../hooks/use-deck.ts";
import { DeckOpening } from "./deck-opening.tsx";
import { DeckSkeleton } from "./deck-skeleton.tsx";
import { OpenDeck } from "./open-deck.tsx";

/** A deck: its list, its figures, its editing (FOR-05, FOR-06, FOR-07). */
export function DeckPage() {
  const { t, language } = useText();
  const deckId = useAddressSubject();
  const open = useDeck(deckId);
  usePageSubject(open.state === "ready" ? open.deck.name : null);
  if (open.state === "ready") {
    const Deck = import.meta.env.SSR ? DeckOpening : OpenDeck;
    return <Deck deck={open.deck} />;
  }
  if (open.state === "loading") return <DeckSkeleton />;
  return (
    <main className="page page-narrow stack" id="main" tabIndex={-1}>
      {open.state === "missing" && (
        <>
          <h1>{t("deckPage.missingTitle")}</h1>
          <p className="lead">{t("deckPage.missingText")}</p>
        </>
      )}
      {open.state === "failed" && (
        <>
          <h1>{t("deckPage.failedTitle")}</h1>
          <Banner
            tone="danger"
            action={
              <Button small onClick={open.retry}>
                {t("common.retry")}
              </Button>
            }
          >
            {errorSentence(open.error, language)}
          </Banner>
        </>
      )}
      {open.state === "signIn" && <SignedOut />}
      <Link
        className={open.state === "missing" ? "button button-primary" : "button"}
        to={pagePath(language, "forge")}
      >
        {t("deckPage.toDashboard")}
      </Link>
    </main>
  );
}

function SignedOut() {
  const { t } = useText();
  const { open } = useSignInPrompt();
  useEffect(() => open({ welcome: t("deckPage.signIn") }), [open, t]);
  return (
    <>
      <h1>{t("deckPage.signInTitle")}</h1>
      <Button variant="primary" onClick={() => open({ welcome: t("deckPage.signIn") })}>
        {t("shell.signIn")}
      </Button>
    </>
  );
}
