import type { Language } from "@spellwright/contract";
import { confidencePercent, translator } from "@spellwright/locales";
import {
  ActionRowBuilder,
  type Attachment,
  type ChatInputCommandInteraction,
  EmbedBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { sanitise } from "../answering/sanitise.ts";
import { splitText } from "../answering/split-text.ts";
import type { Bot } from "../bot.ts";
import { type CommandContext, readCommandContext } from "../command-context.ts";
import type { Payload } from "../discord/payload.ts";
import { refuseOutsideAllowedChannels } from "../refuse-outside-allowed-channels.ts";
import { lookUp } from "./look-up.ts";

/** The form for a pasted list, and its field: a slash command's own words cannot hold lines. */
const FORM = "bracket";
const FIELD = "list";

const COLOUR = 0x15_5e_58;
const TEXT_MAX = 4000;
const FILE_BYTES_MAX = 100_000;
const FILE_MS = 10_000;
/** What a form of Discord takes at most. */
const FORM_TEXT_MAX = 4000;

const listForm = (language: Language): ModalBuilder => {
  const t = translator(language);
  const list = new TextInputBuilder()
    .setCustomId(FIELD)
    .setLabel(t("bot.bracketList").slice(0, 45))
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(FORM_TEXT_MAX)
    .setRequired(true);
  return new ModalBuilder()
    .setCustomId(FORM)
    .setTitle(t("bot.bracketForm").slice(0, 45))
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(list));
};

/** The text of a file that a person sent. Undefined for what is none, or is not where Discord keeps files. */
const readFile = async (file: Attachment, cdnUrl: string): Promise<string | undefined> => {
  const isText = /^(text\/|application\/json)/.test(file.contentType ?? "text/plain");
  if (!isText || file.size > FILE_BYTES_MAX || new URL(file.url).origin !== new URL(cdnUrl).origin)
    return undefined;
  const signal = AbortSignal.timeout(FILE_MS);
  const response = await fetch(file.url, { signal, redirect: "error" }).catch(() => undefined);
  const text = response?.ok === true ? await response.text() : undefined;
  return text !== undefined && text.length <= FILE_BYTES_MAX ? text : undefined;
};

const present = async (bot: Bot, text: string, language: Language): Promise<Payload> => {
  const t = translator(language);
  const { estimate, unread_lines } = await bot.api.bot.bracket(
    { text, language },
    { context: { language } },
  );
  const lines = [
    ...estimate.reasoning.map(sanitise),
    ...estimate.signals.map(({ text }) => sanitise(text)),
    `*${t("bot.bracketConfidence", { percent: confidencePercent(estimate.confidence) })}*`,
    ...(unread_lines.length === 0 ? [] : [t("bot.unread", { count: unread_lines.length })]),
  ];
  const [shown = ""] = splitText(lines, TEXT_MAX);
  return {
    embeds: [
      new EmbedBuilder()
        .setColor(COLOUR)
        .setTitle(t("bot.bracketTitle", { bracket: estimate.bracket }))
        .setDescription(shown),
    ],
  };
};

/** `/bracket file`: the bracket of a list, free; without a file a form asks for it. */
export const answerBracketCommand = async (
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  summons: CommandContext,
): Promise<void> => {
  const { language } = summons;
  const file = interaction.options.getAttachment("file");
  if (file === null) return interaction.showModal(listForm(language)).then(() => {});
  return lookUp(bot, interaction, summons, async () => {
    const text = await readFile(file, bot.config.discordCdnUrl);
    if (text === undefined) return { content: translator(language)("bot.bracketFile") };
    return present(bot, text, language);
  });
};

/** The filled-in form of `/bracket`. Its channel may have been closed meanwhile. */
export const answerBracketForm = async (
  bot: Bot,
  interaction: ModalSubmitInteraction,
): Promise<void> => {
  const summons = await readCommandContext(bot, interaction);
  if (interaction.customId !== FORM || summons === undefined) return;
  if (await refuseOutsideAllowedChannels(interaction, summons)) return;
  const text = interaction.fields.getTextInputValue(FIELD);
  await lookUp(bot, interaction, summons, () => present(bot, text, summons.language));
};
