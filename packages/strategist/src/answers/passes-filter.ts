import {
  castForFree,
  keywordsOf,
  manaOf,
  type NamedTrait,
  recogniseRoles,
} from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";
import { fillsGraveyard } from "../plan/keyword-synergies.ts";
import type { CardFilter } from "../understanding/card-filters.ts";
import type { Supertype } from "../understanding/card-words.ts";
import type { Trigger } from "../understanding/deeds.ts";

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

const ALL_COLORS: ReadonlySet<string> = new Set(["W", "U", "B", "R", "G"]);

const manaOfLand = ({ card }: DeckCard): ReadonlySet<string> => manaOf(card, ALL_COLORS);
/** How many colors of mana a land makes. */
export const coloredManaOf = (each: DeckCard): number =>
  [...manaOfLand(each)].filter((color) => ALL_COLORS.has(color)).length;

const COLORS_MADE = { dual: 2, rainbow: ALL_COLORS.size } as const;

/** From here a creature is brought back rather than cast. */
const WORTH_REVIVING = 5;

/** A fetch land stands for the colors it finds, and makes none itself. */
const makesNone = (each: DeckCard): boolean =>
  has(each, "searches") ? !has(each, "addsMana") : manaOfLand(each).size === 0;

const isWorthReviving = (each: DeckCard): boolean =>
  isOfType(each, "creature") && !each.isCommander && each.card.cmc >= WORTH_REVIVING;

const fillsOwn = (each: DeckCard): boolean => !each.isCommander && fillsGraveyard(each);

const has = ({ card }: DeckCard, trait: NamedTrait): boolean =>
  recogniseRoles(card).does.traits.has(trait);

/** The abilities of a card that trigger so, each as it is printed. Our summary where no text is known. */
export const triggeredAbilities = ({ card }: DeckCard, trigger: Trigger): readonly string[] =>
  recogniseRoles(card)
    .does.triggered.filter(({ on }) => on.includes(trigger))
    .map(({ text }) => text);

/** A rock is an artifact and no creature. A creature of mana taps for it where it lies. */
const isManaMaker = (each: DeckCard, maker: "dork" | "rock"): boolean => {
  const isMana = !each.isLand && (each.roles.has("ramp") || each.roles.has("fastMana"));
  const isCreature = isOfType(each, "creature");
  if (maker !== "rock") return isMana && isCreature && has(each, "tapsForMana");
  return isMana && isOfType(each, "artifact") && !isCreature && has(each, "addsMana");
};

/** The public data write “Double strike” and “Double Strike”. */
const hasKeyword = ({ card }: DeckCard, keyword: string): boolean =>
  [...keywordsOf(card)].some((each) => each.toLowerCase() === keyword.toLowerCase());

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
      return isManaMaker(each, filter.maker);
    case "makes":
      return each.isLand && filter.colors.some((color) => manaOfLand(each).has(color));
    case "landKind": {
      const fetches = has(each, "searches");
      if (!each.isLand || filter.landKind === "fetch") return each.isLand && fetches;
      return !fetches && coloredManaOf(each) === COLORS_MADE[filter.landKind];
    }
    case "variable":
      return costsOf(each).some((cost) => cost.includes("{X}"));
    case "free":
      return !each.isLand && (card.cmc === 0 || castForFree(card));
    case "notType":
      return !isOfType(each, filter.type);
    case "entersTapped":
      return each.isLand && has(each, "entersTapped");
    case "entersUntapped":
      return each.isLand && !has(each, "entersTapped");
    case "makesNone":
      return each.isLand && makesNone(each);
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
      return has(each, `gives:${filter.keyword.toLowerCase()}`);
    case "keyword":
      return hasKeyword(each, filter.keyword);
    case "keywords":
      return filter.keywords.some((keyword) => hasKeyword(each, keyword));
    case "deed":
      return has(each, filter.deed);
    case "trigger":
      return has(each, `when:${filter.trigger}`);
    case "makesMuch":
    case "findsLand":
      return has(each, filter.kind);
    case "fillsGraveyard":
      return fillsOwn(each);
    case "worthReviving":
      return isWorthReviving(each);
    case "copies":
      return (
        each.quantity === filter.copies && !each.isCommander && !/\bBasic\b/.test(card.type_line)
      );
    case "text":
      return fold(wordsOfCard(each)).includes(fold(filter.text));
  }
};
