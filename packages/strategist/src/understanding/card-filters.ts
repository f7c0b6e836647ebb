/** The words of a question that narrow the cards of a deck; each narrows further. */
export type CardFilter =
  | { readonly kind: "type"; readonly type: CardType }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  /** A color code, `C` for none, `M` for more than one. */
  | { readonly kind: "color"; readonly color: string }
  | { readonly kind: "manaValue"; readonly least: number; readonly most: number | null }
  /** By its English name. */
  | { readonly kind: "keyword"; readonly keyword: string }
  | { readonly kind: "text"; readonly text: string };

export const CARD_TYPE_WORDS = {
  creature: /\bcreatures?\b/,
  instant: /\binstants?\b|\bephemeres?\b/,
  sorcery: /\bsorcer(?:y|ies)\b|\brituels?\b/,
  enchantment: /\benchant(?:e)?ments?\b/,
  artifact: /\bartifacts?\b|\bartefacts?\b/,
  planeswalker: /\bplaneswalkers?\b/,
  land: /\b(?:lands?|terrains?)\b/,
} as const;
export type CardType = keyof typeof CARD_TYPE_WORDS;

const SUPERTYPE_WORDS = {
  legendary: /\b(?:legendary|legendaires?)\b/,
  nonbasic: /\b(?:non-?basics?|non[- ]base|(?:pas|hors) de base)\b/,
  basic: /\b(?:basics?|de base)\b/,
} as const;
export type Supertype = keyof typeof SUPERTYPE_WORDS;

const COLOR_WORDS: Readonly<Record<string, RegExp>> = {
  W: /\b(?:white|blanc(?:he)?s?)\b/,
  U: /\b(?:blue|bleue?s?)\b/,
  B: /\b(?:black|noire?s?)\b/,
  R: /\b(?:red|rouges?)\b/,
  G: /\b(?:green|verte?s?)\b/,
  C: /\b(?:colou?rless|incolores?)\b/,
  M: /\b(?:multi-?colou?red|multicolores?)\b/,
};

/** Keyword abilities by their English name, in the words of both languages. */
const KEYWORD_WORDS: Readonly<Record<string, RegExp>> = {
  Flying: /\b(?:flying|fly|fliers?|flyers?|le vol|volantes?)\b/,
  Trample: /\b(?:trample|pietinement)\b/,
  Haste: /\b(?:haste|celerite)\b/,
  Lifelink: /\b(?:lifelink|lien de vie)\b/,
  Deathtouch: /\b(?:deathtouch|contact mortel)\b/,
  Vigilance: /\bvigilance\b/,
  Hexproof: /\b(?:hexproof|defense talismanique)\b/,
  Indestructible: /\bindestructibles?\b/,
  Reach: /\b(?:reach|portee)\b/,
  Menace: /\bmenace\b/,
  "Double strike": /\b(?:double strike|double initiative)\b/,
  Flash: /\bflash\b/,
  Cycling: /\b(?:cycling|recyclage)\b/,
  Infect: /\binfect(?:er)?\b/,
};

const ABOUT_MANA = /\b(?:manas?|costs?|costing|couts?|coute\w*|cmc)\b/;
const MOST = /\b(\d{1,2}) (?:manas? )?(?:or|ou) (?:less|fewer|moins)\b/;
const LEAST = /\b(\d{1,2}) (?:manas? )?(?:or|ou) (?:more|plus)\b/;
const OVER = /\b(?:more than|over|above|plus de|plus que) (\d{1,2})\b/;
const UNDER = /\b(?:less than|under|below|moins de) (\d{1,2})\b/;
const EXACTLY =
  /\b(?:costs?|costing|coute\w*|manas? values?(?: of)?|valeurs? de mana(?: de)?|cmc|a|at|for) (\d{1,2})\b/;

const figureOf = (words: RegExp, text: string): number | undefined => {
  const found = words.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

const readManaValue = (figures: string): CardFilter[] => {
  if (!ABOUT_MANA.test(figures)) return [];
  const [most, least, over, under, exactly] = [MOST, LEAST, OVER, UNDER, EXACTLY].map((words) =>
    figureOf(words, figures),
  );
  const kind = "manaValue";
  if (most !== undefined) return [{ kind, least: 0, most }];
  if (least !== undefined) return [{ kind, least, most: null }];
  if (over !== undefined) return [{ kind, least: over + 1, most: null }];
  if (under !== undefined) return [{ kind, least: 0, most: under - 1 }];
  return exactly === undefined ? [] : [{ kind, least: exactly, most: exactly }];
};

const matching = <Key extends string>(
  words: Readonly<Record<Key, RegExp>>,
  text: string,
): readonly Key[] => (Object.keys(words) as Key[]).filter((key) => words[key].test(text));

/**
 * Reads the filters of a question.
 *
 * @param text folded, without names of cards
 * @param figures the same with its numbers in figures
 * @param quoted what stood between quotation marks and is no card
 */
export const readFilters = (
  text: string,
  figures: string,
  quoted: readonly string[],
): readonly CardFilter[] => {
  const supertypes = matching(SUPERTYPE_WORDS, text);
  return [
    ...matching(CARD_TYPE_WORDS, text).map((type): CardFilter => ({ kind: "type", type })),
    ...supertypes
      .filter((supertype) => supertype !== "basic" || !supertypes.includes("nonbasic"))
      .map((supertype): CardFilter => ({ kind: "supertype", supertype })),
    ...matching(COLOR_WORDS, text).map((color): CardFilter => ({ kind: "color", color })),
    ...readManaValue(figures),
    ...matching(KEYWORD_WORDS, text).map((keyword): CardFilter => ({ kind: "keyword", keyword })),
    ...quoted.map((words): CardFilter => ({ kind: "text", text: words })),
  ];
};
