import { readNumber, readOrdinal } from "@spellwright/text";
import type { Decision } from "../decision.ts";
import { taxClaim, taxExplanation, taxRuling } from "../phrases/thresholds.ts";
import type { Understanding } from "../question/understand.ts";
import { readPlainCost } from "./costs/read-told-costs.ts";
import { ruled, stepBy } from "./engine.ts";
import { isSilentWith } from "./silent-with.ts";

/** Generic mana for each earlier cast from the command zone (CR 903.8). */
export const commanderTax = (previousCasts: number): number => 2 * previousCasts;

const TIME = /^(?:fois|times?)$/;
/** Earlier casts are meant: they are told as done, or the next one is asked for. */
const ALREADY =
  /^(?:deja|already|previously|precedemment|auparavant|before|avant|mort|morte|died|again|relanc\w*|recast\w*|rejou\w*|maintenant|now|next|prochaine?)$/;
const MOST = 100;

/** Earlier casts from the command zone: « pour la troisième fois », “already cast it twice”, « mort deux fois ». */
export const readPreviousCasts = (tokens: readonly string[]): number | undefined => {
  const already = tokens.some((token) => ALREADY.test(token));
  for (const [at, token] of tokens.entries()) {
    const ordinal = readOrdinal(token, tokens[at + 1]);
    if (ordinal !== undefined && tokens.slice(at + 1, at + 3).some((word) => TIME.test(word))) {
      return ordinal - 1;
    }
    const counted = TIME.test(tokens[at + 1] ?? "") || token === "once" || token === "twice";
    const number = readNumber(token);
    if (already && counted && number !== undefined) return number;
  }
  return undefined;
};

const SYMBOL = /^\{(\d{1,2}|[wubrgc])\}$/;

/** What a sentence about the commander or its cost speaks of. */
const OF_THE_COMMANDER = /^(?:comman|general|cout|cost|lanc|cast)/;

/** Mana value of a cost written in symbols, where the commander is spoken of, or told as a number; null when there is none. */
const readManaCost = (tokens: readonly string[]): number | null => {
  const symbols = tokens
    .join(" ")
    .split(" . ")
    .map((sentence) => sentence.split(" "))
    .filter((words) => words.some((word) => OF_THE_COMMANDER.test(word)))
    .flatMap((words) => words.flatMap((word) => SYMBOL.exec(word)?.[1] ?? []));
  if (symbols.length === 0) return readPlainCost(tokens.join(" ")) ?? null;
  return symbols.reduce((sum, symbol) => sum + (/\d/.test(symbol) ? Number(symbol) : 1), 0);
};

/** Decides how much commander tax is due, when the question says how often it was cast before. */
export const decideCommanderTax = (understanding: Understanding): Decision | undefined => {
  const { asked, form, language, text } = understanding;
  const about =
    asked.has("commander-tax") ||
    asked.has("commander-recast") ||
    (asked.has("commander") && asked.has("cast") && (asked.has("cost") || asked.has("pay")));
  if (!about || form !== "number" || isSilentWith("commander-tax", asked)) return undefined;
  const previous = readPreviousCasts(text.tokens);
  if (previous === undefined || previous > MOST) return undefined;
  const tax = commanderTax(previous);
  const cost = readManaCost(text.tokens);
  const ruling = taxRuling(tax, cost === null ? null : cost + tax)[language];
  return ruled("commander-tax", {
    verdict: null,
    ruling,
    explanation: taxExplanation(previous)[language],
    citations: [{ number: "903.8", claim: taxClaim[language] }],
    steps: [stepBy(taxExplanation(previous)[language], "903.8")],
    facts: [ruling],
    confidence: 0.93,
  });
};
