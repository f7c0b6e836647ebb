import type { LookedUp } from "@spellwright/contract";
import type { Translate } from "@spellwright/locales";

/** The newest of them: the line is one, whatever a model reads. */
const MOST_SHOWN = 3;

/** What a model looks up, as one line: “Reading rule 707.2 · reading Spark Double”. */
export const lookUpLine = (lookedUp: readonly LookedUp[], t: Translate): string => {
  const line = lookedUp
    .slice(-MOST_SHOWN)
    .map(({ what, of }) => t(`oracle.thinking.lookUp.${what}`, { of }))
    .join(" · ");
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
};
