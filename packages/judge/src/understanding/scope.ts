import { lexicon } from "../lexicon/index.ts";
import { readPowerToughness } from "./numbers.ts";

/** Words that only a Magic player writes. */
const MAGIC = /^(?:magic|mtg|edh|cedh|gatherer|scryfall|wotc|commander|planeswalker|mtgo|oracle)$/;
/** Words of other games and other parts of life; each takes away more than one keyword gives. */
const ELSEWHERE =
  /^(?:pokemon|yugioh|hearthstone|lorcana|poker|blackjack|chess|echecs|monopoly|belote|tarot|loyer|bail|rent|lease|impots?|tva|fiscal\p{L}*|fiscale?s?|revenus?|income|recette|recipe|weather|meteo|python|javascript|bourse|bitcoin|crypto|banque|bank|medecin|avocat|lawyer|football|euros?|dollars?|prix|price|prices|budget|president|election)$/u;

/** A word that belongs to another part of life. */
export const isElsewhere = (token: string): boolean => ELSEWHERE.test(token);

const STRONG = 2;
/** One such word outweighs one of the game's own. */
const FOREIGN = 3;
const TABLE = 0.75;
const ORDINARY = 0.5;
/** Words of a card table: two of them together are a question about a game. */
const TABLE_WORDS: ReadonlySet<string> = new Set(
  "card land respond hand library draw cast instant spell opponent player turn target attack block combat-phase discard play-land first-turn zone stack deck-construction".split(
    " ",
  ),
);
/** One word of the game's own, two of a card table, or three ordinary ones. */
const ENOUGH = 1.5;

export interface ScopeEvidence {
  readonly tokens: readonly string[];
  readonly concepts: ReadonlySet<string>;
  /** Cards that the question names or brings along. */
  readonly cards: number;
}

/** Whether a text speaks about the game: weighed evidence, no list of forbidden subjects. */
export const isAboutMagic = ({ tokens, concepts, cards }: ScopeEvidence): boolean => {
  let weight = cards * STRONG;
  for (const id of concepts) {
    const everyday = TABLE_WORDS.has(id) ? TABLE : ORDINARY;
    weight += lexicon.get(id)?.ordinary ? everyday : STRONG;
  }
  for (const token of new Set(tokens)) {
    if (MAGIC.test(token) || token.startsWith("{") || /^\d{3}\.\d/.test(token)) weight += STRONG;
    else if (readPowerToughness(token)) weight += STRONG;
    else if (isElsewhere(token)) weight -= FOREIGN;
  }
  return weight >= ENOUGH;
};
