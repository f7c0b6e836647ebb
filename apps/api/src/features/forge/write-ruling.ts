import type { Language, Ruling } from "@spellwright/contract";
import { strategyTranslator } from "@spellwright/locales";
import { writeFinding } from "./write-findings.ts";

/** A ruling as an answer of the Forge: the decision, why, and the rules that it stands on, each with its words. */
export const writeRuling = (
  { ruling, explanation, relevant_rules }: Ruling,
  language: Language,
) => {
  const t = strategyTranslator(language);
  const reasons = explanation.split("\n").filter((line) => line.trim() !== "");
  const rules = relevant_rules
    .filter(({ of_near_question }) => of_near_question !== true)
    .map(({ number, text, quote, verbatim }) =>
      writeFinding(
        {
          code: verbatim ? "ruleSays" : "ruleSaysOurs",
          params: { number, text: quote ?? text },
        },
        language,
      ),
    );
  return {
    answer: ruling,
    sections: [
      { title: t("strategy.sections.reasons"), items: reasons.map((text) => ({ text })) },
      { title: t("strategy.sections.rulesCited"), items: rules.map((text) => ({ text })) },
    ].filter(({ items }) => items.length > 0),
  };
};
