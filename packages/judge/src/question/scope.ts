import { readPowerToughness } from "@spellwright/cards";
import scope from "../../../../data/judge/reading/scope.json" with { type: "json" };
import words from "../../../../data/judge/reading/scope-words.json" with { type: "json" };
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { compilePattern, patternsOf } from "../vocabulary/patterns.ts";

const CUES = patternsOf(words);

/** Words of other games and other parts of life. Each takes away more than one keyword gives. */
const ELSEWHERE = compilePattern(`^(?:${scope.elsewhere.join("|")})$`);

/** Whether a question asks what named cards do to each other: no other matter is asked in such words. */
export const isInterplay = (tokens: readonly string[], cards: number): boolean =>
  cards > 1 && CUES.interplay.test(tokens.join(" "));

/** A word that belongs to another part of life. */
export const isOfAnotherSubject = (token: string): boolean => ELSEWHERE.test(token);

const STRONG = 2;
/** One such word outweighs one of the game's own. */
const FOREIGN = 3;
const TABLE = 0.75;
const ORDINARY = 0.5;
/** Words of a card table: two of them together are a question about a game. */
const TABLE_WORDS: ReadonlySet<string> = new Set(scope.table);
/** One word of the game's own, two of a card table, or three ordinary ones. */
const ENOUGH = 1.5;

export interface ScopeEvidence {
  readonly tokens: readonly string[];
  readonly concepts: ReadonlySet<string>;
  /** Cards that the question names or brings along. */
  readonly cards: number;
  readonly vocabulary: Vocabulary;
}

/** Whether a text speaks about the game: weighed evidence, no list of forbidden subjects. */
export const isAboutMagic = ({ tokens, concepts, cards, vocabulary }: ScopeEvidence): boolean => {
  const words = tokens.join(" ");
  const everyday = new Set(words.replaceAll("grand prix", "").split(" "));
  const saysMagic = tokens.some((token) => CUES.magic.test(token));
  if (CUES.errand.test(words) || (!saysMagic && CUES.inAnotherGame.test(words))) return false;
  let weight = cards * STRONG;
  for (const id of concepts) {
    const share = TABLE_WORDS.has(id) ? TABLE : ORDINARY;
    weight += vocabulary.isOrdinary(id) ? share : STRONG;
  }
  for (const token of everyday) {
    if (CUES.magic.test(token) || token.startsWith("{") || /^\d{3}\.\d/.test(token))
      weight += STRONG;
    else if (readPowerToughness(token)) weight += STRONG;
    else if (isOfAnotherSubject(token)) weight -= FOREIGN;
  }
  return weight >= ENOUGH;
};
