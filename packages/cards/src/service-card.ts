import { Card, CardRuling } from "@spellwright/contract";
import { readServiceRecord, type ServiceRecord } from "./service-record.ts";

/** Layouts that are no cards to play with (external-services §1.5). */
const NOT_PLAYED: readonly (string | null)[] = ["art_series", "front_card", "vanguard"];
const TOKENS: readonly (string | null)[] = ["token", "double_faced_token", "emblem"];

/** Printed words are left out unless the printing is French: English prints in another guise have some too. */
const NO_PRINTED_WORDS = { printed_name: null, printed_type_line: null, printed_text: null };

const isToken = (record: ServiceRecord): boolean =>
  TOKENS.includes(record.text("layout")) || record.text("set_type") === "token";

/** A record of a card that decks may hold, in any format. */
export const isPlayed = (record: ServiceRecord): boolean =>
  !isToken(record) &&
  !NOT_PLAYED.includes(record.text("layout")) &&
  record.text("set_type") !== "memorabilia";

const isFrench = (record: ServiceRecord): boolean => record.text("lang") === "fr";

/** Both sides of a reversible card are one card in two frames: one side says all, its name included. */
const wholeFields = (record: ServiceRecord): object => {
  const [face] = record.faces;
  if (record.text("layout") !== "reversible_card" || face === undefined) return record.fields;
  return { ...record.fields, ...face.fields, card_faces: null };
};

const facesOf = (record: ServiceRecord): object => {
  if (record.text("layout") === "reversible_card" || record.faces.length === 0) return {};
  const printed = isFrench(record) ? {} : NO_PRINTED_WORDS;
  return { card_faces: record.faces.map((face) => ({ ...face.fields, ...printed })) };
};

const guisesOf = (record: ServiceRecord): object => {
  const name = record.text("name");
  const guises = [
    record.text("flavor_name"),
    isFrench(record) ? null : record.text("printed_name"),
  ];
  const flavorNames = [...new Set(guises)].filter((guise) => guise !== null && guise !== name);
  return flavorNames.length === 0 ? {} : { flavor_names: flavorNames };
};

/**
 * A record of the public card service → our card. Undefined for what is no card to play with or lacks
 * what a card needs. Unknown layouts pass: their faces are read like any other.
 *
 * @param options.tokens keeps tokens and emblems too, which somebody may ask for by name
 */
export function readServiceCard(
  input: unknown,
  { tokens = false }: { readonly tokens?: boolean } = {},
): Card | undefined {
  const record = readServiceRecord(input);
  if (record === undefined || !(isPlayed(record) || (tokens && isToken(record)))) return undefined;
  const card = Card.safeParse({
    ...wholeFields(record),
    ...(isFrench(record) ? {} : NO_PRINTED_WORDS),
    ...facesOf(record),
    ...guisesOf(record),
  });
  return card.success ? card.data : undefined;
}

/** The names that a printing of a card bears in place of its own. */
export interface FlavorNames {
  readonly oracleId: string;
  readonly names: readonly string[];
}

/** What a printing calls its card (Godzilla, Secret Lair, Universes Within). Undefined without such a name. */
export function readFlavorNames(input: unknown): FlavorNames | undefined {
  const record = readServiceRecord(input);
  const oracleId = record?.text("oracle_id") ?? record?.faces[0]?.text("oracle_id");
  if (record?.text("lang") !== "en" || !isPlayed(record) || !oracleId) return undefined;
  const names = [record, ...record.faces].flatMap((part) => part.text("flavor_name") ?? []);
  return names.length === 0 ? undefined : { oracleId, names: [...new Set(names)] };
}

/** A card with the names of its printings beside those it has. */
export function withFlavorNames(card: Card, names: readonly string[]): Card {
  if (names.length === 0) return card;
  return { ...card, flavor_names: [...new Set([...(card.flavor_names ?? []), ...names])] };
}

/** A line of the service's rulings file, which names cards by oracle id. Undefined when none has it. */
export function readServiceRuling(
  input: unknown,
  nameOf: (oracleId: string) => string | undefined,
): CardRuling | undefined {
  const name = nameOf(readServiceRecord(input)?.text("oracle_id") ?? "");
  return CardRuling.safeParse({ ...(input as object), name }).data;
}
