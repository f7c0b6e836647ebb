import { expect, test } from "vitest";
import { storeLanguage } from "../../../lib/text/page-language.ts";
import { cameFromDiscord, leaveForDiscord } from "./discord.ts";

test("[R-5] [BOT-03] whoever leaves for Discord comes back in the language of the page, not of the account", () => {
  storeLanguage("fr");
  history.replaceState(null, "", "/en/discord");
  leaveForDiscord("#at-discord");
  expect(document.cookie).toContain("lang=en");
  expect(cameFromDiscord()).toBe(true);
});
