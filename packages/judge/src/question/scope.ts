import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { readPowerToughness } from "./power-toughness.ts";

/** Words that only a Magic player writes. */
const MAGIC = /^(?:magic|mtg|edh|cedh|gatherer|scryfall|wotc|commander|planeswalker|mtgo|oracle)$/;
/** Words of other games and other parts of life; each takes away more than one keyword gives. */
const ELSEWHERE = new RegExp(
  `^(?:${[
    "pokemon|yugioh|hearthstone|lorcana|runeterra|gwent|digimon|catan|scrabble|fortnite|minecraft|dofus|poker|blackjack|chess|echecs|monopoly|belote|tarot",
    "loyer|bail|rent|lease|impots?|tva|fiscal\\p{L}*|fiscale?s?|revenus?|income|prix|price|prices|budget|euros?|dollars?",
    "recette|recipe|marinade|grilled|chicken|poulet|cuisson|oven|lasagn\\p{L}*|gateau|dessert|vinaigrette|sauce|saumon|spaghetti",
    "python|javascript|typescript|excel|html|css|sql|algorithme?|wifi|imprimante|printer",
    "weather|meteo|medecin|doctor|ibuprof\\p{L}*|paracetamol|avocat|lawyer|president|election|football",
    "bourse|bitcoin|crypto|banque|bank|homework|dissertation|algebra|algebre|geometrie|photosynth\\p{L}*|restaurant|hotel|vacances|holiday|anniversaire|birthday",
  ].join("|")})$`,
  "u",
);
/** “In Yu-Gi-Oh, can I …?” asks about that game, however much its words are Magic's too. */
const IN_ANOTHER_GAME =
  /\b(?:in|playing|play|en|a|au|aux|dans|joue|jouer|jouant) (?:pokemon|yu ?gi ?oh|yugioh|hearthstone|lorcana|runeterra|legends of runeterra|gwent|digimon|flesh and blood|one piece|star wars unlimited|catan|uno|scrabble|poker|blackjack|chess|echecs|monopoly|belote|tarot|tcg pokemon|jcc pokemon|league of legends|world of warcraft|minecraft|fortnite)\b/;
/** A piece of work that is no ruling: a text to write, a text to translate, code, schoolwork. */
const ERRAND =
  /\b(?:write|compose|draft|ecri[st]|ecrire|ecrivez|redige\p{L}*|generate|genere\p{L}*) (?:me |moi )?(?:an? |une? |the |some |my |mon |ma |le |la )?(?:\p{L}+ )?(?:poem|poeme|essay|e ?mail|mail|letter|lettre|song|chanson|script|function|fonction|program\p{L}*|code|story|histoire|cv|resume|speech|discours)\b|\b(?:translate|traduis|traduire|traduisez)\b.{0,80}\b(?:into|to|en|vers) (?:english|french|spanish|german|italian|anglais|francais|espagnol|allemand|italien)\b|\b(?:my|mes|mon) (?:maths? |school )?(?:homework|devoirs)\b/u;

/** What two cards do to each other: “does Humility stop Opalescence?”. */
const INTERPLAY =
  /\b(?:interact\p{L}*|interagi\p{L}*|work\p{L}* (?:with|together|on|against)|(?:fonctionn|march)\p{L}* (?:avec|contre|ensemble|sur)|stop\p{L}*|beats?|affect\p{L}*|counter\p{L}*|contr\p{L}*|trigger\p{L}*|declench\p{L}*|empech\p{L}*|arret\p{L}*|combo\p{L}* (?:with|avec)|kill\p{L}*|tue\p{L}*|target\p{L}*|cibl\p{L}*|copy|copie\p{L}*)\b/u;

/** Whether a question asks what named cards do to each other: no other matter is asked in such words. */
export const isInterplay = (tokens: readonly string[], cards: number): boolean =>
  cards > 1 && INTERPLAY.test(tokens.join(" "));

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
  readonly vocabulary: Vocabulary;
}

/** Whether a text speaks about the game: weighed evidence, no list of forbidden subjects. */
export const isAboutMagic = ({ tokens, concepts, cards, vocabulary }: ScopeEvidence): boolean => {
  const words = tokens.join(" ");
  const everyday = new Set(words.replaceAll("grand prix", "").split(" "));
  const saysMagic = tokens.some((token) => MAGIC.test(token));
  if (ERRAND.test(words) || (!saysMagic && IN_ANOTHER_GAME.test(words))) return false;
  let weight = cards * STRONG;
  for (const id of concepts) {
    const share = TABLE_WORDS.has(id) ? TABLE : ORDINARY;
    weight += vocabulary.isOrdinary(id) ? share : STRONG;
  }
  for (const token of everyday) {
    if (MAGIC.test(token) || token.startsWith("{") || /^\d{3}\.\d/.test(token)) weight += STRONG;
    else if (readPowerToughness(token)) weight += STRONG;
    else if (isElsewhere(token)) weight -= FOREIGN;
  }
  return weight >= ENOUGH;
};
