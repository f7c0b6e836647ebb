import type { DeckCategory, DeckLine, Language } from "@spellwright/contract";
import { CARD_ROLES, DECK_CATEGORIES } from "../../../lib/http/contract.static.ts";
import { lineName } from "./card-text.ts";

/** How the list is divided. */
export const GROUPINGS = ["type", "pile", "role", "manaValue", "color"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What comes first inside a group. */
export const ORDERS = ["manaValue", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** What a group stands for. The board of a line comes before every other division. */
export type GroupTitle =
  | { readonly kind: "category"; readonly category: DeckCategory }
  | { readonly kind: "pile"; readonly pile: string | null }
  | { readonly kind: "role"; readonly role: DeckLine["roles"][number] | null }
  | { readonly kind: "manaValue"; readonly value: number }
  /** A color code, `M` for several. */
  | { readonly kind: "color"; readonly color: "W" | "U" | "B" | "R" | "G" | "C" | "M" };

/** Lines of one group, in the order of the page. */
export interface LineGroup {
  /** Names the group among the others. */
  readonly key: string;
  readonly title: GroupTitle;
  /** Copies. */
  readonly count: number;
  readonly lines: readonly DeckLine[];
}

/** Boards and commanders are groups of their own, however the others are divided. */
const BOARDS: ReadonlySet<DeckCategory> = new Set([
  "commander",
  "sideboard",
  "companion",
  "maybeboard",
  "extra",
]);

const COLORS = ["W", "U", "B", "R", "G", "M", "C"] as const;

const colorOf = ({ card }: DeckLine): (typeof COLORS)[number] => {
  const colors = card?.colors ?? [];
  if (colors.length > 1) return "M";
  return COLORS.find((color) => color === colors[0]) ?? "C";
};

const isLand = ({ category }: DeckLine): boolean => category === "land";

const titleOf = (line: DeckLine, by: Grouping): GroupTitle => {
  const { category, card } = line;
  // A card that is not known, and a land, have neither cost nor color.
  const apart = card === null || (isLand(line) && (by === "manaValue" || by === "color"));
  if (by === "type" || BOARDS.has(category) || (apart && by !== "pile"))
    return { kind: "category", category };
  if (by === "pile") return { kind: "pile", pile: line.categories[0] ?? null };
  if (by === "role")
    return { kind: "role", role: CARD_ROLES.find((role) => line.roles.includes(role)) ?? null };
  return by === "manaValue"
    ? { kind: "manaValue", value: Math.floor(card?.cmc ?? 0) }
    : { kind: "color", color: colorOf(line) };
};

const keyOf = (title: GroupTitle): string => {
  switch (title.kind) {
    case "category":
      return title.category;
    case "pile":
      return `pile ${title.pile ?? ""}`;
    case "role":
      return `role ${title.role ?? ""}`;
    case "manaValue":
      return `value ${title.value}`;
    case "color":
      return `color ${title.color}`;
  }
};

/** The commander first, lands and boards last. The named before those without a name. */
const rankOf = (title: GroupTitle): number => {
  switch (title.kind) {
    case "category": {
      const place = DECK_CATEGORIES.indexOf(title.category);
      return title.category === "commander" ? -1 : 1000 + place;
    }
    case "pile":
      return title.pile === null ? 900 : 0;
    case "role":
      return title.role === null ? 900 : CARD_ROLES.indexOf(title.role);
    case "manaValue":
      return title.value;
    case "color":
      return COLORS.indexOf(title.color);
  }
};

/**
 * The lines in groups (FOR-07). Piles are in alphabetical order. Inside a group cards are ordered by mana
 * value, then by name, or by name alone.
 */
export const groupLines = (
  lines: readonly DeckLine[],
  language: Language,
  by: Grouping = "type",
  first: Order = "manaValue",
): LineGroup[] => {
  const order = new Intl.Collator(language);
  const nameOf = (line: DeckLine) => lineName(line, language).text;
  const manaValueOf = (line: DeckLine) => line.card?.cmc ?? Number.MAX_SAFE_INTEGER;
  const groups = new Map<string, { title: GroupTitle; lines: DeckLine[] }>();
  for (const line of lines) {
    const title = titleOf(line, by);
    const key = keyOf(title);
    const group = groups.get(key) ?? { title, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups]
    .map(([key, { title, lines: filed }]) => ({
      key,
      title,
      count: copiesOf(filed),
      lines: filed.toSorted(
        (a, b) =>
          (first === "manaValue" ? manaValueOf(a) - manaValueOf(b) : 0) ||
          order.compare(nameOf(a), nameOf(b)),
      ),
    }))
    .toSorted((a, b) => rankOf(a.title) - rankOf(b.title) || order.compare(a.key, b.key));
};

/** How many cards some lines hold. */
export const copiesOf = (lines: readonly DeckLine[]): number =>
  lines.reduce((total, line) => total + line.quantity, 0);
