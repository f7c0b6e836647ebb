import type {
  Discussion,
  ForgePayload,
  Language,
  Message,
  OraclePayload,
} from "@spellwright/contract";
import {
  cardSourceName,
  confidencePercent,
  ruleGroups,
  rulingBand,
  type Translate,
  translator,
} from "@spellwright/locales";

/**
 * Cards stand in double brackets in stored questions. Markup of others must not run where this is shown: no
 * tag, no link that runs something, and no picture that tells another server who reads.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/\[\[|\]\]/g, "")
    .replaceAll("<", "&lt;")
    .replaceAll(/[\\[]/g, "\\$&");

/** A line that begins like a heading or a list would become one. */
const quote = (text: string): string =>
  plain(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** How sure it is and who answered; no percentage on what decides nothing (ORA-02). */
const sureness = (ruling: OraclePayload["ruling"], engine: string, t: Translate): string =>
  rulingBand(ruling) === undefined
    ? engine
    : t("transcript.confidence", { percent: confidencePercent(ruling.confidence), engine });

const answer = ({ ruling, engine }: OraclePayload, language: Language): string => {
  const t = translator(language);
  const rules = ruleGroups(ruling).flatMap((group) => [
    `### ${t(group.title)}`,
    group.rules
      .map(
        ({ number, text, edition }) =>
          `- **${number}** (${t("transcript.edition", { edition })}) ${plain(text).replaceAll("\n", " ")}`,
      )
      .join("\n"),
  ]);
  const cards = (ruling.card_sources ?? []).map(
    (source) => `- **${cardSourceName(source, t)}** ${plain(source.text).replaceAll("\n", " ")}`,
  );
  const links = ruling.sourcesAndLinks.map((link) => `- ${plain(link)}`);
  return [
    `**${plain(ruling.ruling)}**`,
    plain(ruling.explanation),
    ...rules,
    ...(cards.length > 0 ? [`### ${t("oracle.ruling.cardSources")}`, cards.join("\n")] : []),
    ...(links.length > 0 ? [`### ${t("transcript.sources")}`, links.join("\n")] : []),
    `_${sureness(ruling, engine.model ?? t("transcript.localJudge"), t)}_`,
  ].join("\n\n");
};

const forgeAnswer = (payload: ForgePayload, language: Language): string => {
  const t = translator(language);
  const links = payload.sources.map((link) => `- ${plain(link)}`);
  return [
    `**${plain(payload.content)}**`,
    ...payload.strategySections.flatMap(({ title, items }) => [
      `### ${plain(title)}`,
      items.map(({ text }) => `- ${plain(text)}`).join("\n"),
    ]),
    ...(links.length > 0 ? [`### ${t("transcript.sources")}`, links.join("\n")] : []),
  ].join("\n\n");
};

const messageText = ({ payload }: Message, language: Language): string => {
  if (payload.type === "user") return quote(payload.content);
  return payload.type === "bot" ? forgeAnswer(payload, language) : answer(payload, language);
};

/** A discussion as a person keeps or posts it, in the language of the page. */
export const writeMarkdown = (
  discussion: Discussion,
  messages: readonly Message[],
  language: Language,
): string => {
  const parts = messages.map((message) => messageText(message, language));
  const notice = translator(language)("transcript.notice", {
    date: discussion.created_at.slice(0, 10),
  });
  return `${[`# ${plain(discussion.title)}`, `_${notice}_`, ...parts].join("\n\n")}\n`;
};
