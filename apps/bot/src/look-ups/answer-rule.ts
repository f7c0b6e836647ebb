import type { Language, RuleView } from "@spellwright/contract";
import { pagePath, translator } from "@spellwright/locales";
import { withoutHalfSigns } from "@spellwright/text";
import { type ChatInputCommandInteraction, EmbedBuilder } from "discord.js";
import { sanitise } from "../answering/sanitise.ts";
import { splitText } from "../answering/split-text.ts";
import type { Bot } from "../bot.ts";
import type { Payload } from "../discord/payload.ts";
import type { Summons } from "../summons.ts";
import { lookUp } from "./look-up.ts";

const COLOUR = 0x15_5e_58;
const TEXT_MAX = 1800;
const TITLE_MAX = 100;
/** A search shows so many rules; they share Discord's 6000 characters. */
const FOUND_MAX = 3;

/** A rule's number as players write it: 702, 702.19, 702.19b. */
const NUMBER = /^\d{3}(?:\.\d+[a-z]?)?\.?$/i;

const presentRules = (
  rules: readonly RuleView[],
  language: Language,
  publicUrl: string,
): Payload => {
  const t = translator(language);
  if (rules.length === 0) return { content: t("bot.ruleNone") };
  return {
    embeds: rules.map(({ number, heading, text, verbatim }) => {
      const [shown = ""] = splitText(text.split("\n").map(sanitise), TEXT_MAX);
      const title = heading === null ? number : `${number} ${sanitise(heading)}`;
      const embed = new EmbedBuilder()
        .setColor(COLOUR)
        .setTitle(withoutHalfSigns(title.slice(0, TITLE_MAX)))
        .setURL(`${publicUrl}${pagePath(language, "rule", number)}`)
        .setDescription(shown);
      return verbatim ? embed : embed.setFooter({ text: t("bot.ownWords") });
    }),
  };
};

/** `/rule search`: the rule of a number, or the nearest ones to some words, free. */
export const answerRule = (
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  summons: Summons,
): Promise<void> => {
  const { language } = summons;
  const context = { language };
  const search = interaction.options.getString("search", true).trim();
  const find = async (): Promise<readonly RuleView[]> => {
    if (NUMBER.test(search)) {
      const number = search.replace(/\.$/, "").toLowerCase();
      return [await bot.api.rules.read({ number, language }, { context })];
    }
    const input = { q: search, language, limit: FOUND_MAX };
    return (await bot.api.rules.search(input, { context })).items;
  };
  return lookUp(bot, interaction, summons, async () =>
    presentRules(await find(), language, bot.config.publicUrl),
  );
};
