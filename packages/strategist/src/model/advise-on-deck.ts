import {
  type Card,
  type Engine,
  engineOfResult,
  type Language,
  type LanguageModel,
  LanguageModelError,
  promptCharacters,
  type Usage,
} from "@spellwright/contract";
import { type Role, recogniseRoles } from "@spellwright/decks";
import { type DeckFacts, deckCardOf } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import { createAcceptedSwaps } from "../report/accepted-swaps.ts";
import type { DeckReport } from "../report/deck-report.ts";
import { isSound, makeSwap, type ProposedSwap, possibleCuts, type Swap } from "../report/swap.ts";
import { MOST_SWAPS } from "../report/swaps.ts";
import type { StrategyRun } from "../strategist.ts";
import { createRemarkCheck, type NamesIn } from "./check-remarks.ts";
import { ModelReport, type Remark } from "./model-report.ts";
import type { CheckedRemark, ReportAdvice } from "./report-advice.ts";
import { writeReportPrompt, writeReportSystem } from "./write-report-prompt.ts";

/** How a model is asked for what it would add to a report. */
export interface AdviceRun {
  readonly model: LanguageModel;
  readonly signal: AbortSignal;
  /** Of the page. */
  readonly language: Language;
  /** What was said before, cut (FOR-10). */
  readonly summary: string;
  /** Cards that may be proposed, the most played first. */
  readonly candidates: readonly Card[];
  /** Cards by English name. */
  readonly lookUp: (names: readonly string[]) => Promise<readonly Card[]>;
  readonly namesIn: NamesIn;
  /** A finding in words. Absent: the model is told none. */
  readonly say?: StrategyRun["say"];
}

/** A report with what a model added to it, and what that took. */
export interface AdvisedReport {
  readonly report: DeckReport;
  readonly engine: Engine;
  readonly usage: Usage | null;
  readonly searches: number;
}

const REMARKS_MOST = 4;
/** More proposals are not looked at. */
const PROPOSALS_MOST = 20;
const CARD_LONGEST = 200;

/** Cards that stay: pieces of combos, whole or one card away, and those that the report calls key. */
const keptIn = ({ facts, near, keyCards }: DeckReport): ReadonlySet<string> =>
  new Set([
    ...planOf(facts).restsOn,
    ...near.flatMap(({ cards }) => cards.map(({ name }) => name)),
    ...keyCards.map(({ card }) => card.name),
  ]);

/** The proposals that pass all that our own swaps pass, alone and together. No card twice. */
const soundSwaps = (
  report: DeckReport,
  proposals: readonly ProposedSwap[],
  found: readonly Card[],
): readonly { readonly add: Card; readonly cut: Card; readonly at: number }[] => {
  const { facts } = report;
  const kept = keptIn(report);
  const byName = new Map(found.map((card) => [card.name, card]));
  const goes = new Map(possibleCuts(facts, kept).map(({ card }) => [card.name, card]));
  const lands = new Map(
    facts.cards
      .filter(({ isLand, isCommander, card }) => isLand && !isCommander && !card.game_changer)
      .filter(({ card }) => !kept.has(card.name))
      .map(({ card }) => [card.name, card]),
  );
  const taken = new Set<string>();
  const swaps = createAcceptedSwaps(facts);
  return proposals.flatMap((proposal, at) => {
    const add = byName.get(proposal.add);
    if (add === undefined || add.game_changer || !isSound(proposal, facts, byName)) return [];
    const cut =
      goes.get(proposal.cut) ??
      (deckCardOf(add, 1, false).isLand ? lands.get(proposal.cut) : undefined);
    if (cut === undefined || taken.has(add.name) || taken.has(cut.name)) return [];
    if (!swaps.allows(add, cut)) return [];
    swaps.take(add, cut);
    taken.add(add.name).add(cut.name);
    return [{ add, cut, at }];
  });
};

/** Swaps of a model first, then our own that agree with them. */
const joinSwaps = (
  facts: DeckFacts,
  proposed: readonly Swap[],
  own: readonly Swap[],
): readonly Swap[] => {
  const together = createAcceptedSwaps(facts);
  for (const { add, cut } of proposed) together.take(add, cut);
  const taken = new Set(proposed.flatMap(({ add, cut }) => [add.name, cut.name]));
  const filled = new Map<Role, number>();
  for (const { add } of proposed)
    for (const role of recogniseRoles(add).roles) filled.set(role, (filled.get(role) ?? 0) + 1);
  const others = own.filter(({ add, cut, reason }) => {
    const isFree =
      !taken.has(add.name) &&
      !taken.has(cut.name) &&
      (proposed.length === 0 || together.allows(add, cut));
    if (isFree) together.take(add, cut);
    if (reason.code !== "roleGap") return isFree;
    const left = filled.get(reason.role) ?? 0;
    filled.set(reason.role, left - 1);
    return isFree && left <= 0;
  });
  return [...proposed, ...others].slice(0, MOST_SWAPS);
};

/** The swaps for each table, without cards that are moved already. */
const withoutSwapsOf = (
  taken: readonly Swap[],
  tables: DeckReport["tables"],
): DeckReport["tables"] => {
  const moved = new Set(taken.flatMap(({ add, cut }) => [add.name, cut.name]));
  return (
    tables && {
      ...tables,
      swaps: tables.swaps.filter(({ add, cut }) => !moved.has(add.name) && !moved.has(cut.name)),
    }
  );
};

/**
 * Lets a language model add to a report: remarks, of which only sentences are kept that name cards of the
 * list, and swaps, which are checked like our own (ANA-04). What the report computed stays as it is.
 *
 * @throws LanguageModelError when the model fails, or nothing of what it writes passes
 */
export const adviseOnDeck = async (report: DeckReport, run: AdviceRun): Promise<AdvisedReport> => {
  const { facts } = report;
  const { model, signal, language, candidates, lookUp, namesIn, summary } = run;
  const cuts = possibleCuts(facts, keptIn(report)).map(({ card }) => card.name);
  const longest = promptCharacters(await model.contextTokens?.(signal), language);
  const result = await model.generate({
    system: writeReportSystem(language, model.searchesWeb ?? false),
    prompt: writeReportPrompt(facts, {
      ...{ summary, candidates, cuts, language, longest },
      say: (found) => run.say?.(found, language) ?? "",
    }),
    schema: ModelReport,
    schemaName: "report",
    effort: "medium",
    signal,
  });
  const written = ModelReport.safeParse(result.output);
  if (!written.success) throw new LanguageModelError("invalid_output", { cause: written.error });
  const { data } = written;
  const held = facts.cards.map(({ card }) => card);
  const check = createRemarkCheck(held, language, namesIn);
  const checked = async (remarks: readonly Remark[]): Promise<readonly CheckedRemark[]> => {
    const all = await Promise.all(remarks.slice(0, REMARKS_MOST).map(check.checkRemark));
    const passed = all.filter((each): each is CheckedRemark => each !== null);
    return [...new Map(passed.map((each) => [each.text, each])).values()];
  };
  const proposals = data.swaps
    .slice(0, PROPOSALS_MOST)
    .filter(({ add, cut }) => Math.max(add.length, cut.length) <= CARD_LONGEST);
  const found =
    proposals.length === 0 ? [] : await lookUp([...new Set(proposals.map(({ add }) => add))]);
  const swaps = await Promise.all(
    soundSwaps(report, proposals, found).map(async ({ add, cut, at }) => {
      const why = await createRemarkCheck([...held, add], language, namesIn).checkText(
        proposals[at]?.why ?? "",
      );
      const roles = [...recogniseRoles(add).roles];
      return makeSwap(facts, add, cut, { code: "proposed", why: why?.text ?? null, roles });
    }),
  );
  const searches = result.searches ?? 0;
  const used = searches > 0 || result.sources.length > 0;
  const updates = used ? await check.checkText(data.recent_updates ?? "") : null;
  const advice: ReportAdvice = {
    reading: await checked(data.reading),
    strengths: await checked(data.strengths),
    weaknesses: await checked(data.weaknesses),
    synergies: (await checked(data.synergies)).filter(({ cards }) => cards.length > 1),
    recentUpdates: updates?.text ?? null,
    sources: used ? result.sources.map(({ url }) => url) : [],
    webSearchUsed: used,
  };
  const { reading, strengths, weaknesses, synergies } = advice;
  if ([...swaps, ...reading, ...strengths, ...weaknesses, ...synergies].length === 0)
    throw new LanguageModelError("invalid_output");
  return {
    report: {
      ...report,
      advice,
      swaps: joinSwaps(facts, swaps, report.swaps),
      tables: withoutSwapsOf(swaps, report.tables),
    },
    engine: engineOfResult(result),
    usage: result.usage,
    searches,
  };
};
