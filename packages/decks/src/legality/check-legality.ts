import type { DeckFormat } from "@spellwright/contract";
import type { CardFacts, EntryWithFacts } from "../card-facts.ts";
import { countCards } from "../count-cards.ts";
import { checkCommanders } from "./check-commanders.ts";
import { breaksCompanion, isCompanion } from "./companions.ts";
import { copyLimit } from "./copy-limits.ts";
import { FORMAT_RULES, type FormatRules } from "./format-rules.ts";
import type { LegalityProblem, LegalityReport } from "./legality.ts";

type Entries = readonly EntryWithFacts[];

/** Banned in Commander as a companion only (its banned list). */
const BANNED_COMPANIONS: Readonly<Record<string, string>> = {
  "Lutri, the Spellchaser": "commander",
};

interface Copies {
  readonly card: CardFacts;
  copies: number;
}

/** Copies of each known card in deck and sideboard together (CR 100.4a). */
function copiesOf(entries: Entries): readonly Copies[] {
  const cards = new Map<string, Copies>();
  for (const { card, quantity } of entries) {
    if (!card) continue;
    const same = cards.get(card.name);
    if (same) same.copies += quantity;
    else cards.set(card.name, { card, copies: quantity });
  }
  return [...cards.values()];
}

/** The card pool of the format: banned, not in it, restricted to one copy. */
function checkPool({ card, copies }: Copies, rules: FormatRules): LegalityProblem | undefined {
  if (rules.pool === null) return undefined;
  const { name, legalities } = card;
  const status = legalities[rules.pool];
  if (status === "banned") return { code: "banned", params: { name } };
  if (status === "restricted" && !rules.hasCommander && copies > 1)
    return { code: "restricted", params: { name, copies } };
  // A card without any word on the format is newer than the data: nothing is held against it.
  return status === "not_legal" ? { code: "notInFormat", params: { name } } : undefined;
}

function checkCopies({ card, copies }: Copies, rules: FormatRules): LegalityProblem | undefined {
  const allowed = copyLimit(card, rules.copies);
  if (allowed === null || copies <= allowed) return undefined;
  return { code: "tooManyCopies", params: { name: card.name, copies, allowed } };
}

function checkSizes(entries: Entries, rules: FormatRules): LegalityProblem[] {
  const { main, sideboard } = countCards(entries);
  const problems: LegalityProblem[] = [];
  if (main < rules.leastCards)
    problems.push({ code: "tooFewCards", params: { cards: main, needed: rules.leastCards } });
  if (rules.mostCards !== null && main > rules.mostCards)
    problems.push({ code: "tooManyCards", params: { cards: main, allowed: rules.mostCards } });
  if (rules.mostSideboard !== null && sideboard > rules.mostSideboard)
    problems.push({
      code: "sideboardTooLarge",
      params: { cards: sideboard, allowed: rules.mostSideboard },
    });
  return problems;
}

function checkCompanion(entries: Entries, rules: FormatRules): LegalityProblem[] {
  const companions = entries.filter((entry) => entry.board === "companion");
  const count = companions.reduce((sum, entry) => sum + entry.quantity, 0);
  if (count > 1) return [{ code: "tooManyCompanions", params: { count } }];
  const card = companions[0]?.card;
  if (!card) return [];
  const { name } = card;
  if (!isCompanion(name)) return [{ code: "companionInvalid", params: { name } }];
  if (rules.pool !== null && BANNED_COMPANIONS[name] === rules.pool)
    return [{ code: "companionBanned", params: { name } }];
  const deck = entries
    .filter((entry) => entry.board === "main" || entry.board === "commander")
    .flatMap((entry) =>
      entry.card ? Array.from({ length: Math.min(entry.quantity, 2) }, () => entry.card) : [],
    )
    .filter((known) => known !== null);
  const size = { cards: countCards(entries).main, least: rules.leastCards };
  const broken = breaksCompanion(name, deck, size);
  if (broken === false) return [];
  const params = broken === true ? { name } : { name, example: broken.name };
  return [{ code: "companionCondition", params }];
}

/**
 * Whether a deck may be played in a format, with every reason why not: sizes first, then the
 * commanders and their colors, the companion, then card by card. The maybeboard and tokens do not
 * count. A deck for fun (`casual`) may hold anything.
 */
export function checkLegality(entries: Entries, format: DeckFormat): LegalityReport {
  const rules = FORMAT_RULES[format];
  const played = entries.filter(({ board }) => board !== "maybeboard" && board !== "extra");
  const cards = copiesOf(played);
  const known = (problem: LegalityProblem | undefined) => (problem ? [problem] : []);
  const unknown = played.filter(({ card }) => card === null);
  const problems: LegalityProblem[] = [
    ...checkSizes(played, rules),
    ...checkCommanders(played, rules),
    ...checkCompanion(played, rules),
    ...cards.flatMap((card) => known(checkPool(card, rules))),
    ...cards.flatMap((card) => known(checkCopies(card, rules))),
    ...unknown.map(({ name }): LegalityProblem => ({ code: "unknownCard", params: { name } })),
  ];
  return { legal: problems.length === 0, problems };
}
