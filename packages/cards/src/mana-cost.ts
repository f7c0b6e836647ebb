/** The five colours in printed order (CR 105.1). */
export const MANA_COLORS = ["W", "U", "B", "R", "G"] as const;
export type ManaColor = (typeof MANA_COLORS)[number];

/** One symbol of a cost (CR 107.4). `value` is its share of the mana value (CR 202.3). */
export interface ManaSymbol {
  /** As printed, upper case, without braces: `2`, `W/U`, `X`, `G/P`. */
  readonly code: string;
  readonly kind:
    | "generic"
    | "colored"
    | "colorless"
    | "variable"
    | "hybrid"
    | "phyrexian"
    | "snow"
    | "other";
  readonly colors: readonly ManaColor[];
  readonly value: number;
}

export interface ManaCost {
  readonly symbols: readonly ManaSymbol[];
  /** Mana value with X = 0 (CR 202.3e). */
  readonly manaValue: number;
  /** Colours of the symbols in printed order, each once (CR 105.2). */
  readonly colors: readonly ManaColor[];
}

const SYMBOL = /\{([^{}]{1,12})\}/g;
/** Longer than any printed cost; a longer text is no cost. */
const MAX_COST_LENGTH = 200;

function isManaColor(code: string): code is ManaColor {
  return MANA_COLORS.some((color) => color === code);
}

function symbolOf(written: string): ManaSymbol {
  const code = written.toUpperCase();
  const colors = code.split("/").filter(isManaColor);
  if (/^\d{1,7}$/.test(code)) return { code, kind: "generic", colors, value: Number(code) };
  if (/^[XYZ]$/.test(code)) return { code, kind: "variable", colors, value: 0 };
  if (code === "C") return { code, kind: "colorless", colors, value: 1 };
  if (code === "S") return { code, kind: "snow", colors, value: 1 };
  if (isManaColor(code)) return { code, kind: "colored", colors, value: 1 };
  if (/^[WUBRG](?:\/[WUBRG])?\/P$/.test(code)) return { code, kind: "phyrexian", colors, value: 1 };
  // CR 202.3f: a hybrid symbol counts its largest half, so {2/W} counts 2.
  if (/^[WUBRGC]\/[WUBRG]$/.test(code)) return { code, kind: "hybrid", colors, value: 1 };
  if (/^\d\/[WUBRG]$/.test(code)) return { code, kind: "hybrid", colors, value: Number(code[0]) };
  return { code, kind: "other", colors: [], value: 0 };
}

/**
 * Reads a mana cost such as `{2}{W/U}{X}`; both halves of a split cost (`{1}{R} // {1}{U}`) count
 * together, as they do off the stack (CR 709.4b). Text outside braces is passed over.
 */
export function parseManaCost(cost: string): ManaCost {
  const symbols = [...cost.slice(0, MAX_COST_LENGTH).matchAll(SYMBOL)].map((match) =>
    symbolOf(match[1] ?? ""),
  );
  return {
    symbols,
    manaValue: symbols.reduce((sum, symbol) => sum + symbol.value, 0),
    colors: MANA_COLORS.filter((color) => symbols.some((symbol) => symbol.colors.includes(color))),
  };
}
