import { CARD_TYPES, COLOR_CODES } from "@spellwright/contract";
import type { CardFacts, EntryWithFacts } from "../card-facts.ts";
import { frontTypeOf, identityOf } from "../commander/commander-rules.ts";
import { countCards } from "../count-cards.ts";
import { oncePerCard } from "../once-per-card.ts";
import { leastCost } from "./casting-costs.ts";
import { createManaOf } from "./mana-sources.ts";

type ColorCode = (typeof COLOR_CODES)[number];
type ByColor = Record<ColorCode, number>;

/** The types of the specification and `battle`, a card type since 2023 (CR 310). */
const TYPES = [...CARD_TYPES, "battle"] as const;
type DeckType = (typeof TYPES)[number];

/** A pile of the deck page. */
export type DeckCategory = "commander" | DeckType | "other" | "sideboard";

/** The order of the page. A card with several types lies in the first pile it belongs to. */
const PILES: readonly DeckCategory[] = [
  "commander",
  "land",
  "creature",
  "planeswalker",
  "battle",
  "instant",
  "sorcery",
  "enchantment",
  "artifact",
  "tribal",
  "other",
  "sideboard",
];
const SHOWN: readonly DeckCategory[] = [
  "commander",
  "creature",
  "instant",
  "sorcery",
  "enchantment",
  "artifact",
  "planeswalker",
  "battle",
  "tribal",
  "land",
  "other",
  "sideboard",
];

/** The last bar of the curve: seven and more. */
const CURVE_END = 7;

/** What the deck page shows. Cards that are not known count in `cards` and `unknown` only. */
export interface DeckStatistics {
  /** Copies in the deck, commanders included. */
  readonly cards: number;
  readonly sideboard: number;
  /** Copies in the deck whose card is not known. */
  readonly unknown: number;
  readonly lands: number;
  /** Copies by pile, in the order of the page. Empty piles are left out. */
  readonly categories: readonly { readonly category: DeckCategory; readonly count: number }[];
  /** Nonland copies by mana value, split cards by their cheaper half: index 0 to 6, then 7 and more. */
  readonly curve: readonly number[];
  /** Of the nonland cards, commanders included. Null without any. Not rounded. */
  readonly averageManaValue: number | null;
  /** Nonland copies by color. A card of two colors counts for both, a colorless one for `C`. */
  readonly colors: Readonly<ByColor>;
  /** Copies by card type. An artifact creature counts for both. */
  readonly types: Readonly<Record<DeckType, number>>;
  /** Colored mana symbols in costs. A hybrid symbol counts for each of its colors. */
  readonly pips: Readonly<ByColor>;
  /** Copies that make mana of the color, lands and others. */
  readonly sources: Readonly<ByColor>;
}

const noColors = (): ByColor => ({ W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 });

/** The card types of a card; `Kindred` is the newer word for `Tribal` (CR 308). */
const typesOf = oncePerCard((card: CardFacts): readonly DeckType[] => {
  const words = frontTypeOf(card)
    .toLowerCase()
    .replace("kindred", "tribal")
    .split(/[^a-z]+/);
  return TYPES.filter((type) => words.includes(type));
});

/** The pile of the deck page a line lies in. */
export function categoryOf({ board, card }: EntryWithFacts): DeckCategory {
  if (board === "commander") return "commander";
  if (board !== "main") return "sideboard";
  const types: readonly DeckCategory[] = card ? typesOf(card) : [];
  return PILES.find((pile) => types.includes(pile)) ?? "other";
}

function costsOf(card: CardFacts): readonly string[] {
  const faces = (card.card_faces ?? []).map((face) => face.mana_cost ?? "");
  return card.mana_cost ? [card.mana_cost] : faces;
}

function addPips(pips: ByColor, card: CardFacts, quantity: number): void {
  for (const [, symbol = ""] of costsOf(card)
    .join("")
    .matchAll(/\{([^{}]{1,8})\}/g))
    for (const part of symbol.split("/"))
      if (COLOR_CODES.includes(part as ColorCode)) pips[part as ColorCode] += quantity;
}

/** The colors that the costs of a deck without a commander ask for. */
function colorsInCosts(entries: readonly EntryWithFacts[]): ReadonlySet<string> {
  const played = entries.flatMap(({ card, board }) => (card && board === "main" ? [card] : []));
  return new Set(
    played.flatMap(
      (card) =>
        costsOf(card)
          .join("")
          .match(/[WUBRG]/g) ?? [],
    ),
  );
}

function colorsOf(card: CardFacts): readonly string[] {
  const colors = card.colors ?? card.card_faces?.[0]?.mana_cost?.match(/[WUBRG]/g) ?? [];
  return colors.length > 0 ? [...new Set(colors)] : ["C"];
}

/** Of the nonland cards of the deck and its commanders. Null without any. Not rounded. */
function averageManaValueOf(entries: readonly EntryWithFacts[]): number | null {
  let nonlands = 0;
  let manaValues = 0;
  for (const { card, quantity, board } of entries) {
    if (card === null || (board !== "main" && board !== "commander")) continue;
    if (typesOf(card).includes("land")) continue;
    nonlands += quantity;
    manaValues += leastCost(card) * quantity;
  }
  return nonlands > 0 ? manaValues / nonlands : null;
}

/** Counts what the deck page shows. The sideboard is counted only as a pile. */
export function deckStatistics(entries: readonly EntryWithFacts[]): DeckStatistics {
  const counts = countCards(entries);
  const piles = new Map<DeckCategory, number>();
  const curve = Array.from({ length: CURVE_END + 1 }, () => 0);
  const colors = noColors();
  const pips = noColors();
  const sources = noColors();
  const types = Object.fromEntries(TYPES.map((type) => [type, 0])) as Record<DeckType, number>;
  const commanders = entries.filter((entry) => entry.board === "commander");
  const identity = identityOf(commanders.flatMap(({ card }) => (card ? [card] : [])));
  const wanted = commanders.length > 0 ? identity : colorsInCosts(entries);
  const main = entries.flatMap(({ card, board }) => (card && board === "main" ? [card] : []));
  const manaOf = createManaOf(main, wanted);
  let unknown = 0;
  for (const entry of entries) {
    const { card, quantity, board } = entry;
    if (board === "maybeboard" || board === "extra") continue;
    const category = categoryOf(entry);
    piles.set(category, (piles.get(category) ?? 0) + quantity);
    if (category === "sideboard") continue;
    if (!card) {
      unknown += quantity;
      continue;
    }
    const cardTypes = typesOf(card);
    for (const type of cardTypes) types[type] += quantity;
    for (const color of manaOf(card)) sources[color] += quantity;
    addPips(pips, card, quantity);
    if (cardTypes.includes("land")) continue;
    for (const color of colorsOf(card)) colors[color as ColorCode] += quantity;
    const bar = Math.min(CURVE_END, Math.floor(leastCost(card)));
    curve[bar] = (curve[bar] ?? 0) + quantity;
  }
  return {
    cards: counts.main,
    sideboard: counts.sideboard,
    unknown,
    lands: types.land,
    categories: SHOWN.flatMap((category) => {
      const count = piles.get(category) ?? 0;
      return count > 0 ? [{ category, count }] : [];
    }),
    curve,
    averageManaValue: averageManaValueOf(entries),
    colors,
    types,
    pips,
    sources,
  };
}
