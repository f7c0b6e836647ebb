import { type Deed, headOf } from "@spellwright/card-text";
import type { KnownWords } from "./known-words.ts";
import { lastSentence, type QuestionIdeas } from "./question-ideas.ts";
import { readPieces } from "./symbols.ts";

/** What is asked to be done, by its idea: the verb of card texts, and of what where the verb alone tells too little. */
const DEEDS: Readonly<Record<string, string>> = {
  ...{ damage: "deal", destroy: "destroy", discard: "discard", draw: "draw card", exile: "exile" },
  ...{ "gain-life": "gain life", "lose-life": "lose life", mill: "mill", return: "return" },
  ...{ sacrifice: "sacrifice", "they-sacrifice": "sacrifice", search: "search", scry: "scry" },
  ...{ token: "create token", untap: "untap" },
};
/** The same where nothing but what comes of it is named: “do I get my two cards and the life?” */
const FRUITS: Readonly<Record<string, string>> = {
  card: "draw card",
  "life-total": "gain life",
};

/** The ideas by which deeds are asked for. */
export const DEED_IDEAS: readonly string[] = [...Object.keys(DEEDS), ...Object.keys(FRUITS)];

/**
 * What the last sentence asks to be done, as card texts say it; a token that a named card creates is known by its name.
 */
export function deedsAsked(told: QuestionIdeas, knownWords: KnownWords): ReadonlySet<string> {
  const from = lastSentence(told);
  const among = (deeds: Readonly<Record<string, string>>) =>
    told.ideas.flatMap(({ id, at }) => (at > from ? (deeds[id] ?? []) : []));
  const named = readPieces(
    told.words.slice(from + 1),
    knownWords.language,
    knownWords.symbolOf,
  ).some(({ symbol }) => symbol?.sense === "creature-token" || symbol?.sense === "artifact-token");
  const asked = [...among(DEEDS), ...(named ? ["create token"] : [])];
  return new Set(asked.length > 0 ? asked : among(FRUITS));
}

/** Whether a deed of a card is one of these, for each thing that it is done with. */
export const isAmong = ({ verb, what }: Deed, asked: ReadonlySet<string>): boolean =>
  asked.has(verb) ||
  (what?.either ?? [what ?? {}]).every((one) => asked.has(`${verb} ${headOf(one).thing}`));
