import { pagePath } from "@spellwright/locales";
import { useEffect, useRef } from "react";
import { errorSentence } from "../../../lib/api-error.ts";
import { useText } from "../../../lib/text.tsx";
import { toast } from "../../../ui/index.ts";
import { startDiscordLink } from "../api/auth-calls.ts";
import { leaveForDiscord } from "../api/discord.ts";
import { useSession } from "../components/session.tsx";
import { useSignInPrompt } from "../components/sign-in-prompt.tsx";

/**
 * ROUTE-08, BOT-05: the address that the Discord bot gives links the accounts: Discord itself proves whose
 * account it is, whatever the address claims. Signed out, the sign-in comes first.
 *
 * @param wanted whether the page on screen is that address
 * @param replaceAddress shows another address in its place; the same function on every render
 */
export const useDiscordLink = (wanted: boolean, replaceAddress: (path: string) => void): void => {
  const { t, language } = useText();
  const { user, readOnly } = useSession();
  const prompt = useSignInPrompt();
  const newest = useRef({ t, language, prompt });
  newest.current = { t, language, prompt };
  const userId = user?.id ?? null;
  useEffect(() => {
    if (!wanted || readOnly) return;
    const { t, language, prompt } = newest.current;
    if (userId === null) {
      prompt.open({ welcome: t("auth.discord.linkWelcome") });
      return;
    }
    // The way back from Discord does not lead here again.
    const home = pagePath(language, "oracle");
    replaceAddress(home);
    startDiscordLink(home).then(
      (url) => (url === null ? undefined : leaveForDiscord(url)),
      (error: unknown) => toast.failed(errorSentence(error, language)),
    );
  }, [wanted, userId, readOnly, replaceAddress]);
};
