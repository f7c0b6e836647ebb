import { manaOf } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";
import type { CardFilter } from "../understanding/card-filters.ts";
import type { Supertype } from "../understanding/card-words.ts";
import { DEEDS, TRIGGERS, type Trigger } from "../understanding/deeds.ts";

const colorsOf = ({ card }: DeckCard): readonly string[] =>
  card.colors ?? card.card_faces?.[0]?.mana_cost?.match(/[WUBRG]/g) ?? [];

const fitsColor = (each: DeckCard, color: string): boolean => {
  const colors = new Set(colorsOf(each));
  if (color === "C") return colors.size === 0 && !each.isLand;
  if (color === "S") return colors.size === 1;
  return color === "M" ? colors.size > 1 : colors.has(color);
};

const fitsSupertype = ({ card }: DeckCard, supertype: Supertype): boolean => {
  const front = card.type_line.split(" // ")[0] ?? "";
  if (supertype === "legendary") return /\bLegendary\b/.test(front);
  return /\bBasic\b/.test(front) === (supertype === "basic");
};

/** The words of a card in both languages, folded by the caller. */
const wordsOfCard = ({ card }: DeckCard): string =>
  [
    card.oracle_text,
    card.printed_text,
    ...(card.card_faces ?? []).flatMap((face) => [face.oracle_text, face.printed_text]),
    card.summary?.en,
    card.summary?.fr,
    ...(card.facts ?? []),
  ]
    .filter(Boolean)
    .join("\n");

const isOfType = ({ card }: DeckCard, type: string): boolean =>
  new RegExp(`\\b${type}\\b`, "i").test(card.card_faces?.[0]?.type_line ?? card.type_line);

const costsOf = ({ card }: DeckCard): readonly string[] =>
  [card.mana_cost, ...(card.card_faces ?? []).map((face) => face.mana_cost)].flatMap(
    (cost) => cost ?? [],
  );

/** A card that says of itself that it may be cast for nothing. */
const IS_FREE =
  /\b(?:this spell|~) without paying its mana cost\b|\byou may cast this (?:spell|card) without paying\b|\brather than pay this spell[’']s mana cost\b/i;

const ENTERS_TAPPED = /\benters (?:the battlefield )?tapped\b|\bcomes in tapped\b/i;
const FETCHES = /\bsearch your library for\b|\bfetch land\b/i;
const ALL_COLORS: ReadonlySet<string> = new Set(["W", "U", "B", "R", "G"]);

const manaOfLand = ({ card }: DeckCard): ReadonlySet<string> => manaOf(card, ALL_COLORS);
const coloredManaOf = (each: DeckCard): number =>
  [...manaOfLand(each)].filter((color) => ALL_COLORS.has(color)).length;

const COLORS_MADE = { dual: 2, rainbow: ALL_COLORS.size } as const;

const ADDS_MANA =
  /\badds? (?:\{|one|two|three|an?\b|x\b|that much|\w+ mana)|\bmakes? (?:\w+ ){0,3}mana\b/i;

/** “Add {C}{C}”, “add an amount of {G}”, mana for each of something. */
const MAKES_MUCH =
  /\badds? (?:an additional )?(?:\{\w\}\{|two|three|four|five|six|x mana|that much|an amount|\{\w\} for each|one mana [^.]*for each)/i;

/** Lands that are searched for, by their name or by a type; land cyclers too. */
const FINDS_LAND =
  /\bsearch(?:es)? your library for [^.]*\b(?:lands?|forest|plains|islands?|swamps?|mountains?|gate|desert)\b|\b(?:basic land|plains|island|swamp|mountain|forest|land)cycling\b|\bfetch(?:es)? [^.]{0,30}\blands?\b/i;
/** From here a creature is brought back rather than cast. */
const WORTH_REVIVING = 5;

/** The abilities of a card that trigger so, each as it is printed; those of our summary where no text is known. */
export const triggeredAbilities = ({ card }: DeckCard, trigger: Trigger): readonly string[] => {
  const official = [card.oracle_text, ...(card.card_faces ?? []).map((face) => face.oracle_text)]
    .filter(Boolean)
    .join("\n");
  const abilities =
    official === "" ? (card.summary?.en ?? "").split(/(?<=\.) /) : official.split("\n");
  return abilities.filter((each) => TRIGGERS[trigger].says.test(each));
};

/** The public data write “Double strike” and “Double Strike”. */
const hasKeyword = ({ card }: DeckCard, keyword: string): boolean =>
  card.keywords.some((each) => each.toLowerCase() === keyword.toLowerCase());

/** “Creatures you control have haste”, “it gains haste”: not the card that only has the keyword. */
const givesKeyword = (each: DeckCard, keyword: string): boolean =>
  new RegExp(`\\b(?:have|has|gains?|with|gives?) [^.]{0,60}\\b${keyword}\\b`, "i").test(
    wordsOfCard(each),
  );

/**
 * Whether a card passes a filter.
 *
 * @param fold how texts compare
 */
export const passes = (
  each: DeckCard,
  filter: CardFilter,
  fold: (text: string) => string,
): boolean => {
  const { card } = each;
  switch (filter.kind) {
    case "type":
      return isOfType(each, filter.type);
    case "types":
      return filter.types.some((type) => isOfType(each, type));
    case "manaMaker":
      return (
        isOfType(each, filter.maker === "rock" ? "artifact" : "creature") &&
        !(filter.maker === "rock" && isOfType(each, "creature")) &&
        !each.isLand &&
        (each.roles.has("ramp") || each.roles.has("fastMana")) &&
        ADDS_MANA.test(wordsOfCard(each))
      );
    case "makes":
      return each.isLand && filter.colors.some((color) => manaOfLand(each).has(color));
    case "landKind": {
      const fetches = FETCHES.test(wordsOfCard(each));
      if (!each.isLand || filter.landKind === "fetch") return each.isLand && fetches;
      return !fetches && coloredManaOf(each) === COLORS_MADE[filter.landKind];
    }
    case "variable":
      return costsOf(each).some((cost) => cost.includes("{X}"));
    case "free":
      return !each.isLand && (card.cmc === 0 || IS_FREE.test(wordsOfCard(each)));
    case "notType":
      return !isOfType(each, filter.type);
    case "entersTapped":
      return each.isLand && ENTERS_TAPPED.test(wordsOfCard(each));
    case "entersUntapped":
      return each.isLand && !ENTERS_TAPPED.test(wordsOfCard(each));
    case "makesNone":
      // A fetch land stands for the colors it finds, and makes none itself.
      return (
        each.isLand &&
        (FETCHES.test(wordsOfCard(each))
          ? !ADDS_MANA.test(wordsOfCard(each))
          : manaOfLand(each).size === 0)
      );
    case "makesMuch":
      return MAKES_MUCH.test(wordsOfCard(each));
    case "permanent":
      return !(isOfType(each, "instant") || isOfType(each, "sorcery"));
    case "supertypes":
      return each.isLand && filter.supertypes.some((supertype) => fitsSupertype(each, supertype));
    case "supertype":
      return fitsSupertype(each, filter.supertype);
    case "color":
      return fitsColor(each, filter.color);
    case "manaValue":
      return (
        !each.isLand &&
        card.cmc >= filter.least &&
        (filter.most === null || card.cmc <= filter.most)
      );
    case "colors":
      return filter.colors.some((color) => fitsColor(each, color));
    case "strength": {
      const value = Number(card.card_faces?.[0]?.[filter.of] ?? card[filter.of] ?? Number.NaN);
      return value >= filter.least && (filter.most === null || value <= filter.most);
    }
    case "gives":
      return givesKeyword(each, filter.keyword);
    case "keyword":
      return hasKeyword(each, filter.keyword);
    case "keywords":
      return filter.keywords.some((keyword) => hasKeyword(each, keyword));
    case "deed":
      return DEEDS[filter.deed].says.test(wordsOfCard(each));
    case "trigger":
      return triggeredAbilities(each, filter.trigger).length > 0;
    case "findsLand":
      return FINDS_LAND.test(wordsOfCard(each));
    case "worthReviving":
      return isOfType(each, "creature") && !each.isCommander && card.cmc >= WORTH_REVIVING;
    case "copies":
      return (
        each.quantity === filter.copies && !each.isCommander && !/\bBasic\b/.test(card.type_line)
      );
    case "text":
      return fold(wordsOfCard(each)).includes(fold(filter.text));
  }
};
