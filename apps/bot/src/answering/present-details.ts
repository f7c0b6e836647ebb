import type { BotAnswer, Language } from "@spellwright/contract";
import { cardSourceName, type RuleGroup, ruleGroups, type Translate } from "@spellwright/locales";
import { withoutLoneSurrogates } from "@spellwright/text";
import { EmbedBuilder } from "discord.js";
import type { Payload } from "../discord/payload.ts";
import { buttonId, pressButton, row } from "./buttons.ts";
import { SETTLED_COLOR, wordsFor } from "./present-ruling.ts";
import { sanitise } from "./sanitise.ts";
import { splitText } from "./split-text.ts";

/** Discord takes 4096; 6000 is the end for a message with its title. */
const TEXT_MAX = 4000;
/** What is longer is cut, and stands whole on its page. */
const MESSAGES_MAX = 4;
const RULE_TEXT_MAX = 700;

/** A quoted text in one line. */
const shortened = (text: string): string => {
  const shown =
    text.length > RULE_TEXT_MAX
      ? `${withoutLoneSurrogates(text.slice(0, RULE_TEXT_MAX - 1))}…`
      : text;
  return sanitise(shown.replaceAll("\n", " "));
};

/** What the cards themselves and official notes say, where the ruling quotes them. */
const cardTextsOf = ({ card_sources = [] }: BotAnswer["ruling"], t: Translate): readonly string[] =>
  card_sources.map((source, at) => {
    const line = `**${sanitise(cardSourceName(source, t))}** ${shortened(source.text)}`;
    return at === 0 ? `**${t("oracle.ruling.cardSources")}**\n${line}` : line;
  });

const rulesOf = ({ title, rules }: RuleGroup, t: Translate): readonly string[] => {
  const lines = rules.map(({ number, text, verbatim }) => {
    const note = verbatim ? "" : ` *(${t("bot.ownWords")})*`;
    return `**${sanitise(number)}** ${shortened(text)}${note}`;
  });
  const [first = "", ...others] = lines;
  return [`**${t(title)}**\n${first}`, ...others];
};

/** How the ruling was reached. */
const stepsOf = ({ detailed_reasoning }: BotAnswer, t: Translate): readonly string[] => {
  const steps = detailed_reasoning.step_by_step_analysis.map(
    ({ step, action, rule_applied }) =>
      `**${step}.** ${sanitise(action)}${rule_applied === null ? "" : ` (${sanitise(rule_applied)})`}`,
  );
  return [`**${t("bot.steps")}**`, ...(steps.length > 0 ? steps : [t("bot.noSteps")])];
};

const explanationOf = ({ explanation }: BotAnswer["ruling"]): readonly string[] =>
  withoutLoneSurrogates(explanation.slice(0, TEXT_MAX * MESSAGES_MAX))
    .split(/\n{2,}/)
    .map(sanitise);

/**
 * What the short answer left out, for whoever asks for it: the whole explanation, the steps, the rules and
 * card texts in their words, and the offer to ask again with more effort, which costs and waits for a click.
 */
export const presentDetails = (
  answer: BotAnswer,
  language: Language,
  process: string,
): readonly Payload[] => {
  const t = wordsFor(answer, language);
  const { ruling, explain_zaps, question_id } = answer;
  const paragraphs = [
    ...explanationOf(ruling),
    ...stepsOf(answer, t),
    ...ruleGroups(ruling).flatMap((group) => rulesOf(group, t)),
    ...cardTextsOf(ruling, t),
  ].filter((paragraph) => paragraph.trim() !== "");
  const texts = splitText(paragraphs, TEXT_MAX).slice(0, MESSAGES_MAX);
  const deeper = pressButton(
    buttonId("deeper", question_id, process),
    t("bot.deeper", { count: explain_zaps }),
    true,
  );
  return texts.map((text, at) => {
    const embed = new EmbedBuilder().setColor(SETTLED_COLOR).setDescription(text);
    if (at === 0) embed.setTitle(t("bot.explainTitle"));
    if (at < texts.length - 1 || explain_zaps === 0) return { embeds: [embed] };
    return {
      embeds: [embed.setFooter({ text: t("bot.deeperAsk") })],
      components: [row(deeper)],
    };
  });
};
