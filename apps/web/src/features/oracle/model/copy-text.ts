import { cardSourceName, ruleGroups, type Translate } from "@spellwright/locales";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { paragraphsOf, type ShownRuling } from "../../chat/index.ts";
import { confidenceTexts } from "./confidence-texts.ts";

/** A ruling as plain text for the clipboard, in the order of the page, without markup (ORA-09). */
export const rulingAsText = (
  question: string,
  { ruling, engine }: ShownRuling,
  t: Translate,
): string => {
  const blocks = [
    withoutMarkup(question),
    withoutMarkup(ruling.ruling),
    confidenceTexts(ruling, t).join(", "),
    ...paragraphsOf(ruling.explanation),
    ...ruling.card_interactions.map(
      ({ cards, description }) => `${cards.join(" × ")}\n${withoutMarkup(description)}`,
    ),
    ...ruleGroups(ruling).map(({ title, rules }) =>
      [t(title), ...rules.map(({ number, text }) => `§ ${number} ${text}`)].join("\n"),
    ),
    ...(ruling.card_sources ?? []).map((source) => `${cardSourceName(source, t)}\n${source.text}`),
    engine.kind === "local"
      ? engineName(engine, t)
      : `${t("common.productName")}, ${engineName(engine, t)}`,
  ];
  return blocks.filter((block) => block.trim() !== "").join("\n\n");
};

/** Who decided, as a person reads it. */
export const engineName = (engine: ShownRuling["engine"], t: Translate): string => {
  if (engine.kind === "local") return t("oracle.ruling.engineLocal");
  return engine.model === null
    ? t("oracle.ruling.engineUnnamed")
    : t("oracle.ruling.engineModel", { model: engine.model });
};
