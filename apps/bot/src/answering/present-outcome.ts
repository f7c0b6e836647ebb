import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import type { Payload } from "../discord/payload.ts";
import type { AskOutcome } from "../service/ask.ts";
import { buttonId, linkButton, pressButton, row } from "./buttons.ts";
import { presentRuling } from "./present-ruling.ts";
import { sanitise } from "./sanitise.ts";

/**
 * What the bot says to an outcome, as messages. None where it shall be silent. The link invitation is a
 * button: an address in a channel would let whoever opens it take the asker's place (BOT-05).
 *
 * @param key of the question
 */
export const presentOutcome = (
  asked: AskOutcome,
  language: Language,
  process: string,
  key: string,
): readonly Payload[] => {
  const t = translator(language);
  switch (asked.outcome) {
    case "answered":
      return [presentRuling(asked, language, process)];
    case "repeated":
      return [
        {
          content: t("bot.repeated"),
          components: [row(linkButton(asked.answer_url, t("bot.fullAnswer")))],
        },
      ];
    case "link":
      return [
        {
          content: t(asked.had_pack ? "bot.link" : "bot.linkNoPack"),
          components: [row(pressButton(buttonId("link", "", process), t("bot.linkButton"), true))],
        },
      ];
    case "account_pays": {
      const label = t("bot.offerAccept", { count: asked.zaps });
      return [
        {
          content: t("bot.offer", { count: asked.zaps }),
          components: [row(pressButton(buttonId("pay", key, process), label, true))],
        },
      ];
    }
    case "no_zaps":
      return [
        {
          content: sanitise(asked.error),
          components: [row(linkButton(asked.subscription_url, t("bot.buy")))],
        },
      ];
    case "wait":
      return [{ content: t("bot.wait", { count: asked.retry_after }) }];
    case "refused":
      return [{ content: sanitise(asked.sentence) }];
    case "unavailable":
      return [{ content: t("bot.unavailable") }];
    case "silent":
      return [];
  }
};
