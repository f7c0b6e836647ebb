import { ARCHETYPES, type Archetype } from "@spellwright/contract";

/** The names of the archetypes in both languages, folded. */
const NAMES: Readonly<Record<Archetype, string>> = {
  aggro: "aggro",
  control: "control|controle",
  combo: "combo",
  midrange: "mid-?range",
  tempo: "tempo",
  ramp: "ramp|rampe",
  tribal: "tribal|typal",
  voltron: "voltron",
  stax: "stax|prison",
  artifact: "artifacts?|artefacts?",
  enchantress: "enchantress|enchanteresse|enchantments?|enchantements?",
};

/** Of these two a question speaks only where it says “deck”: their names are those of card types. */
const NAMED_BY_TYPE: ReadonlySet<Archetype> = new Set(["artifact", "enchantress"]);

const THIS_DECK = "(?:it|(?:this|my|the) (?:deck|list|one)|this)";
const CE_DECK = "(?:(?:ce|mon|le) (?:deck|jeu)|(?:ma|cette|la) liste)";
const HOW_MUCH =
  "(?:really |more of |rather |kind of |considered |vraiment |plutot |bien |du genre )*";

/** A deck of an archetype: “a stax deck”, « un deck de contrôle ». */
const deckOf = (name: string): string =>
  `(?:an? |un |une |du |des |(?:le |la |les )(?=decks? |jeux? |listes? ))?(?:(?:decks?|jeux?|listes?) )?(?:de |d'|a |au |aux )?(?:${name})(?: (?:decks?|lists?))?`;

/** Whether the deck is one of the kind. */
const whether = (name: string): RegExp =>
  new RegExp(
    `\\bis ${THIS_DECK},? ${HOW_MUCH}${deckOf(name)}\\b|\\b${CE_DECK},? (?:est|c'est|est-il|est-elle|est-ce) ${HOW_MUCH}${deckOf(name)}\\b|\\b(?:est-ce (?:que )?(?:${CE_DECK} est )?|(?:est-ce que )?c'est )${HOW_MUCH}${deckOf(name)}\\s*\\??$|\\b(?:am i|i'm|do i|je) (?:playing |play |joue )${HOW_MUCH}${deckOf(name)}\\s*\\??$`,
  );

/** What such decks do, whatever deck is open. */
const what = (name: string): RegExp => {
  const deck = deckOf(name);
  return new RegExp(
    `\\b(?:what(?:'s| is| are| does| do)|define|explain|describe|explique(?:r|z|-moi)?|definition (?:de |d'|of )?|c'est quoi|qu'est-ce (?:que c'est qu'|qu(?:e |'))|que (?:fait|font|veut|veulent|cherche|cherchent)|a quoi (?:sert|servent|ressemble)|(?:ca )?(?:fait|veut dire) quoi)\\s*${deck}(?: (?:do|mean|about|want|wants|try to do|trying to do|good at|faire))?\\s*\\??$|\\bhow (?:do|does) ${deck} (?:work|works|win|play)\\s*\\??$|\\bcomment (?:marche|fonctionne|gagne|joue|se joue)(?:nt)? ${deck}\\s*\\??$|^\\W*${deck},? (?:c'est quoi|ca fait quoi|it does what|kesako)\\s*\\??$`,
  );
};

const PATTERNS = ARCHETYPES.map((archetype) => ({
  archetype,
  whether: whether(NAMES[archetype]),
  what: what(NAMES[archetype]),
}));

/** What a question wants to know of an archetype. */
export interface AskedArchetype {
  readonly archetype: Archetype;
  /** Whether the deck is of the kind, or what decks of the kind do. */
  readonly asks: "whether" | "what";
}

const SPEAKS_OF_DECKS = /\b(?:decks?|listes?|lists?|jeux?)\b/;

/** The archetypes that a folded question asks about, in the order in which it names them. Most name none. */
export const archetypesAsked = (text: string): readonly AskedArchetype[] =>
  PATTERNS.flatMap(({ archetype, ...patterns }): AskedArchetype[] => {
    if (NAMED_BY_TYPE.has(archetype) && !SPEAKS_OF_DECKS.test(text)) return [];
    if (patterns.whether.test(text)) return [{ archetype, asks: "whether" }];
    return patterns.what.test(text) ? [{ archetype, asks: "what" }] : [];
  });
