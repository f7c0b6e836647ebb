import type { Card } from "@spellwright/contract";
import { fillsTemplates, isLedBy, playedCards, readCombo } from "@spellwright/decks";
import {
  type AdvisedReport,
  bracketSwaps,
  type DeckReport,
  reportInSteps,
  type StrategyDeck,
} from "@spellwright/strategist";
import { mapInSteps, runInSlices } from "../../../runtime/time-slices.ts";
import type { ForgeParts } from "../forge-parts.ts";

const namesOf = ({ entries }: StrategyDeck): readonly string[] =>
  entries
    .filter(({ board }) => board === "main" || board === "commander")
    .map(({ name, card }) => card?.name ?? name);

/** The combos of a deck that lack one card, and which. */
export const nearCombosOf = async (
  { knowledge, brackets }: Pick<ForgeParts, "knowledge" | "brackets">,
  deck: StrategyDeck,
) => {
  const leading = namesOf({
    ...deck,
    entries: deck.entries.filter(({ board }) => board === "commander"),
  });
  const names = namesOf(deck);
  const near = await knowledge.combosNear(names);
  const played = playedCards(deck.entries);
  const read = mapInSteps(near, ({ missing, combo }) => ({
    missing,
    combo: readCombo(combo, brackets.comboPolicy),
  }));
  const all = [...(await runInSlices(read)), ...brackets.nearKnown(names)];
  const fitting = mapInSteps(all, ({ missing, combo }) =>
    combo !== undefined && isLedBy(combo, leading) && fillsTemplates(combo, played)
      ? [{ missing, cards: combo.cards }]
      : [],
  );
  return (await runInSlices(fitting)).flat();
};

/**
 * A deck with the combos and the archetype of its list, which only those with a bracket bring along. One with
 * a bracket, with what is worth telling beside it.
 */
export const withCombos = async (
  { brackets }: Pick<ForgeParts, "brackets">,
  deck: StrategyDeck,
): Promise<StrategyDeck> => {
  if (deck.bracket !== null)
    return { ...deck, signals: brackets.signals(deck.bracket, deck.entries) };
  const measure = await brackets.gather(namesOf(deck));
  const { combos, archetype } = measure(deck.entries, null);
  return { ...deck, combos, archetype };
};

/** The cards that a report proposes, cheaper ones included. */
const comingIn = ({ swaps }: DeckReport): readonly string[] =>
  swaps.flatMap(({ add, cheaper }) => [add.name, ...(cheaper === null ? [] : [cheaper.card.name])]);

/** A report with the bracket after each swap, without those that raise it unasked (`bracketSwaps`). */
const withBrackets = async (
  { brackets }: Pick<ForgeParts, "brackets">,
  report: DeckReport,
): Promise<DeckReport> => {
  const { deck } = report.facts;
  if (!brackets.has(deck.format) || report.swaps.length === 0) return report;
  // Only now is it known which cards may come in, so that their combos can be read.
  const measure = await brackets.gather([...namesOf(deck), ...comingIn(report)]);
  return runInSlices(bracketSwaps(report, ({ entries }) => measure(entries, null).bracket));
};

/** The checked swaps of the report on a deck, without what is told of them there. */
export const swapsOf = async (
  { knowledge, brackets }: Pick<ForgeParts, "knowledge" | "brackets">,
  deck: StrategyDeck,
) => {
  const [candidates, near] = await Promise.all([
    knowledge.popularCards(),
    nearCombosOf({ knowledge, brackets }, deck),
  ]);
  const local = await runInSlices(reportInSteps(deck, { candidates, near }));
  const { swaps } = await withBrackets({ brackets }, local);
  return swaps.map(({ add, cut }) => ({ add, cut }));
};

/** Asks a language model for what it would add to a report. */
type Advise = (report: DeckReport, candidates: readonly Card[]) => Promise<AdvisedReport>;

/**
 * Reads what a report on a deck needs beside it, and makes it: the most played cards, the combos that one
 * card completes, the bracket of the list after each swap, whoever proposes it.
 */
export const gatherReport = async (
  { knowledge, brackets }: Pick<ForgeParts, "knowledge" | "brackets">,
  read: StrategyDeck,
  advise: Advise,
): Promise<AdvisedReport> => {
  const deck = await withCombos({ brackets }, read);
  const [candidates, near] = await Promise.all([
    knowledge.popularCards(),
    nearCombosOf({ knowledge, brackets }, deck),
  ]);
  const local = await runInSlices(reportInSteps(deck, { candidates, near }));
  const advised = await advise(local, candidates);
  return { ...advised, report: await withBrackets({ brackets }, advised.report) };
};
