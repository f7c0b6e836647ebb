import type { DeckFormat } from "@spellwright/contract";
import type { EntryWithFacts } from "../card-facts.ts";
import { FORMAT_RULES } from "../legality/format-rules.ts";

/**
 * Formats of 60 cards, the narrowest card pool first: the deck of a narrow one fits the wider ones too. A
 * list of commons alone is for Pauper rather than for another of the wider ones.
 */
const BY_POOL = [
  "standard",
  "pauper",
  "pioneer",
  "modern",
  "legacy",
  "vintage",
] as const satisfies readonly DeckFormat[];

/** Bans since a list was played. A list with more banned cards is of another format. */
const MOST_BANNED = 2;

interface Fit {
  readonly format: DeckFormat;
  readonly outside: number;
  readonly banned: number;
}

/** How many different cards a format does not have, and how many it bans. */
function fitOf(entries: readonly EntryWithFacts[], format: DeckFormat): Fit {
  const pool = FORMAT_RULES[format].pool ?? "";
  const outside = new Set<string>();
  const banned = new Set<string>();
  for (const { card, board } of entries) {
    if (!card || board === "maybeboard" || board === "extra") continue;
    const status = card.legalities[pool];
    if (status === "not_legal") outside.add(card.name);
    else if (status === "banned") banned.add(card.name);
  }
  return { format, outside: outside.size, banned: banned.size };
}

/**
 * The formats that the cards of a list fit, the likeliest first: the narrowest pool that holds all of
 * them, a few bans forgiven; then the others in which the list may be played as it is.
 */
export function formatsByPool(entries: readonly EntryWithFacts[]): readonly DeckFormat[] {
  const fits = BY_POOL.map((format) => fitOf(entries, format));
  const holding = fits.filter(({ outside }) => outside === 0);
  const found = holding.find(({ banned }) => banned <= MOST_BANNED);
  if (!found) return [];
  const others = holding.filter((fit) => fit !== found && fit.banned === 0);
  return [found, ...others].map(({ format }) => format);
}
