import type { AccountSession } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";

/** What a session is called: its browser and system, else the kind of device. */
export const sessionName = (
  { browser, system, device }: Pick<AccountSession, "browser" | "system" | "device">,
  t: Translate,
): string => {
  if (browser !== null && system !== null)
    return t("settings.sessions.onSystem", { browser, system });
  return browser ?? system ?? t(`settings.sessions.${device}`);
};

/** Where and when, after the name. `lastUsed` is a day as it is read. */
export const sessionFacts = (
  { network }: Pick<AccountSession, "network">,
  lastUsed: string,
  t: Translate,
): string =>
  [
    t("settings.sessions.lastUsed", { date: lastUsed }),
    ...(network === null ? [] : [t("settings.sessions.network", { network })]),
  ].join(" · ");
