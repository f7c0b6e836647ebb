import { isRecord } from "../../../lib/storage/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

/**
 * A card or a rule that was chosen in the palette. Discussions and decks are not kept on the device: they
 * are private, and the server knows the newest.
 */
export interface Recent {
  readonly kind: "card" | "rule";
  /** English name of the card, or number of the rule. */
  readonly name: string;
  readonly label: string;
}

const KEY = "palette-recent";
/** As many as are kept and shown. */
export const RECENT_MAX = 6;

const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  (value.kind === "card" || value.kind === "rule") &&
  typeof value.name === "string" &&
  typeof value.label === "string";

/** What was chosen, the newest first. Nothing of what another version, or a person, wrote there otherwise. */
export const readRecent = (): readonly Recent[] => {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
};

/** Puts what was chosen first. It stands there once. */
export const keepRecent = (chosen: Recent): void => {
  const others = readRecent().filter(
    ({ kind, name }) => kind !== chosen.kind || name !== chosen.name,
  );
  writeStored(KEY, JSON.stringify([chosen, ...others].slice(0, RECENT_MAX)));
};
