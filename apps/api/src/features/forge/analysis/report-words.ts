import type { Language } from "@spellwright/contract";
import type { TranslateStrategy } from "@spellwright/locales";
import type {
  CardReference,
  DeckReport,
  Finding,
  FoundSynergy,
  PhasePlan,
  Rating,
  Swap,
  WinCondition,
} from "@spellwright/strategist";
import { capitalised, writeFinding } from "../write-findings.ts";

/** Cards that a sentence names. */
const MOST_NAMED = 4;

/** Writes the parts of a report as sentences. */
export const createWords = (t: TranslateStrategy, language: Language) => {
  const nameOf = ({ name, printed_name: printed }: CardReference) =>
    language === "fr" ? (printed ?? name) : name;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const names = (cards: readonly CardReference[]) =>
    list.format(cards.slice(0, MOST_NAMED).map(nameOf));
  const decimal = (value: number | null) =>
    value === null
      ? "–"
      : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const roles = (found: readonly DeckReport["keyCards"][number]["roles"][number][]) =>
    found.length === 0
      ? t("strategy.report.noRole")
      : found.map((role) => t(`decks.roles.${role}`)).join(", ");
  return {
    t,
    names,
    decimal,
    roles,
    sentence: (finding: Finding) => writeFinding(finding, language),
    strategy: ({ facts: { deck } }: DeckReport) => {
      const archetype = deck.bracket?.archetype ?? null;
      return archetype === null
        ? t("strategy.report.strategyOpen")
        : t("strategy.report.strategyArchetype", { archetype: t(`forge.archetypes.${archetype}`) });
    },
    rating: ({ attribute, counts, figures }: Rating) =>
      t(`strategy.report.ratings.${attribute}`, {
        ...counts,
        average: decimal(figures.average ?? null),
        keeps: new Intl.NumberFormat(language, { style: "percent" }).format(figures.keeps ?? 0),
      }),
    phase: (plan: PhasePlan | undefined) => {
      if (plan === undefined || plan.cards.length === 0)
        return t("strategy.report.phaseNoCards", { count: plan?.count ?? 0 });
      return t("strategy.report.phaseCards", { count: plan.count, cards: names(plan.cards) });
    },
    synergy: ({ axis, makers, payoffs }: FoundSynergy) =>
      t(`strategy.report.synergies.${axis}`, { makers: names(makers), payoffs: names(payoffs) }),
    win: ({ kind, cards }: WinCondition) =>
      t(`strategy.findings.wins.${kind}`, { cards: names(cards) }),
    swapReason: ({ reason, add }: Swap) => {
      const added = language === "fr" ? (add.printed_name ?? add.name) : add.name;
      if (reason.code === "comboPiece")
        return t("strategy.report.swaps.comboPiece", { add: added, cards: names(reason.with) });
      const { role, count, least } = reason;
      return t("strategy.report.swaps.roleGap", {
        add: added,
        role: capitalised(t(`decks.roles.${role}`), language),
        count,
        least,
      });
    },
    swapEffect: ({ effect }: Swap) => {
      const { bracketBefore: from, bracketAfter: to } = effect;
      const averages = {
        before: decimal(effect.averageBefore),
        after: decimal(effect.averageAfter),
      };
      if (from === null || to === null) return t("strategy.report.swaps.noBracket", averages);
      return from === to
        ? t("strategy.report.swaps.sameBracket", { bracket: from, ...averages })
        : t("strategy.report.swaps.newBracket", { from, to, ...averages });
    },
  };
};

export type Words = ReturnType<typeof createWords>;
