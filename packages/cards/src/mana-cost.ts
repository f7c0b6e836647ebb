/** The letters of the colors, in their usual order (CR 105.1). */
export const COLORS = ["W", "U", "B", "R", "G"] as const;
export type Color = (typeof COLORS)[number];

/** The mana part of a cost (CR 107.4, 202.1). */
export interface ManaCost {
  readonly generic: number;
  readonly colored: Readonly<Record<Color, number>>;
  readonly colorless: number;
  /** How many {X}. */
  readonly x: number;
  /** Hybrid, Phyrexian and snow symbols as printed, without braces: "W/U", "2/B", "G/P". */
  readonly others: readonly string[];
}

const none = { W: 0, U: 0, B: 0, R: 0, G: 0 } as const;
/** A cost of nothing. */
export const NO_MANA: ManaCost = { generic: 0, colored: none, colorless: 0, x: 0, others: [] };
/** A cost of generic mana only. */
export const genericMana = (amount: number): ManaCost => ({ ...NO_MANA, generic: amount });

const isColor = (symbol: string): symbol is Color => COLORS.some((color) => color === symbol);

/** Two costs as one. */
export const addMana = (a: ManaCost, b: ManaCost): ManaCost => ({
  generic: a.generic + b.generic,
  colored: {
    W: a.colored.W + b.colored.W,
    U: a.colored.U + b.colored.U,
    B: a.colored.B + b.colored.B,
    R: a.colored.R + b.colored.R,
    G: a.colored.G + b.colored.G,
  },
  colorless: a.colorless + b.colorless,
  x: a.x + b.x,
  others: [...a.others, ...b.others],
});

const ofSymbol = (symbol: string): ManaCost | undefined => {
  if (/^\d{1,3}$/.test(symbol)) return genericMana(Number(symbol));
  if (symbol === "X") return { ...NO_MANA, x: 1 };
  if (symbol === "C") return { ...NO_MANA, colorless: 1 };
  if (isColor(symbol)) return { ...NO_MANA, colored: { ...none, [symbol]: 1 } };
  return /^(?:S|(?:[WUBRGC2]\/)?[WUBRG]\/[WUBRGP]|[2C]\/[WUBRG])$/.test(symbol)
    ? { ...NO_MANA, others: [symbol] }
    : undefined;
};

/** Reads a cost written in symbols, in any case: "{2}{W/U}{X}". Undefined when one of them is no mana. */
export const parseManaCost = (written: string): ManaCost | undefined => {
  const symbols = written.match(/\{[^{}]{1,5}\}/g) ?? [];
  if (symbols.length === 0 || symbols.join("") !== written.replace(/\s/g, "")) return undefined;
  let cost = NO_MANA;
  for (const symbol of symbols) {
    const one = ofSymbol(symbol.slice(1, -1).toUpperCase());
    if (!one) return undefined;
    cost = addMana(cost, one);
  }
  return cost;
};

const symbolValue = (symbol: string): number => (symbol.startsWith("2/") ? 2 : 1);

/** How much mana it takes to pay (CR 202.3); {X} counts nothing before it is chosen. */
export const manaTotal = ({ generic, colored, colorless, others }: ManaCost): number =>
  generic +
  colorless +
  COLORS.reduce((sum, color) => sum + colored[color], 0) +
  others.reduce((sum, symbol) => sum + symbolValue(symbol), 0);

/** In symbols, generic first, colours in their usual order; "{0}" for nothing (CR 601.2f). */
export const writeManaCost = (cost: ManaCost): string => {
  const symbols = [
    ...Array.from({ length: cost.x }, () => "X"),
    ...(cost.generic > 0 ? [String(cost.generic)] : []),
    ...Array.from({ length: cost.colorless }, () => "C"),
    ...cost.others,
    ...COLORS.flatMap((color) => Array.from({ length: cost.colored[color] }, () => color)),
  ];
  return symbols.length === 0 ? "{0}" : symbols.map((symbol) => `{${symbol}}`).join("");
};
