import type { Card } from "@spellwright/contract";
import { COLORS } from "./mana-cost.ts";

/** The basic land types with the letter of the color that each taps for (CR 305.6). */
export const BASIC_LAND_COLORS: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/** Where a colour of an identity comes from (CR 903.4, 903.4d, 903.5d). */
export type IdentitySource = "cost" | "text" | "other-face" | "land-type" | "indicator";

/** Colours of all mana symbols in a text: both halves of a hybrid, Phyrexian ones too (CR 107.4). */
export const symbolColors = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/\{[^{}]{1,5}\}/g) ?? []).flatMap((symbol) =>
      symbol
        .slice(1, -1)
        .toUpperCase()
        .split("/")
        .filter((half) => COLORS.some((color) => color === half)),
    ),
  );

/** Rules text without reminder text, whose symbols do not count (CR 903.4c). */
const withoutReminders = (text: string): string => text.replace(/\([^()]*\)/g, "");

const landColors = (typeLine: string): ReadonlySet<string> =>
  new Set(
    typeLine.includes("Land")
      ? typeLine.split(/[\s\u2014/]+/).flatMap((word) => BASIC_LAND_COLORS[word] ?? [])
      : [],
  );

/**
 * The colours of a card's identity, each with where it comes from first: front cost, text, land types,
 * the other face or half, else a colour indicator or a defining ability.
 */
export const identitySources = (card: Card): ReadonlyMap<string, IdentitySource> => {
  const [front, ...others] = card.card_faces ?? [];
  const found = new Map<string, IdentitySource>();
  const add = (colors: Iterable<string>, source: IdentitySource) => {
    for (const color of colors) if (!found.has(color)) found.set(color, source);
  };
  add(symbolColors(card.mana_cost ?? front?.mana_cost ?? ""), "cost");
  add(symbolColors(withoutReminders(card.oracle_text ?? front?.oracle_text ?? "")), "text");
  add(landColors(front?.type_line ?? card.type_line.split(" // ")[0] ?? ""), "land-type");
  for (const face of others) {
    add(symbolColors(face.mana_cost ?? ""), "other-face");
    add(symbolColors(withoutReminders(face.oracle_text ?? "")), "other-face");
    add(landColors(face.type_line ?? ""), "other-face");
  }
  add(card.color_identity, "indicator");
  return new Map(
    COLORS.flatMap((color) => {
      const source = found.get(color);
      return source === undefined ? [] : [[color, source] as const];
    }),
  );
};
