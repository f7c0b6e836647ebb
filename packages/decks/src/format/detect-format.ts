import type { DeckFormat } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { countCards } from "../count-cards.ts";
import type { DeckEntry } from "../decklist.ts";

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

/**
 * The format of a list: what it says, else what its size says (IMP-03).
 *
 * @param declared the list's own `Format:`, as written
 */
export function detectFormat(entries: Counted, declared: string | null = null): DeckFormat {
  const said = declared === null ? undefined : readFormat(declared);
  if (said) return said;
  const { main } = countCards(entries);
  if (main > COMMANDER_THRESHOLD) return "commander";
  return main === 60 ? "standard" : "casual";
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
