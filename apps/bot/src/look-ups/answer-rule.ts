import type { Language, RuleView } from "@spellwright/contract";
import { pagePath, translator } from "@spellwright/locales";
import { withoutLoneSurrogates } from "@spellwright/text";
import { type ButtonInteraction, type ChatInputCommandInteraction, EmbedBuilder } from "discord.js";
import { sanitise } from "../answering/sanitise.ts";
import { splitText } from "../answering/split-text.ts";
import type { Bot } from "../bot.ts";
import type { CommandContext } from "../command-context.ts";
import type { Payload } from "../discord/payload.ts";
import { lookUp } from "./look-up.ts";
import { presentPassage, RULE_COLOR, readPlaceId, TITLE_MAX } from "./present-passage.ts";
import { readPassage } from "./read-passage.ts";

const TEXT_MAX = 1800;
/** A search shows so many rules. They share Discord's 6000 characters. */
const FOUND_MAX = 3;

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
        .setColor(RULE_COLOR)
        .setTitle(withoutLoneSurrogates(title.slice(0, TITLE_MAX)))
        .setURL(`${publicUrl}${pagePath(language, "rule", number)}`)
        .setDescription(shown);
      return verbatim ? embed : embed.setFooter({ text: t("bot.ownWords") });
    }),
  };
};

/** A page of a rule or a term. Undefined for words that are neither. */
const showPassage = async (
  { api, config, process }: Bot,
  search: string,
  language: Language,
  page: number,
): Promise<Payload | undefined> => {
  const passage = await readPassage(api, search, language);
  const shown = { language, publicUrl: config.publicUrl, process, page };
  return passage && presentPassage(passage, shown);
};

/** `/rule search`: a rule with those below it, all that defines a term, or the nearest rules to some words, free. */
export const answerRule = (
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  summons: CommandContext,
): Promise<void> => {
  const { language } = summons;
  const search = interaction.options.getString("search", true).trim();
  return lookUp(bot, interaction, summons, async () => {
    const passage = await showPassage(bot, search, language, 0);
    if (passage !== undefined) return passage;
    const input = { q: search, language, limit: FOUND_MAX };
    const { items } = await bot.api.rules.search(input, { context: { language } });
    return presentRules(items, language, bot.config.publicUrl);
  });
};

/** A button below a page of rules: another page in its place. */
export const turnRulePage = (
  bot: Bot,
  interaction: ButtonInteraction,
  summons: CommandContext,
  placeId: string,
): Promise<void> => {
  const { key, page } = readPlaceId(placeId);
  const { language } = summons;
  return lookUp(
    bot,
    interaction,
    summons,
    async () =>
      (await showPassage(bot, key, language, page)) ?? {
        content: translator(language)("bot.ruleNone"),
      },
  );
};
