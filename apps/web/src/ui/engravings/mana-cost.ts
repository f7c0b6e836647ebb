/** What a mana pip shows. Colours are the letters of a cost, lower case. */
export type ManaSymbol =
  | { readonly kind: "generic"; readonly text: string }
  | { readonly kind: "color"; readonly color: ManaColor }
  | { readonly kind: "hybrid"; readonly halves: readonly [HybridHalf, HybridHalf] }
  | { readonly kind: "phyrexian"; readonly colors: readonly ManaColor[] }
  | { readonly kind: "tap" | "untap" };

export type ManaColor = "w" | "u" | "b" | "r" | "g" | "c" | "s";
export type HybridHalf = ManaColor | "2";

const isColor = (text: string): text is ManaColor => /^[wubrgcs]$/.test(text);

const symbolOf = (text: string): ManaSymbol => {
  const parts = text.toLowerCase().split("/");
  const [first = "", second] = parts;
  if (first === "t" || first === "q") return { kind: first === "t" ? "tap" : "untap" };
  const colors = parts.filter(isColor);
  if (parts.at(-1) === "p" && colors.length > 0) return { kind: "phyrexian", colors };
  const left = first === "2" || isColor(first) ? first : null;
  if (left !== null && second !== undefined && isColor(second)) {
    return { kind: "hybrid", halves: [left, second] };
  }
  if (isColor(first)) return { kind: "color", color: first };
  return { kind: "generic", text: text.toUpperCase() };
};

/**
 * Reads a cost such as `{2}{G}{G/U}`. What is not in braces is skipped. The two sides of a split card
 * (`{1}{R} // {2}{U}`) give two costs.
 */
export const manaCosts = (cost: string): ManaSymbol[][] =>
  cost
    .split("//")
    .map((side) => [...side.matchAll(/\{([^{}]{1,8})\}/g)].map((match) => symbolOf(match[1] ?? "")))
    .filter((symbols) => symbols.length > 0);
