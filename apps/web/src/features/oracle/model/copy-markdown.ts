import { cardSourceName, ruleGroups, type Translate } from "@spellwright/locales";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { paragraphsOf, type ShownRuling } from "../../chat/index.ts";
import { confidenceTexts } from "./confidence-texts.ts";
import { engineName } from "./copy-text.ts";
import { webSources } from "./rule-sources.ts";

/** A text whose characters stay what they are where Markdown is read. */
const escaped = (text: string): string =>
  withoutMarkup(text)
    .replace(/[\\`*_[\]<>~|]/g, "\\$&")
    .replace(/^([^\S\n]*)([#+-]|\d+[.)])(?=\s)/gm, "$1\\$2");

const quoted = (text: string): string =>
  escaped(text)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/**
 * A ruling as Markdown for a forum or a note, in the order of the page.
 *
 * @param reliability address of the page that tells how percentages were measured
 */
export const rulingAsMarkdown = (
  question: string,
  { ruling, engine }: ShownRuling,
  { t, reliability }: { readonly t: Translate; readonly reliability: string },
): string => {
  const [percent, ...words] = confidenceTexts(ruling, t).map(escaped);
  const facts = [
    ...(percent === undefined ? [] : [`[${percent}](<${reliability}>)`]),
    ...words,
    escaped(engineName(engine, t)),
  ];
  const interactions = ruling.card_interactions.map(
    ({ cards, description }) =>
      `- **${escaped(cards.join(" × "))}**: ${escaped(description.replaceAll("\n", " "))}`,
  );
  const sources = webSources(ruling).map(({ title, url }) => `- [${escaped(title)}](<${url}>)`);
  const cardTexts = (ruling.card_sources ?? []).map(
    (source) =>
      `- **${escaped(cardSourceName(source, t))}** ${escaped(source.text.replaceAll("\n", " "))}`,
  );
  const listed = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`### ${title}`, lines.join("\n")];
  return [
    quoted(question),
    `**${escaped(ruling.ruling)}**`,
    ...paragraphsOf(ruling.explanation).map(escaped),
    ...listed(t("oracle.ruling.interactions"), interactions),
    ...ruleGroups(ruling).flatMap(({ title, rules }) =>
      listed(
        t(title),
        rules.map(({ number, text }) => `- **${number}** ${escaped(text.replaceAll("\n", " "))}`),
      ),
    ),
    ...listed(t("oracle.ruling.cardSources"), cardTexts),
    ...listed(t("oracle.gloss.sources"), sources),
    `_${facts.join(" · ")}_`,
  ].join("\n\n");
};
