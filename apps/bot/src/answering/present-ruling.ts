import { type BotAnswer, type Language, strengthOf } from "@spellwright/contract";
import {
  CONFIDENCE_WORDS,
  cardSourceName,
  confidencePercent,
  fallbackNotice,
  type PlainKey,
  pagePath,
  type RuleGroup,
  ruleGroups,
  rulingBand,
  suretyNote,
  type Translate,
  translator,
} from "@spellwright/locales";
import { withoutHalfSigns } from "@spellwright/text";
import { EmbedBuilder } from "discord.js";
import type { Payload } from "../discord/payload.ts";
import { buttonId, linkButton, pressButton, row } from "./buttons.ts";
import { sanitise } from "./sanitise.ts";
import { splitText } from "./split-text.ts";

/** Discord takes 4096; titles and footers need room besides, and 6000 is the end for all together. */
const TEXT_MAX = 4000;
/** An answer in a channel is no book: what is longer is cut, and stands whole on its page. */
const MESSAGES_MAX = 4;
const RULE_TEXT_MAX = 700;

/** Petrol when it is settled, ochre when not: the colours of the pages. */
const SETTLED = 0x15_5e_58;
const OPEN = 0xb0_7a_1e;

const HEADS: Readonly<Record<BotAnswer["ruling"]["outcome"] | "likely", PlainKey>> = {
  ruling: "oracle.ruling.headRuling",
  likely: "oracle.ruling.headLikely",
  needs_detail: "oracle.ruling.headNeedsDetail",
  cannot_settle: "oracle.ruling.headCannotSettle",
  declined: "oracle.ruling.headDeclined",
};

/** A ruling is in the language of its question, as on the pages; what stands around it is too. */
const wordsFor = ({ ruling }: BotAnswer, language: Language): Translate =>
  translator(ruling.language ?? language);

const paidBy = ({ charged_to, zaps_charged }: BotAnswer, t: Translate): string => {
  if (charged_to === "nobody" || zaps_charged === 0) return t("bot.paidByNobody");
  const key = charged_to === "pack" ? "bot.paidByServer" : "bot.paidByAccount";
  return t(key, { count: zaps_charged });
};

/** How sure it is; the percentage leads to how it was measured. */
const confidenceLine = (
  { ruling, answer_url }: BotAnswer,
  t: Translate,
  language: Language,
): readonly string[] => {
  const band = rulingBand(ruling);
  if (band === undefined) return [];
  const words = t(CONFIDENCE_WORDS[band]);
  const percent = t("oracle.ruling.percent", { value: confidencePercent(ruling.confidence) });
  const note = suretyNote(ruling, t);
  const { href } = new URL(pagePath(language, "reliability"), answer_url);
  const figure = `*${t("oracle.ruling.confidence")}${t("bot.colon")}${words} ([${percent}](${href}))*`;
  return [note === undefined ? figure : `${figure} ${note}`];
};

/** A quoted text in one line. */
const shortened = (text: string): string => {
  const shown =
    text.length > RULE_TEXT_MAX ? `${withoutHalfSigns(text.slice(0, RULE_TEXT_MAX - 1))}…` : text;
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

/** Who answered in the place of the model that was asked (ERR-04). */
const standInLine = ({ engine }: BotAnswer, t: Translate): readonly string[] => {
  const notice = engine === null ? undefined : fallbackNotice(engine, t);
  return notice === undefined ? [] : [`*${sanitise(notice)}*`];
};

/**
 * A ruling as messages of Discord, ruling first, then why, who answered in whose place, how sure, and the rules it stands on; split
 * at paragraphs within Discord's limits, with the buttons under the last one.
 *
 * @param language of an answer that does not say its own
 * @param process which process of the bot says it
 */
export const presentRuling = (
  answer: BotAnswer,
  language: Language,
  process: string,
): readonly Payload[] => {
  const t = wordsFor(answer, language);
  const { ruling, question_id } = answer;
  const strength = strengthOf(ruling);
  const paragraphs = [
    `**${sanitise(ruling.ruling)}**`,
    ...withoutHalfSigns(ruling.explanation.slice(0, TEXT_MAX * MESSAGES_MAX))
      .split(/\n{2,}/)
      .map(sanitise),
    ...(ruling.choices ?? []).map((choice) => `• ${sanitise(choice)}`),
    ...standInLine(answer, t),
    ...confidenceLine(answer, t, ruling.language ?? language),
    ...ruleGroups(ruling).flatMap((group) => rulesOf(group, t)),
    ...cardTextsOf(ruling, t),
  ].filter((paragraph) => paragraph.trim() !== "");
  const texts = splitText(paragraphs, TEXT_MAX).slice(0, MESSAGES_MAX);
  const buttons = [
    pressButton(buttonId("explain", question_id, process), t("bot.explain")),
    pressButton(buttonId("wrong", question_id, process), t("bot.wrong")),
    linkButton(answer.answer_url, t("bot.fullAnswer")),
  ];
  return texts.map((text, at) => {
    const embed = new EmbedBuilder()
      .setColor(strength === "ruling" ? SETTLED : OPEN)
      .setDescription(text);
    if (at === 0) embed.setTitle(t(HEADS[strength === "likely" ? strength : ruling.outcome]));
    if (at < texts.length - 1) return { embeds: [embed] };
    return {
      embeds: [embed.setFooter({ text: paidBy(answer, t) })],
      components: [row(...buttons)],
    };
  });
};

/**
 * How the ruling was reached, and the offer to ask again with more effort, which costs and therefore
 * waits for a click.
 */
export const presentSteps = (answer: BotAnswer, language: Language, process: string): Payload => {
  const t = wordsFor(answer, language);
  const steps = answer.detailed_reasoning.step_by_step_analysis.map(
    ({ step, action, rule_applied }) =>
      `**${step}.** ${sanitise(action)}${rule_applied === null ? "" : ` (${sanitise(rule_applied)})`}`,
  );
  const [text = t("bot.noSteps")] = splitText(steps, TEXT_MAX - 500);
  const canGoDeeper = answer.explain_zaps > 0;
  const embed = new EmbedBuilder()
    .setColor(SETTLED)
    .setTitle(t("bot.steps"))
    .setDescription(canGoDeeper ? `${text}\n\n${t("bot.deeperAsk")}` : text);
  const deeper = pressButton(
    buttonId("deeper", answer.question_id, process),
    t("bot.deeper", { count: answer.explain_zaps }),
    true,
  );
  return canGoDeeper ? { embeds: [embed], components: [row(deeper)] } : { embeds: [embed] };
};
