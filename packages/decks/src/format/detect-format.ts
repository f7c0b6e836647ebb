import type { DeckFormat } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import type { EntryWithFacts } from "../card-facts.ts";
import { countCards } from "../count-cards.ts";
import type { DeckEntry } from "../decklist.ts";
import { formatsByPool } from "./formats-by-pool.ts";

type Counted = readonly Pick<DeckEntry, "quantity" | "board">[];

/** More cards than this are a Commander deck (IMP-03, IMP-09). */
const COMMANDER_THRESHOLD = 90;

/** What lists write after `Format:`, folded. */
const WRITTEN_FORMATS: ReadonlyMap<string, DeckFormat> = new Map([
  ["commander", "commander"],
  ["edh", "commander"],
  ["commander edh", "commander"],
  ["elder dragon highlander", "commander"],
  ["cedh", "cedh"],
  ["competitive edh", "cedh"],
  ["competitive commander", "cedh"],
  ["duel commander", "duel commander"],
  ["duel", "duel commander"],
  ["french commander", "duel commander"],
  ["1v1 commander", "duel commander"],
  ["modern", "modern"],
  ["moderne", "modern"],
  ["pioneer", "pioneer"],
  ["pionnier", "pioneer"],
  ["standard", "standard"],
  ["legacy", "legacy"],
  ["vintage", "vintage"],
  ["pauper", "pauper"],
  ["casual", "casual"],
  ["kitchen table", "casual"],
  ["draft", "draft"],
  ["booster draft", "draft"],
  ["sealed", "sealed"],
  ["sealed deck", "sealed"],
  ["scelle", "sealed"],
  ["paquet scelle", "sealed"],
]);

/** The format a list names, if it is one of ours. */
export function readFormat(written: string): DeckFormat | undefined {
  return WRITTEN_FORMATS.get(foldWords(written));
}

/** Constructed decks have so many cards or more (CR 100.2a). */
const CONSTRUCTED_SIZE = 60;

/** The format of a list, and the others that its cards fit as well. */
export interface DetectedFormat {
  readonly format: DeckFormat;
  readonly alsoLegal: readonly DeckFormat[];
}

/**
 * The format of a list (IMP-03): what it says, else what its size says, and among the formats of 60 cards
 * the narrowest one that its cards fit.
 *
 * @param declared the list's own `Format:`, as written
 */
export function detectFormat(
  entries: readonly EntryWithFacts[],
  declared: string | null = null,
): DetectedFormat {
  const said = declared === null ? undefined : readFormat(declared);
  if (said) return { format: said, alsoLegal: [] };
  const { main } = countCards(entries);
  if (main > COMMANDER_THRESHOLD) return { format: "commander", alsoLegal: [] };
  if (main < CONSTRUCTED_SIZE) return { format: "casual", alsoLegal: [] };
  const [format = "casual", ...alsoLegal] = formatsByPool(entries);
  return { format, alsoLegal };
}

/** Formats whose decks have a commander (CR 903.5). */
export function isCommanderFormat(format: DeckFormat): boolean {
  return format === "commander" || format === "cedh" || format === "duel commander";
}

/**
 * Whether the import needs a commander (IMP-09). A 60-card format chosen by hand does not, however
 * large the list: `exceedsFormat` warns.
 *
 * @param chosen the format chosen by hand, null while it is only detected
 */
export function isCommanderRequired(entries: Counted, chosen: DeckFormat | null): boolean {
  if (chosen !== null) return isCommanderFormat(chosen);
  return countCards(entries).main > COMMANDER_THRESHOLD;
}

/** Whether a format without commanders was chosen for a list as large as a Commander deck (IMP-09). */
export function exceedsFormat(entries: Counted, chosen: DeckFormat): boolean {
  return !isCommanderFormat(chosen) && countCards(entries).main > COMMANDER_THRESHOLD;
}
