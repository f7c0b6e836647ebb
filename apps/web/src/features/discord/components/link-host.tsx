import { pagePath } from "@spellwright/locales";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { visit } from "../../../lib/page/visit.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { DiscordLink, discordLinked, useSession, useSignInPrompt } from "../../auth/index.ts";
import {
  keepPendingLink,
  linkInAddress,
  type PendingLink,
  pendingLink,
} from "../model/pending-link.ts";

const LinkDialog = lazyPart(
  withTexts("discord", () => import("./link-dialog.tsx")),
  "LinkDialog",
);

const LinkedBanner = lazyPart(
  withTexts("discord", () => import("./linked-banner.tsx")),
  "LinkedBanner",
);

const forgetLinked = () => discordLinked.change(false);

interface DiscordLinkHostProps {
  /** Whether the page on screen is the address of the link. */
  wanted: boolean;
  /** Shows another address in its place. */
  replaceAddress: (path: string) => void;
}

/**
 * ROUTE-08, BOT-10: a link of the bot waits until its person is signed in, and is confirmed by a click.
 * An address without the bot’s word proves nothing: Discord itself is asked then.
 */
export function DiscordLinkHost({ wanted, replaceAddress }: DiscordLinkHostProps) {
  const { t, language } = useText();
  const { user, readOnly } = useSession();
  const prompt = useSignInPrompt();
  const [pending, setPending] = useState<PendingLink | null>(null);
  const isLinked = discordLinked.use();
  const newest = useRef({ t, prompt });
  newest.current = { t, prompt };
  const isSignedIn = user !== null && !readOnly;
  useEffect(() => {
    const carried = wanted ? linkInAddress(visit().url.searchParams) : null;
    if (carried !== null) keepPendingLink(carried);
    // An older link is not in the way of an address that carries none.
    setPending(wanted ? carried : isSignedIn ? pendingLink() : null);
  }, [wanted, isSignedIn]);
  const asksToSignIn = pending !== null && user === null && !readOnly;
  useEffect(() => {
    const { t, prompt } = newest.current;
    if (asksToSignIn) prompt.open({ welcome: t("auth.discord.botLinkWelcome") });
  }, [asksToSignIn]);
  if (isLinked)
    return (
      <Suspense>
        <LinkedBanner onClose={forgetLinked} />
      </Suspense>
    );
  if (pending === null) return <DiscordLink wanted={wanted} replaceAddress={replaceAddress} />;
  if (!isSignedIn) return null;
  const end = () => {
    keepPendingLink(null);
    setPending(null);
    if (wanted) replaceAddress(pagePath(language, "oracle"));
  };
  return (
    <Suspense>
      <LinkDialog link={pending} onEnd={end} />
    </Suspense>
  );
}
