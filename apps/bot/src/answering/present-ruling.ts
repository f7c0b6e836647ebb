import { type BotAnswer, type Language, strengthOf } from "@spellwright/contract";
import {
  CONFIDENCE_WORDS,
  confidenceNote,
  confidencePercent,
  fallbackNotice,
  type PlainKey,
  pagePath,
  type RuleGroup,
  ruleGroups,
  rulingBand,
  type Translate,
  translator,
} from "@spellwright/locales";
import { splitSentences, withoutLoneSurrogates } from "@spellwright/text";
import { EmbedBuilder } from "discord.js";
import type { Payload } from "../discord/payload.ts";
import { buttonId, linkButton, pressButton, row } from "./buttons.ts";
import { sanitise } from "./sanitise.ts";
import { splitText } from "./split-text.ts";

/** Discord takes 4096. Titles and footers need room besides, and 6000 is the end for all together. */
const TEXT_MAX = 4000;
/** One line of a channel. */
const WHY_MAX = 300;

/** Petrol when it is settled, ochre when not: the colours of the pages. */
export const SETTLED_COLOR = 0x15_5e_58;
const OPEN = 0xb0_7a_1e;

const HEADS: Readonly<Record<BotAnswer["ruling"]["outcome"] | "likely", PlainKey>> = {
  ruling: "oracle.ruling.headRuling",
  likely: "oracle.ruling.headLikely",
  needs_detail: "oracle.ruling.headNeedsDetail",
  cannot_settle: "oracle.ruling.headCannotSettle",
  declined: "oracle.ruling.headDeclined",
};

/** A ruling is in the language of its question, as on the pages. What stands around it is too. */
export const wordsFor = ({ ruling }: BotAnswer, language: Language): Translate =>
  translator(ruling.language ?? language);

const paidBy = ({ charged_to, zaps_charged }: BotAnswer, t: Translate): string => {
  if (charged_to === "nobody" || zaps_charged === 0) return t("bot.paidByNobody");
  const key = charged_to === "pack" ? "bot.paidByServer" : "bot.paidByAccount";
  return t(key, { count: zaps_charged });
};

/** How sure it is. The percentage leads to how it was measured. */
const confidenceLine = (
  { ruling, answer_url }: BotAnswer,
  t: Translate,
  language: Language,
): readonly string[] => {
  const band = rulingBand(ruling);
  if (band === undefined) return [];
  const words = t(CONFIDENCE_WORDS[band]);
  const percent = t("oracle.ruling.percent", { value: confidencePercent(ruling.confidence) });
  const note = confidenceNote(ruling, t);
  const { href } = new URL(pagePath(language, "reliability"), answer_url);
  const figure = `*${t("oracle.ruling.confidence")}${t("bot.colon")}${words} ([${percent}](${href}))*`;
  return [note === undefined ? figure : `${figure} ${note}`];
};

/** Who answered in the place of the model that was asked (ERR-04). */
const standInLine = ({ engine }: BotAnswer, t: Translate): readonly string[] => {
  const notice = engine === null ? undefined : fallbackNotice(engine, t);
  return notice === undefined ? [] : [`*${sanitise(notice)}*`];
};

/** Why, in one line: the first sentence of the explanation. */
const whyOf = ({ explanation }: BotAnswer["ruling"]): string => {
  const [first] = splitSentences(explanation.slice(0, TEXT_MAX));
  const why = (first?.written ?? "").replace(/\s+/g, " ").trim();
  return sanitise(
    why.length > WHY_MAX ? `${withoutLoneSurrogates(why.slice(0, WHY_MAX - 1))}…` : why,
  );
};

/** The rules of a group, by their numbers, each a link to its page. */
const rulesLine = (
  { title, rules }: RuleGroup,
  language: Language,
  { answer_url }: BotAnswer,
  t: Translate,
): string => {
  const links = rules.map(({ number }) => {
    const { href } = new URL(pagePath(language, "rule", number), answer_url);
    return `[${sanitise(number)}](${href})`;
  });
  return `**${t(title)}**${t("bot.colon")}${links.join(" · ")}`;
};

/**
 * A ruling as a short message of Discord: the ruling, one line why, who answered in whose place, how sure,
 * and the rules as links. The rest waits behind a button (`present-details.ts`).
 *
 * @param language of an answer that does not say its own
 * @param process which process of the bot says it
 */
export const presentRuling = (answer: BotAnswer, language: Language, process: string): Payload => {
  const t = wordsFor(answer, language);
  const { ruling, question_id } = answer;
  const spoken = ruling.language ?? language;
  const strength = strengthOf(ruling);
  const paragraphs = [
    `**${sanitise(ruling.ruling)}**`,
    whyOf(ruling),
    ...(ruling.choices ?? []).map((choice) => `• ${sanitise(choice)}`),
    ...standInLine(answer, t),
    ...confidenceLine(answer, t, spoken),
    ...ruleGroups(ruling).map((group) => rulesLine(group, spoken, answer, t)),
  ].filter((paragraph) => paragraph !== "");
  const [text = ""] = splitText(paragraphs, TEXT_MAX);
  const buttons = [
    pressButton(buttonId("explain", question_id, process), t("bot.explain")),
    pressButton(buttonId("wrong", question_id, process), t("bot.wrong")),
    linkButton(answer.answer_url, t("bot.fullAnswer")),
  ];
  const embed = new EmbedBuilder()
    .setColor(strength === "ruling" ? SETTLED_COLOR : OPEN)
    .setTitle(t(HEADS[strength === "likely" ? strength : ruling.outcome]))
    .setDescription(text)
    .setFooter({ text: paidBy(answer, t) });
  return { embeds: [embed], components: [row(...buttons)] };
};
