import type { CardFacts, EntryWithFacts } from "../card-facts.ts";
import {
  canLead,
  canPair,
  identityOf,
  isBackground,
  rulesTextOf,
} from "../commander/commander-rules.ts";
import type { FormatRules } from "./format-rules.ts";
import type { LegalityProblem } from "./legality.ts";

const PRINTED_ORDER = ["W", "U", "B", "R", "G"];

/** Each commander by itself, then the two together (CR 903.3, 702.124). */
function checkLeads(commanders: readonly CardFacts[]): LegalityProblem[] {
  const [first, second] = commanders;
  const problems: LegalityProblem[] = [];
  if (first && second && commanders.length === 2) {
    const pairs = canPair(first, second);
    for (const card of [first, second])
      if (!canLead(card) && !(pairs && isBackground(card)))
        problems.push({ code: "commanderInvalid", params: { name: card.name } });
    if (problems.length === 0 && !pairs)
      problems.push({
        code: "commandersDoNotPair",
        params: { first: first.name, second: second.name },
      });
    return problems;
  }
  for (const card of commanders)
    if (!canLead(card)) problems.push({ code: "commanderInvalid", params: { name: card.name } });
  return problems;
}

const CHOOSES = /\bchoose a color before the game begins\b/i;

/**
 * The colors that commanders choose before the game (CR 903.4b): the ones the deck needs most, a
 * color for each commander that chooses.
 */
function chosenColors(
  entries: readonly EntryWithFacts[],
  commanders: readonly CardFacts[],
): readonly string[] {
  const choices = commanders.filter((card) => CHOOSES.test(rulesTextOf(card))).length;
  if (choices === 0) return [];
  const colors = identityOf(commanders);
  const needed = (color: string) =>
    entries.filter(({ card }) => card?.color_identity.includes(color)).length;
  return PRINTED_ORDER.filter((color) => !colors.has(color) && needed(color) > 0)
    .sort((left, right) => needed(right) - needed(left))
    .slice(0, choices);
}

/** Cards outside the colors of the commanders (CR 903.5c). A companion too (CR 903.11a). */
function checkIdentity(
  entries: readonly EntryWithFacts[],
  commanders: readonly CardFacts[],
): LegalityProblem[] {
  const colors = new Set(identityOf(commanders));
  for (const color of chosenColors(entries, commanders)) colors.add(color);
  const outside = new Map<string, string>();
  for (const { card, board } of entries) {
    if (!card || (board !== "main" && board !== "companion")) continue;
    const others = PRINTED_ORDER.filter(
      (color) => card.color_identity.includes(color) && !colors.has(color),
    );
    if (others.length > 0) outside.set(card.name, others.join(""));
  }
  return [...outside].map(([name, beyond]) => ({
    code: "colorIdentity",
    params: { name, colors: beyond },
  }));
}

/** The commanders of a deck and the colors they allow. */
export function checkCommanders(
  entries: readonly EntryWithFacts[],
  rules: FormatRules,
): readonly LegalityProblem[] {
  if (!rules.hasCommander) return [];
  const leads = entries.filter((entry) => entry.board === "commander");
  const count = leads.reduce((sum, entry) => sum + entry.quantity, 0);
  if (count === 0) return [{ code: "commanderMissing", params: {} }];
  const commanders = leads.flatMap(({ card }) => (card ? [card] : []));
  const problems: LegalityProblem[] = [];
  if (count > 2) problems.push({ code: "tooManyCommanders", params: { count } });
  for (const card of commanders)
    if (rules.pool && card.legalities[rules.pool] === "restricted")
      problems.push({ code: "commanderBanned", params: { name: card.name } });
  problems.push(...checkLeads(commanders));
  // With an unknown commander its colors are unknown too: nothing can be called outside of them.
  if (commanders.length === leads.length) problems.push(...checkIdentity(entries, commanders));
  return problems;
}
