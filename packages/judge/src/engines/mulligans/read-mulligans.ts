import { readOrdinal } from "@spellwright/text";
import type { Words } from "../reading/read-words.ts";

/** The table a question tells of; null when it tells nothing of it. */
export type Table = "two-players" | "multiplayer" | "brawl" | null;

const TWO =
  /\b(?:(?:a|entre) 2\b(?! \S*(?:mull|cartes?|cards?|fois))|2 (?:joueurs?|players?|people|personnes)|2 player|(?:pod|table) (?:de|of) 2|1 (?:v|vs|contre|on|against) (?:1|un)|un contre un|1v1|duel|tete a tete|one on one|heads up|a 2 joueurs)/;
const SEVERAL =
  /\b(?:multijoueurs?|multi|multiplayer|free for all|chacun pour soi|pod|(?:a|de|entre) [3-9]\b|(?:[3-9]|1\d) (?:joueurs?|players?|player|people|personnes|pods?|way)|commander|edh|cedh|commandant|bicephale|two headed|2 headed|2 tetes|2hg)\b/;

export const readTable = ({ all }: Words): Table => {
  if (/\bbrawl\b/.test(all)) return "brawl";
  if (TWO.test(all)) return "two-players";
  return SEVERAL.test(all) ? "multiplayer" : null;
};

const MULL = "(?:mulligans?|mull|mulls|mulligan\\p{L}+)";
/** Words between a number and « mulligan ». */
const FEW = "(?: (?!\\.)\\S+){0,2}?";
const COUNTED: readonly RegExp[] = [
  new RegExp(`\\b${MULL}${FEW} (\\d{1,2}) (?:fois|times?)\\b`, "u"),
  new RegExp(
    `\\b(\\d{1,2})(?! (?:game|partie|joueurs?|players?|cards?|cartes?)\\b)${FEW} ${MULL}\\b`,
    "u",
  ),
];

/** The words of the question with a twice told as a number: « deux fois » is already in figures. */
const counted = (all: string): string =>
  all.replace(/\btwice\b/g, "2 times").replace(/\bonce\b/g, "1 times");

const readNth = (tokens: readonly string[]): number | undefined => {
  for (const [at, token] of tokens.entries()) {
    const nth = readOrdinal(token, tokens[at + 1]);
    if (nth === undefined) continue;
    const after = tokens.slice(at + 1, at + 4);
    if (after.some((word) => /^mull(?:igans?|s)?$/.test(word))) return nth;
    const before = tokens.slice(Math.max(0, at - 4), at);
    if (/^(?:fois|times?)$/.test(after[0] ?? "") && before.some((word) => /^mull/.test(word)))
      return nth;
  }
  return undefined;
};

/** How many mulligans were taken: « après deux mulligans », “my third mulligan”, “mulligan twice”, « un mulligan ». */
export const readTaken = ({ all }: Words, tokens: readonly string[]): number | undefined => {
  const words = counted(all);
  for (const pattern of COUNTED) {
    const found = pattern.exec(words)?.[1];
    if (found !== undefined) return Number(found);
  }
  const nth = readNth(tokens);
  if (nth !== undefined) return nth;
  return /\b(?:un|1|one|a|mon|my|un seul|a single) (?:seul |single |only )?mull(?:igan)?\b/.test(
    words,
  )
    ? 1
    : undefined;
};
