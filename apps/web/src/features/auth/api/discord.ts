import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { cacheLanguage, pageLanguage } from "../../../lib/text/page-language.ts";
import { startDiscordSignIn } from "./auth-calls.ts";

/** AUTH-06: this browser came back from Discord before: the next time it may need no screen. */
const KEY = "discord-authorized";
/** This browser is at Discord: what an address says of a sign-in there is believed once. */
const AWAY = "discord-away";

export const rememberDiscord = (): void => writeStored(KEY, "yes");
/** The next sign-in shows Discord's screens again: after the link to it was cut (AUTH-06). */
export const forgetDiscord = (): void => writeStored(KEY, null);

/** Leaves for an address of Discord’s. Whoever comes back finds the language of the page that was left. */
export const leaveForDiscord = (url: string): void => {
  writeStored(AWAY, "yes");
  // Discord leads to an address without a language, which the server completes by this.
  cacheLanguage(pageLanguage());
  window.location.assign(url);
};

/** AUTH-08: whether this browser had left for Discord, asked once: anybody can write an address that says so. */
export const cameFromDiscord = (): boolean => {
  const away = readStored(AWAY) !== null;
  writeStored(AWAY, null);
  return away;
};

/**
 * AUTH-06: leaves for Discord: silently where it worked before, else with its screens.
 *
 * @param returnTo path and query of the page to come back to
 * @returns whether somebody is signed in already: then nothing is left
 */
export const goToDiscord = async (returnTo: string): Promise<boolean> => {
  const url = await startDiscordSignIn(returnTo, readStored(KEY) !== null);
  if (url === null) return true;
  leaveForDiscord(url);
  return false;
};
