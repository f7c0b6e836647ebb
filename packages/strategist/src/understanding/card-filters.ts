/** The words of a question that narrow the cards of a deck; each narrows further. */
export type CardFilter =
  | { readonly kind: "type"; readonly type: CardType }
  /** One of them is enough: “instants and sorceries”. */
  | { readonly kind: "types"; readonly types: readonly CardType[] }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  /** A color code, `C` for none, `M` for more than one, `S` for a single one. */
  | { readonly kind: "color"; readonly color: string }
  /** One of them is enough: “blue and green cards”. */
  | { readonly kind: "colors"; readonly colors: readonly string[] }
  | {
      readonly kind: "strength";
      readonly of: Strength;
      readonly least: number;
      readonly most: number | null;
    }
  | { readonly kind: "manaValue"; readonly least: number; readonly most: number | null }
  /** By its English name. */
  | { readonly kind: "keyword"; readonly keyword: string }
  /** It gives the keyword to others, or to itself in a moment. */
  | { readonly kind: "gives"; readonly keyword: string }
  | { readonly kind: "text"; readonly text: string }
  /** An artifact, or a creature, that makes mana. */
  | { readonly kind: "manaMaker"; readonly maker: ManaMaker }
  /** A land that makes mana of one of these colors. */
  | { readonly kind: "makes"; readonly colors: readonly string[] }
  /** A land of two colors, or one that fetches another. */
  | { readonly kind: "landKind"; readonly landKind: LandKind }
  /** A land that enters tapped, always or under a condition. */
  | { readonly kind: "entersTapped" };

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
  S: /\b(?:mono-?colou?red|single-colou?red|monocolores?|unicolores?)\b/,
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

const MANA_MAKER_WORDS = {
  rock: /\bmana ?rocks?\b|\bcailloux?\b|\bartefacts? (?:de|a) mana\b|\bmana artifacts?\b/,
  dork: /\bmana ?dorks?\b|\belfes? a mana\b|\bcreatures? (?:de|a) mana\b|\bmana creatures?\b/,
} as const;
export type ManaMaker = keyof typeof MANA_MAKER_WORDS;

const LAND_KIND_WORDS = {
  dual: /\bdual ?lands?\b|\bduals\b|\btwo-colou?r lands?\b|\bterrains? bicolores?\b|\bbilands?\b/,
  fetch: /\bfetch(?:es|[ -]?lands?)?\b/,
} as const;
export type LandKind = keyof typeof LAND_KIND_WORDS;

const ENTERS_TAPPED =
  /\b(?:enters?|comes?|coming|arriv\w*|entre\w*) (?:the battlefield |into play |into the battlefield |sur le champ de bataille |en jeu )?(?:tapped|engage(?:e|s|es)?)\b|\btap ?lands?\b|\btapped lands?\b/;

/** What a card’s words say it does, of which no role speaks: “which cards exile”. */
const DEED_WORDS: Readonly<Record<string, RegExp>> = {
  exile: /\bexil(?:e|es|ent|er|ing)\b/,
  damage: /\bdamage\b|\binflig\w*\b/,
  discard: /\bdiscard\w*\b|\bdefauss\w*\b/,
  destroy: /\bdestroy(?:s|ing)?\b|\bdetrui(?:t|re|sent)\b/,
};

const ABOUT_MANA = /\b(?:manas?|costs?|costing|couts?|coute\w*|cmc|drops?)\b/;
const MOST = /\b(\d{1,2}) (?:manas? )?(?:or|ou) (?:less|fewer|moins)\b/;
const LEAST = /\b(\d{1,2}) (?:manas? )?(?:or|ou) (?:more|plus)\b/;
const OVER = /\b(?:more than|over|above|plus de|plus que) (\d{1,2})\b/;
const UNDER = /\b(?:less than|under|below|moins de) (\d{1,2})\b/;
const EXACTLY =
  /\b(?:costs?|costing|coute\w*|manas? values?(?: of)?|valeurs? de mana(?: de)?|cmc|drops?|a|at|for) (?:(?:exactly|exactement|a) )?(\d{1,2})\b/;
/** “Two-drops”, “one-mana cards”. */
const DROPS = /\b(\d{1,2}) (?:drops?|manas? (?:cards?|spells?|creatures?))\b/;
/** “À un mana”: one is an article elsewhere. */
const ONE_MANA = /\bune? (?=manas?\b)/g;

const matching = <Key extends string>(
  words: Readonly<Record<Key, RegExp>>,
  text: string,
): readonly Key[] => (Object.keys(words) as Key[]).filter((key) => words[key].test(text));

const GIVES = /\b(?:giv(?:e|es|ing)|grants?|granting|donn\w+|confer\w*)\b/;
const STRENGTH_WORDS = {
  power: /\b(?:power|force)\b/,
  toughness: /\b(?:toughness|endurance)\b/,
} as const;
export type Strength = keyof typeof STRENGTH_WORDS;
const STRENGTH = /\b(?:power|force|toughness|endurance) (?:of |de |d'au moins )?(\d{1,2})\b/;

const figureOf = (words: RegExp, text: string): number | undefined => {
  const found = words.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

const readStrength = (figures: string): CardFilter[] => {
  const [of] = matching(STRENGTH_WORDS, figures);
  const value = figureOf(STRENGTH, figures) ?? figureOf(LEAST, figures) ?? figureOf(MOST, figures);
  if (of === undefined || value === undefined) return [];
  if (MOST.test(figures)) return [{ kind: "strength", of, least: 0, most: value }];
  const isLeast = LEAST.test(figures) || /\bgreater\b|\bat least\b|\bau moins\b/.test(figures);
  return [{ kind: "strength", of, least: value, most: isLeast ? null : value }];
};

const readColors = (text: string): CardFilter[] => {
  const colors = matching(COLOR_WORDS, text);
  const [only, ...others] = matching(CARD_TYPE_WORDS, text);
  // A land has no color: what is asked for is its mana.
  if (only === "land" && others.length === 0 && colors.length > 0)
    return [{ kind: "makes", colors }];
  return colors.length > 1
    ? [{ kind: "colors", colors }]
    : colors.map((color) => ({ kind: "color", color }));
};

const readManaValue = (asked: string): CardFilter[] => {
  const figures = asked.replaceAll(ONE_MANA, "1 ");
  if (!ABOUT_MANA.test(figures)) return [];
  const [most, least, over, under, exact, drops] = [MOST, LEAST, OVER, UNDER, EXACTLY, DROPS].map(
    (words) => figureOf(words, figures),
  );
  const exactly = drops ?? exact;
  const kind = "manaValue";
  if (most !== undefined) return [{ kind, least: 0, most }];
  if (least !== undefined) return [{ kind, least, most: null }];
  if (over !== undefined) return [{ kind, least: over + 1, most: null }];
  if (under !== undefined) return [{ kind, least: 0, most: under - 1 }];
  return exactly === undefined ? [] : [{ kind, least: exactly, most: exactly }];
};

/** “Artifact creatures” are both at once; types with words between them are alternatives. */
const readTypes = (text: string): CardFilter[] => {
  const types = matching(CARD_TYPE_WORDS, text);
  const [first, ...others] = types;
  if (first === undefined) return [];
  const areOne = types.some((one) =>
    types.some(
      (other) =>
        one !== other &&
        new RegExp(
          `(?:${CARD_TYPE_WORDS[one].source})[ -](?:${CARD_TYPE_WORDS[other].source})`,
        ).test(text),
    ),
  );
  return others.length === 0 || areOne
    ? types.map((type) => ({ kind: "type", type }))
    : [{ kind: "types", types }];
};

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
    ...readTypes(text.replace(MANA_MAKER_WORDS.rock, "").replace(MANA_MAKER_WORDS.dork, "")),
    ...supertypes
      .filter((supertype) => supertype !== "basic" || !supertypes.includes("nonbasic"))
      .map((supertype): CardFilter => ({ kind: "supertype", supertype })),
    ...readColors(text),
    ...readManaValue(figures),
    ...readStrength(figures),
    ...matching(KEYWORD_WORDS, text).map(
      (keyword): CardFilter => ({ kind: GIVES.test(text) ? "gives" : "keyword", keyword }),
    ),
    ...matching(MANA_MAKER_WORDS, text).map((maker): CardFilter => ({ kind: "manaMaker", maker })),
    ...matching(LAND_KIND_WORDS, text).map(
      (landKind): CardFilter => ({ kind: "landKind", landKind }),
    ),
    ...(ENTERS_TAPPED.test(text) ? [{ kind: "entersTapped" } as const] : []),
    ...matching(DEED_WORDS, text).map((deed): CardFilter => ({ kind: "text", text: deed })),
    ...quoted.map((words): CardFilter => ({ kind: "text", text: words })),
  ];
};
