import {
  CARD_TYPE_WORDS,
  type CardType,
  COLOR_WORDS,
  KEYWORD_WORDS,
  LAND_KIND_WORDS,
  type LandKind,
  MANA_MAKER_WORDS,
  type ManaMaker,
  SUPERTYPE_WORDS,
  type Supertype,
} from "./card-words.ts";
import { DEEDS, type Deed, type Trigger } from "./deeds.ts";

/** The words of a question that narrow the cards of a deck. Each narrows further. */
export type CardFilter =
  | { readonly kind: "type"; readonly type: CardType }
  /** One of them is enough: “instants and sorceries”. */
  | { readonly kind: "types"; readonly types: readonly CardType[] }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  /** Lands of each of them are counted: “basics and nonbasics”. */
  | { readonly kind: "supertypes"; readonly supertypes: readonly Supertype[] }
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
  /** One of them is enough: “ward or hexproof”. */
  | { readonly kind: "keywords"; readonly keywords: readonly string[] }
  /** It gives the keyword to others, or to itself in a moment. */
  | { readonly kind: "gives"; readonly keyword: string }
  | { readonly kind: "text"; readonly text: string }
  /** Its words say that it does this: “which cards exile”. */
  | { readonly kind: "deed"; readonly deed: Deed }
  /** An ability triggers so; roles that are asked beside it must be of that ability. */
  | { readonly kind: "trigger"; readonly trigger: Trigger }
  | { readonly kind: "fillsGraveyard" }
  /** It searches a library for a land. */
  | { readonly kind: "findsLand" }
  /** A creature dear enough to be brought back from a graveyard. */
  | { readonly kind: "worthReviving" }
  /** So many copies of it are in the list; basic lands aside. */
  | { readonly kind: "copies"; readonly copies: number }
  /** An artifact, or a creature, that makes mana. */
  | { readonly kind: "manaMaker"; readonly maker: ManaMaker }
  /** A land that makes mana of one of these colors. */
  | { readonly kind: "makes"; readonly colors: readonly string[] }
  /** A land of two colors, or one that fetches another. */
  | { readonly kind: "landKind"; readonly landKind: LandKind }
  /** Its cost holds {X}. */
  | { readonly kind: "variable" }
  /** Of mana value 0, or with words that let it be cast without its cost. */
  | { readonly kind: "free" }
  /** “Noncreature”, “without lands”. */
  | { readonly kind: "notType"; readonly type: CardType }
  /** A land that enters tapped, always or under a condition. */
  | { readonly kind: "entersTapped" }
  | { readonly kind: "entersUntapped" }
  /** A land without mana of its own. */
  | { readonly kind: "makesNone" }
  /** It makes more than one mana at once. */
  | { readonly kind: "makesMuch" }
  | { readonly kind: "permanent" };

const ENTERS_TAPPED =
  /\b(?:enters?|comes?|coming|arriv\w*|entre\w*) (?:the battlefield |into play |into the battlefield |sur le champ de bataille |en jeu )?(?:tapped|engage(?:e|s|es)?)\b|\btap ?lands?\b|\btapped lands?\b|\bterrains? (?:qui arrivent )?engages?\b/;

/** What the name of a deed says of the card too. */
const ALSO: Readonly<Partial<Record<Deed, readonly CardFilter[]>>> = {
  cantrip: [
    { kind: "types", types: ["instant", "sorcery"] },
    { kind: "manaValue", least: 0, most: 2 },
  ],
  burn: [{ kind: "types", types: ["instant", "sorcery"] }],
};

const VARIABLE =
  /\bx[ -](?:spells?|costs?|cards?)\b|\b(?:sorts?|cartes?|couts?) (?:a|en|avec|de) x\b|\b(?:with|have|has|avec|ont) (?:an? )?x\b|\bx in (?:their|its|the) (?:mana )?cost\b|\{x\}/;
const FREE =
  /\b(?:for|are|cast) free\b|\bfree (?!mull|to |s[lp]o|spa|room)\w|gratuit|without paying|sans payer/;
const NOT =
  "(?:non-? ?|not |aren't |without |excluding |except |other than |(?:sans|hors|hormis|sauf|pas)(?: compter)? )(?:any |the |my |les |mes |des |de |un |une |a |an )?";
/** Types that a question excludes, and the question without their words: “the average without lands”. */
export const excludeTypes = (
  text: string,
): { readonly types: CardType[]; readonly rest: string } => {
  let rest = text;
  const types = (Object.keys(CARD_TYPE_WORDS) as CardType[]).filter((type) => {
    const without = rest.replace(
      new RegExp(`\\b${NOT}(?:${CARD_TYPE_WORDS[type].source.replaceAll("\\b", "")})\\b`),
      " ",
    );
    const isExcluded = without !== rest;
    rest = without;
    return isExcluded;
  });
  return { types, rest };
};

const ENTERS_UNTAPPED =
  /\buntapped (?:lands?|sources?)\b|\blands? [^?.]{0,25}\buntapped\b|\bterrains? [^?.]{0,25}\b(?:degages?|pas engages?|non engages?)\b/;
const MAKES_NONE =
  /\b(?:lands?|terrains?) [^?.]{0,20}(?:don't|do not|doesn't|dont|without|sans|ne [^?.]{0,10}pas)\b[^?.]{0,15}\bmana\b/;
const MAKES_MUCH =
  /\b(?:taps?|tapping|mak\w+|produc\w+|adds?|produi\w+|font|donn\w+)(?: for)? (?:more than (?:1|one)|plus d'(?:1|une?)|two or more|2 or more|(?:2|deux) ou plus|several|plusieurs) manas?\b/;
/** A “two-drop” is what is put onto the battlefield for two. */
const PERMANENTS =
  /\b(?:how many|number of|combien de|nombre de) (?:\w+ )?permanents?\b|\d drop|drop \d/;

const ABOUT_MANA =
  /\b(?:manas?|costs?|costing|couts?|coute\w*|cmc|drops?)\b|\b(?:at|a) \d+ (?:or (?:less|more|fewer)|ou (?:moins|plus))\b/;
const MOST =
  /\b(\d{1,2}) (?:(?:de |of )?manas? )?(?:(?:or|ou|et|and) (?:less|fewer|moins|below|under|lower)|max|maximum|au plus|au maximum|at most)\b|\b(?:at most|up to|no more than|au plus|au maximum|maximum|jusqu'a) (\d{1,2})\b/;
const LEAST =
  /\b(\d{1,2}) (?:(?:de |of )?manas? )?(?:or|ou|et|and) (?:more|plus|up|above|over|higher|greater)\b|\b(?:at least|au moins|minimum) (\d{1,2})\b/;
const OVER = /\b(?:more than|over|above|plus de|plus que) (\d{1,2})\b/;
const UNDER = /\b(?:less than|under|below|moins de) (\d{1,2})\b/;
const EXACTLY =
  /\b(?:costs?|costing|coute\w*|manas? values?(?: of)?|valeurs? de mana(?: de)?|cmc|drops?|a|at|for) (?:(?:exactly|exactement|a) )?(\d{1,2})\b/;
/** “Two-drops”, “one-mana cards”, “one-mana instants”. */
const DROPS =
  /\b(\d{1,2}) (?:drops?|costs?|manas? (?:cards?|spells?|creatures?|instants?|sorcer(?:y|ies)|artifacts?|enchantments?|planeswalkers?|removal|interaction|counterspells?))\b/;
/** “One or two mana”, “2 to 4 mana”, “between 2 and 4”. */
const BETWEEN =
  /\b(\d{1,2}) (?:or|ou|to|a|et|and) (\d{1,2}) (?:(?:de |of )?manas?|drops?)\b|\b(?:between|entre) (\d{1,2}) (?:and|et) (\d{1,2})\b/;
/** “À un mana”: one is an article elsewhere. */
const ONE_MANA = /\bune? (?=(?:ou \d{1,2} )?manas?\b)/g;

const matching = <Key extends string>(
  words: Readonly<Record<Key, RegExp>>,
  text: string,
): readonly Key[] => (Object.keys(words) as Key[]).filter((key) => words[key].test(text));

const GIVES = /\b(?:enablers?|giv(?:e|es|ing)|grants?|granting|donn\w+|confer\w*)\b/;
const STRENGTH_WORDS = {
  power: /\b(?:power|force)\b/,
  toughness: /\b(?:toughness|endurance)\b/,
} as const;
export type Strength = keyof typeof STRENGTH_WORDS;
const STRENGTH = /\b(?:power|force|toughness|endurance) (?:of |de |d'au moins )?(\d{1,2})\b/;

const figureOf = (words: RegExp, text: string): number | undefined => {
  const found = words
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);
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
  if (!ABOUT_MANA.test(figures) || MAKES_MUCH.test(figures)) return [];
  const [most, least, over, under, exact, drops] = [MOST, LEAST, OVER, UNDER, EXACTLY, DROPS].map(
    (words) => figureOf(words, figures),
  );
  const exactly = drops ?? exact;
  const between = BETWEEN.exec(figures);
  const kind = "manaValue";
  const [low, high] = between?.slice(1).filter((figure) => figure !== undefined) ?? [];
  if (high !== undefined) return [{ kind, least: Number(low), most: Number(high) }];
  if (most !== undefined) return [{ kind, least: 0, most }];
  if (least !== undefined) return [{ kind, least, most: null }];
  if (over !== undefined) return [{ kind, least: over + 1, most: null }];
  if (under !== undefined) return [{ kind, least: 0, most: under - 1 }];
  return exactly === undefined ? [] : [{ kind, least: exactly, most: exactly }];
};

const EITHER = /\b(?:or|ou)\b/;

/** “Flying and haste” are both; with an “or” one is enough. */
const readKeywords = (text: string): CardFilter[] => {
  const keywords = matching(KEYWORD_WORDS, text);
  if (keywords.length > 1 && EITHER.test(text) && !GIVES.test(text))
    return [{ kind: "keywords", keywords }];
  return keywords.map((keyword) => ({ kind: GIVES.test(text) ? "gives" : "keyword", keyword }));
};

/** “Nonbasic” holds the word “basic”. Both are asked for only where each is said. */
const readSupertypes = (text: string): CardFilter[] => {
  const asked = matching(SUPERTYPE_WORDS, text);
  const { basic, nonbasic } = SUPERTYPE_WORDS;
  if (asked.includes("nonbasic") && basic.test(text.replace(nonbasic, " ")))
    return [{ kind: "supertypes", supertypes: ["basic", "nonbasic"] }];
  return asked
    .filter((supertype) => supertype !== "basic" || !asked.includes("nonbasic"))
    .map((supertype) => ({ kind: "supertype", supertype }));
};

const readMarks = (text: string): CardFilter[] => [
  ...(VARIABLE.test(text) ? [{ kind: "variable" } as const] : []),
  ...(FREE.test(text) ? [{ kind: "free" } as const] : []),
];

/** “Artifact creatures” are both at once. Types with words between them are alternatives. */
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

const OBJECT =
  /^ (?:(?:all|a|an|any|the|target|other|des?|les|un|une|d'autres) )*(?:creatures?|artifacts?|artefacts?|enchant(?:e)?ments?|planeswalkers?|permanents?|spells?|sorts?)\b/;

/**
 * “Which cards steal creatures”: what is stolen is not what is asked for. What is destroyed or exiled tells
 * what the deck has against it.
 */
const withoutObjects = (text: string): string =>
  (Object.keys(DEEDS) as Deed[]).reduce((rest, deed) => {
    const found = DEEDS[deed].asked.exec(rest);
    if (found === null || deed === "destroy" || deed === "exile") return rest;
    const end = found.index + found[0].length;
    return rest.slice(0, end) + rest.slice(end).replace(OBJECT, " ");
  }, text);

/**
 * Reads the filters of a question.
 *
 * @param text folded, without names of cards
 * @param figures the same with its numbers in figures
 * @param excluded types whose words were taken out
 * @param quoted what stood between quotation marks and is no card
 */
export const readFilters = (
  text: string,
  figures: string,
  excluded: readonly CardType[],
  quoted: readonly string[],
): readonly CardFilter[] => {
  const supertypes = readSupertypes(text);
  return [
    ...readTypes(
      withoutObjects(text).replace(MANA_MAKER_WORDS.rock, "").replace(MANA_MAKER_WORDS.dork, ""),
    ),
    ...supertypes,
    ...readColors(text),
    ...readManaValue(figures),
    ...readStrength(figures),
    ...readKeywords(text),
    ...matching(MANA_MAKER_WORDS, text).map((maker): CardFilter => ({ kind: "manaMaker", maker })),
    ...matching(LAND_KIND_WORDS, text).map(
      (landKind): CardFilter => ({ kind: "landKind", landKind }),
    ),
    // “Noncreature spells”: a land is no spell (CR 112.1).
    ...(excluded.length > 0 && !excluded.includes("land") && /\b(?:spells?|sorts?)\b/.test(text)
      ? [{ kind: "notType", type: "land" } as const]
      : []),
    ...excluded.map((type): CardFilter => ({ kind: "notType", type })),
    ...readMarks(text),
    ...(ENTERS_UNTAPPED.test(text) ? [{ kind: "entersUntapped" } as const] : []),
    ...(MAKES_NONE.test(text) ? [{ kind: "makesNone" } as const] : []),
    ...(MAKES_MUCH.test(figures) ? [{ kind: "makesMuch" } as const] : []),
    ...(PERMANENTS.test(figures) ? [{ kind: "permanent" } as const] : []),
    ...(ENTERS_TAPPED.test(text) ? [{ kind: "entersTapped" } as const] : []),
    ...(Object.keys(DEEDS) as Deed[])
      .filter((deed) => DEEDS[deed].asked.test(text))
      .flatMap((deed): CardFilter[] => [{ kind: "deed", deed }, ...(ALSO[deed] ?? [])]),
    ...quoted.map((words): CardFilter => ({ kind: "text", text: words })),
  ];
};
