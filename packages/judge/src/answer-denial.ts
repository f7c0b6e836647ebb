import type { Decision } from "./decision.ts";
import { fillSentence } from "./phrases/fill-sentence.ts";
import { judgePhrases } from "./phrases/judge.ts";
import type { Understanding } from "./question/understand.ts";

/**
 * The answer to a denial, so that nobody takes a yes for a no. French contradicts it with a word of its own:
 * « Ne meurt-elle pas ? — Si. ». Who wants it confirmed (“it doesn't die, right?”) is told first whether it is
 * right. The yes or no stands in the sentence only.
 */
export const answerDenial = (
  decision: Decision,
  { language, negated, confirms }: Pick<Understanding, "language" | "negated" | "confirms">,
): Decision => {
  const { verdict, ruling } = decision;
  if (!negated || verdict === null) return decision;
  const said = language === "fr" ? ruling.replace(/^Oui\b/, "Si") : ruling;
  if (!confirms) return { ...decision, ruling: said };
  const rest = said.replace(/^(?:Si|Non|Yes|No)\b/, (word) => word.toLowerCase());
  const sentence = verdict === "no" ? judgePhrases.denialHolds : judgePhrases.denialFails;
  return { ...decision, verdict: null, ruling: fillSentence(sentence, { rest })[language] };
};
