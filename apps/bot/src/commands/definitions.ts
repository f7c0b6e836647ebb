import { QUESTION_MAX_LENGTH } from "@spellwright/contract";
import { type PlainKey, translator } from "@spellwright/locales";
import {
  ApplicationIntegrationType,
  InteractionContextType,
  SlashCommandBuilder,
} from "discord.js";

/** Names as the bot hears them, whatever language they are shown in. */
export const COMMANDS = ["oracle", "card", "rule", "bracket"] as const;
export type CommandName = (typeof COMMANDS)[number];

const fr = translator("fr");
const en = translator("en");

interface Described<Self> {
  setName(name: string): Self;
  setDescription(description: string): Self;
  setNameLocalizations(names: { fr: string }): Self;
  setDescriptionLocalizations(descriptions: { fr: string }): Self;
}

const describe = <Self extends Described<Self>>(
  builder: Self,
  name: string,
  frenchName: string,
  description: PlainKey,
): Self =>
  builder
    .setName(name)
    .setDescription(en(description))
    .setNameLocalizations({ fr: frenchName })
    .setDescriptionLocalizations({ fr: fr(description) });

const command = (name: CommandName, frenchName: string, description: PlainKey) =>
  describe(new SlashCommandBuilder(), name, frenchName, description)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** The slash commands in both languages. Only `/oracle` costs a zap. */
export const commandDefinitions = () => [
  command("oracle", "oracle", "bot.commands.oracle").addStringOption((option) =>
    describe(option, "question", "question", "bot.commands.oracleQuestion")
      .setRequired(true)
      .setMaxLength(QUESTION_MAX_LENGTH),
  ),
  command("card", fr("bot.commands.cardName"), "bot.commands.card").addStringOption((option) =>
    describe(option, "name", fr("bot.commands.cardOption"), "bot.commands.cardOptionHelp")
      .setRequired(true)
      .setMaxLength(200),
  ),
  command("rule", fr("bot.commands.ruleName"), "bot.commands.rule").addStringOption((option) =>
    describe(option, "search", fr("bot.commands.ruleOption"), "bot.commands.ruleOptionHelp")
      .setRequired(true)
      .setMaxLength(200),
  ),
  command("bracket", fr("bot.commands.bracketName"), "bot.commands.bracket").addAttachmentOption(
    (option) =>
      describe(option, "file", fr("bot.commands.bracketOption"), "bot.commands.bracketOptionHelp"),
  ),
];
