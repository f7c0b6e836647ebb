import type { ContractClient, DeckSort } from "@spellwright/contract";
import { ARCHETYPES, BRACKETS, DECK_FORMATS } from "../../../lib/http/contract.static.ts";
import { isRecord } from "../../../lib/storage/is-record.ts";

type ListInput = Parameters<ContractClient["decks"]["list"]>[0];

/** How a person looks at their decks (FOR-02). Kept on the device. */
export interface DeckView {
  readonly search: string;
  readonly format: (typeof DECK_FORMATS)[number] | null;
  readonly bracket: (typeof BRACKETS)[number] | null;
  readonly archetype: (typeof ARCHETYPES)[number] | null;
  readonly favorite: boolean;
  readonly order: DeckOrder;
  /** A line for each deck instead of a card. */
  readonly compact: boolean;
}

/** The orders that are offered, the first at first. */
export const DECK_ORDERS = [
  "date-desc",
  "date-asc",
  "name-asc",
  "name-desc",
  "bracket-desc",
  "bracket-asc",
  "discussions-desc",
  "discussions-asc",
] as const;
type DeckOrder = (typeof DECK_ORDERS)[number];

/** As the API takes a search. */
export const SEARCH_MAX = 100;

export const ALL_DECKS: DeckView = {
  search: "",
  format: null,
  bracket: null,
  archetype: null,
  favorite: false,
  order: DECK_ORDERS[0],
  compact: false,
};

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null;

/** What was kept. What is unknown or missing counts as not chosen. */
export const readDeckView = (kept: unknown): DeckView => {
  const fields = isRecord(kept) ? kept : {};
  return {
    search: typeof fields.search === "string" ? fields.search.slice(0, SEARCH_MAX) : "",
    format: oneOf(DECK_FORMATS, fields.format),
    bracket: oneOf(BRACKETS, fields.bracket),
    archetype: oneOf(ARCHETYPES, fields.archetype),
    favorite: fields.favorite === true,
    order: oneOf(DECK_ORDERS, fields.order) ?? ALL_DECKS.order,
    compact: fields.compact === true,
  };
};

/** Whether the view hides any deck. */
export const isFiltered = (view: DeckView): boolean =>
  view.search.trim() !== "" ||
  view.format !== null ||
  view.bracket !== null ||
  view.archetype !== null ||
  view.favorite;

/** What the API is asked for. */
export const listInput = (view: DeckView): ListInput => {
  const [sort, order] = view.order.split("-") as [DeckSort, "asc" | "desc"];
  const search = view.search.trim();
  return {
    sort,
    order,
    ...(search === "" ? {} : { search }),
    ...(view.format === null ? {} : { format: view.format }),
    ...(view.bracket === null ? {} : { bracket: view.bracket }),
    ...(view.archetype === null ? {} : { archetype: view.archetype }),
    ...(view.favorite ? { favorite: true } : {}),
  };
};
