import { pagePath } from "@spellwright/locales";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { ConfirmDialog, toast } from "../../../ui/index.ts";
import { startDiscordLink } from "../api/auth-calls.ts";
import { leaveForDiscord } from "../api/discord.ts";
import { useSession } from "./session.tsx";
import { useSignInPrompt } from "./sign-in-prompt.tsx";

interface DiscordLinkProps {
  /** Whether the page on screen is the address of the link. */
  wanted: boolean;
  /** Shows another address in its place. */
  replaceAddress: (path: string) => void;
}

/**
 * ROUTE-08, BOT-05: what the address does that the Discord bot gives. Discord itself proves whose account
 * is linked, whatever the address claims; and since anybody can send it, the person is asked first. Where
 * the server does not offer Discord, that is said instead.
 */
export function DiscordLink({ wanted, replaceAddress }: DiscordLinkProps) {
  const { t, language } = useText();
  const { user, readOnly } = useSession();
  const prompt = useSignInPrompt();
  const newest = useRef({ t, prompt, replaceAddress });
  newest.current = { t, prompt, replaceAddress };
  const { data, isPending } = useQuery(api.status.queryOptions());
  const isOff = data?.discord_sign_in === false;
  const isAsked = wanted && !isPending && !isOff && !readOnly;
  const isSignedOut = isAsked && user === null;
  useEffect(() => {
    const { t, prompt } = newest.current;
    if (isSignedOut) prompt.open({ welcome: t("auth.discord.linkWelcome") });
  }, [isSignedOut]);

  // The way back from Discord does not lead here again.
  const home = pagePath(language, "oracle");
  const isRefused = wanted && isOff;
  useEffect(() => {
    if (!isRefused) return;
    const { t, replaceAddress } = newest.current;
    toast.failed(t("auth.discord.linkOff"));
    replaceAddress(home);
  }, [isRefused, home]);
  const link = async () => {
    replaceAddress(home);
    try {
      const url = await startDiscordLink(home);
      if (url !== null) leaveForDiscord(url);
    } catch (error) {
      toast.failed(errorSentence(error, language));
    }
  };
  return (
    <ConfirmDialog
      open={isAsked && user !== null}
      onClose={() => replaceAddress(home)}
      title={t("auth.discord.linkTitle")}
      message={t("auth.discord.linkText")}
      action={t("auth.discord.linkAction")}
      tone="plain"
      onConfirm={() => void link()}
    />
  );
}
