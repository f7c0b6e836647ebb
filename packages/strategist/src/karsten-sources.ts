/**
 * Frank Karsten, “How Many Sources Do You Need to Consistently Cast Your Spells? A 2022 Update”: how many
 * sources of a color a spell needs to be cast on curve in about nine games of ten.
 */
export const SOURCES_SOURCE =
  "https://strategy.channelfireball.com/home/how-many-sources-do-you-need-to-consistently-cast-your-spells-a-2022-update/";

/** By symbols of the color (1 to 4), then by mana value, from as many as there are symbols up to six. */
const NEEDED: Readonly<Record<60 | 99, readonly (readonly number[])[]>> = {
  60: [
    [14, 13, 12, 10, 9, 9],
    [21, 18, 16, 15, 14],
    [23, 21, 19, 18],
    [24, 22, 20],
  ],
  99: [
    [19, 19, 18, 16, 15, 14],
    [30, 28, 26, 24, 22],
    [36, 33, 31, 29],
    [39, 36, 33],
  ],
};

/** The last row of the table. */
const MOST_SYMBOLS = 4;

/**
 * Sources of a color that the published table asks for a cost.
 *
 * @param size of the deck that is drawn from
 * @param symbols of the color in the cost. Five and more ask for what four do, at least
 * @param manaValue of the spell. The table ends at six
 */
export const sourcesNeeded = (size: 60 | 99, symbols: number, manaValue: number): number => {
  const row = NEEDED[size][Math.min(MOST_SYMBOLS, symbols) - 1] ?? [];
  const at = Math.max(
    0,
    Math.min(row.length - 1, Math.floor(manaValue) - Math.min(MOST_SYMBOLS, symbols)),
  );
  return row[at] ?? 0;
};
