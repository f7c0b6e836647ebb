import { pageOf } from "@spellwright/locales";
import { useEffect } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { cameFromDiscord, forgetDiscord, goToDiscord, rememberDiscord } from "../api/discord.ts";
import { readAddressMessage } from "../model/address-message.ts";
import { discordLinked } from "../model/discord-linked.ts";
import { useAfterSignIn } from "./use-complete-sign-in.ts";

const BY_DISCORD: readonly string[] = ["signed_in", "discord_linked"];
const SUCCESSES: readonly string[] = ["success", ...BY_DISCORD];

/** What only a way back from Discord says is believed only then: anyone can write an address. */
const isBelieved = <Message extends string>(message: Message | null): message is Message =>
  message !== null && (cameFromDiscord() || !["silent_failed", ...SUCCESSES].includes(message));

const toneOf = (message: string) => (SUCCESSES.includes(message) ? "success" : "failed");

/** AUTH-08: tells what the address brought back, once, and cleans it. */
export const useAddressMessage = (replaceAddress: (rest: string) => void): void => {
  const { t, language } = useText();
  const afterSignIn = useAfterSignIn();
  useEffect(() => {
    // The page of an account's link says itself what became of it (BOT-03).
    if (pageOf(window.location.pathname).page === "discordCallback") return;
    const returned = readAddressMessage(window.location);
    if (returned === null) return;
    const { message, rest } = returned;
    replaceAddress(rest);
    if (!isBelieved(message)) return;
    if (message === "silent_failed") {
      // AUTH-06: after the silent attempt, the normal one.
      forgetDiscord();
      const path = `${window.location.pathname}${rest}`;
      goToDiscord(path).catch((error: unknown) => toast.failed(errorSentence(error, language)));
      return;
    }
    if (BY_DISCORD.includes(message)) rememberDiscord();
    if (message === "discord_linked") return discordLinked.change(true);
    if (message === "signed_in") void afterSignIn();
    toast[toneOf(message)](t(`auth.addressError.${message}`));
  }, [replaceAddress, afterSignIn, t, language]);
};
