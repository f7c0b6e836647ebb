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
  pagePath,
  ruleGroups,
  rulingBand,
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

/** What all parts of a file are written with. */
interface Writing {
  readonly language: Language;
  /** Where the links of ours lead. */
  readonly publicUrl: string;
}

/**
 * How sure it is, with the page that tells how that was measured. No percentage on what decides nothing (ORA-02).
 */
const sureness = (
  ruling: OraclePayload["ruling"],
  { language, publicUrl }: Writing,
): readonly string[] => {
  if (rulingBand(ruling) === undefined) return [];
  const said = translator(language)("transcript.confidence", {
    percent: confidencePercent(ruling.confidence),
  });
  return [`[${said}](<${publicUrl}${pagePath(language, "reliability")}>)`];
};

const answer = ({ ruling, engine }: OraclePayload, writing: Writing): string => {
  const t = translator(writing.language);
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
    `_${[...sureness(ruling, writing), engine.model ?? t("transcript.localJudge")].join(" · ")}_`,
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

const messageText = ({ payload }: Message, writing: Writing): string => {
  if (payload.type === "user") return quote(payload.content);
  return payload.type === "oracle"
    ? answer(payload, writing)
    : forgeAnswer(payload, writing.language);
};

/** A discussion as a person keeps or posts it, in the language of the page. */
export const writeMarkdown = (
  discussion: Discussion,
  messages: readonly Message[],
  writing: Writing,
): string => {
  const parts = messages.map((message) => messageText(message, writing));
  const notice = translator(writing.language)("transcript.notice", {
    date: discussion.created_at.slice(0, 10),
  });
  return `${[`# ${plain(discussion.title)}`, `_${notice}_`, ...parts].join("\n\n")}\n`;
};
