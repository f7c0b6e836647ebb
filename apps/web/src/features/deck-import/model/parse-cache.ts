import type { DeckFormat, Language, ParsedDeck } from "@spellwright/contract";
import { readSessionStored, writeSessionStored } from "../../../lib/storage/session-storage.ts";

const KEY = "deck-import-readings";
/** IMP-08. */
const KEPT_MS = 30 * 60_000;
const KEPT_MAX = 20;
/** So many stay where the storage is full. */
const KEPT_WHEN_FULL = 5;

interface KeptReading {
  readonly key: string;
  readonly at: number;
  readonly parsed: ParsedDeck;
}

/** What a list is read as depends on all of these. */
export interface ListToParse {
  readonly text: string;
  readonly format: DeckFormat | null;
  readonly language: Language;
}

const keyOf = ({ text, format, language }: ListToParse): string =>
  `${language}\n${format ?? ""}\n${text}`;

const readAll = (now: number): readonly KeptReading[] => {
  try {
    const kept: unknown = JSON.parse(readSessionStored(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return (kept as KeptReading[]).filter(({ at }) => now - at < KEPT_MS && at <= now);
  } catch {
    return [];
  }
};

/** How a list was read less than half an hour ago in this tab. Null when it was not (IMP-08). */
export const cachedParse = (list: ListToParse, now: number): ParsedDeck | null =>
  readAll(now).find(({ key }) => key === keyOf(list))?.parsed ?? null;

/**
 * Keeps how a list was read: the twenty newest for half an hour, the five newest where the storage is
 * full. What left something unknown is asked for again.
 */
export const cacheParse = (list: ListToParse, parsed: ParsedDeck, now: number): void => {
  if (parsed.unknownCount > 0 || parsed.warnings.length > 0) return;
  const key = keyOf(list);
  const others = readAll(now).filter((each) => each.key !== key);
  const newest = [{ key, at: now, parsed }, ...others].slice(0, KEPT_MAX);
  if (writeSessionStored(KEY, JSON.stringify(newest))) return;
  writeSessionStored(KEY, JSON.stringify(newest.slice(0, KEPT_WHEN_FULL)));
};
