import { type DeckStatistics as Answer, COLOR_CODES, DeckCategory } from "@spellwright/contract";
import type { DeckStatistics } from "@spellwright/decks";

/** Percent with one decimal; 0 of nothing. */
const shareOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 1000) / 10;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/**
 * @param distinctCount different cards of the main deck
 * @param neededOf the sources that a color asks for. Null where no table says
 */
export const presentStatistics = (
  statistics: DeckStatistics,
  distinctCount: number,
  neededOf: (color: string) => number | null,
): Answer => {
  const { cards, unknown, lands, curve, averageManaValue, colors, types, pips, sources } =
    statistics;
  const known = cards - unknown;
  const nonland = sum(curve);
  const counted = Object.entries(types)
    .flatMap(([type, count]) => {
      const category = DeckCategory.safeParse(type);
      return category.success && count > 0 ? [{ type: category.data, count }] : [];
    })
    .sort((left, right) => right.count - left.count);
  return {
    card_count: cards,
    distinct_count: distinctCount,
    type_count: counted.length,
    land_count: lands,
    unknown_count: unknown,
    average_mana_value: averageManaValue,
    mana_curve: curve.map((count, index) => ({
      mana_value: index,
      count,
      percentage: shareOf(count, nonland),
    })),
    colors: COLOR_CODES.map((color) => ({
      color,
      count: colors[color],
      percentage: shareOf(colors[color], known),
      pips: pips[color],
      sources: sources[color],
      needed: neededOf(color),
    })),
    types: counted.map(({ type, count }) => ({ type, count, percentage: shareOf(count, known) })),
  };
};
