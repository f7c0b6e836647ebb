import type { Card, DeckFormat, Language } from "@spellwright/contract";
import type { TranslateStrategy } from "@spellwright/locales";
import {
  type Alternative,
  type ColorChange,
  opponentsMet,
  type PricePair,
  type Swap,
} from "@spellwright/strategist";
import { capitalised } from "../write-findings.ts";
import { createReportPhrases, type ReportPhrases } from "./report-phrases.ts";

type ReasonOf<Code extends Swap["reason"]["code"]> = Extract<
  Swap["reason"],
  { readonly code: Code }
>;

/** What follows from a swap: for the bracket, the mean mana value and the colors. */
const createEffectWords = ({ t, language, decimal }: ReportPhrases) => {
  const colorKey = ({ symbols, sources }: ColorChange) => {
    if (symbols[0] === symbols[1]) return "colorSources";
    return sources[0] === sources[1] ? "colorSymbols" : "color";
  };
  const colorLines = (changes: readonly ColorChange[]): readonly string[] =>
    changes.length === 0
      ? [t("strategy.report.swaps.colorsSame")]
      : changes.map((change) =>
          t(`strategy.report.swaps.${colorKey(change)}`, {
            color: capitalised(t(`strategy.values.colors.${change.color}`), language),
            symbolsBefore: change.symbols[0],
            symbolsAfter: change.symbols[1],
            sourcesBefore: change.sources[0],
            sourcesAfter: change.sources[1],
          }),
        );
  const bracketLine = ({ effect }: Swap): string => {
    const { bracketBefore: from, bracketAfter: to } = effect;
    const averages = { before: decimal(effect.averageBefore), after: decimal(effect.averageAfter) };
    if (from === null || to === null) return t("strategy.report.swaps.noBracket", averages);
    return from === to
      ? t("strategy.report.swaps.sameBracket", { bracket: from, ...averages })
      : t("strategy.report.swaps.newBracket", { from, to, ...averages });
  };
  return (swap: Swap) => [bracketLine(swap), ...colorLines(swap.effect.colors)].join(" ");
};

/** Why a card is proposed. */
const REASONS: {
  readonly [Code in Swap["reason"]["code"]]: (
    say: ReportPhrases,
    reason: ReasonOf<Code>,
    swap: Swap,
  ) => string;
} = {
  roleGap: ({ t, language, nameOf }, { role, count, least }, { add }) =>
    t("strategy.report.swaps.roleGap", {
      add: nameOf(add),
      role: capitalised(t(`decks.roles.${role}`), language),
      count,
      least,
    }),
  comboPiece: ({ t, nameOf, names }, reason, { add }) =>
    t("strategy.report.swaps.comboPiece", { add: nameOf(add), cards: names(reason.with) }),
  curve({ t, nameOf, roles, decimal }, reason, { add, cut }) {
    const { lists, measure, value, bound, after } = reason;
    const params = {
      add: nameOf(add),
      roles: roles(reason.roles),
      value: decimal(value),
      bound: decimal(bound),
      after: decimal(after),
      addValue: add.cmc,
      cutValue: cut.cmc,
    };
    return lists === "plan"
      ? t("strategy.report.swaps.curve.plan", params)
      : t(`strategy.report.swaps.curve.${measure}`, {
          ...params,
          lists: t(`strategy.report.swaps.lists.${lists}`),
        });
  },
  colorSource: ({ t, nameOf, names }, { color, sources, needed, target }, { add, cut }) =>
    t("strategy.report.swaps.colorSource", {
      add: nameOf(add),
      cut: nameOf(cut),
      color: t(`strategy.values.colors.${color}`),
      before: sources[0],
      after: sources[1],
      needed,
      target: names([target]),
    }),
  colorCost: ({ t, nameOf, roles }, { color, sources, needed, roles: shared }, { add, cut }) =>
    t("strategy.report.swaps.colorCost", {
      add: nameOf(add),
      cut: nameOf(cut),
      color: t(`strategy.values.colors.${color}`),
      sources,
      needed: needed[0],
      less: needed[1],
      roles: roles(shared),
    }),
  tappedLand: ({ t, nameOf }, _reason, { add, cut }) =>
    t("strategy.report.swaps.tappedLand", { add: nameOf(add), cut: nameOf(cut) }),
  forbidden: ({ t, nameOf, roles }, { format, roles: shared }, { add, cut }) =>
    t("strategy.report.swaps.forbidden", {
      add: nameOf(add),
      cut: nameOf(cut),
      format: t(`decks.formats.${format}`),
      roles: roles(shared),
    }),
  plan({ t, language, list, nameOf }, { themes, isForCommander }, { add, cut }) {
    const named = themes.map(
      ({ theme, kind }) => kind?.[language] ?? t(`strategy.values.themes.${theme}`),
    );
    const served = isForCommander ? [t("strategy.report.swaps.theCommander"), ...named] : named;
    return t("strategy.report.swaps.plan", {
      add: nameOf(add),
      cut: nameOf(cut),
      served: list(served),
    });
  },
  proposed({ t, nameOf, roles }, { why, roles: shared }, { add }) {
    if (why !== null) return why;
    return shared.length === 0
      ? t("strategy.report.swaps.proposedOnly")
      : t("strategy.report.swaps.proposed", { add: nameOf(add), roles: roles(shared) });
  },
};

/** The cards that a report proposes, in words: why, what follows, what they cost, what was checked. */
export const createSwapWords = (
  t: TranslateStrategy,
  language: Language,
  /** Date of the card data, which its prices are of. */
  date: string,
) => {
  const say = createReportPhrases(t, language);
  const { list, nameOf } = say;
  const money = (amount: number, { currency }: PricePair) =>
    new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
  const day = (of: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(of));
  const matchups = (card: Card) =>
    opponentsMet(card).map((opponent) => t(`strategy.values.opponents.${opponent}`));
  return {
    day,
    reason: (swap: Swap) => {
      const tell: (say: ReportPhrases, reason: never, swap: Swap) => string =
        REASONS[swap.reason.code];
      return tell(say, swap.reason as never, swap);
    },
    effect: createEffectWords(say),
    prices: ({ add, cut, prices }: Swap) =>
      prices === null
        ? null
        : t("strategy.report.swaps.prices", {
            add: nameOf(add),
            addPrice: money(prices.first, prices),
            cut: nameOf(cut),
            cutPrice: money(prices.second, prices),
            date: day(date),
          }),
    cheaper: ({ prices }: Alternative) =>
      t("strategy.report.swaps.cheaper", {
        price: money(prices.second, prices),
        instead: money(prices.first, prices),
      }),
    matchups,
    counts: (card: Card) => {
      const opponents = matchups(card);
      return opponents.length === 0
        ? null
        : t("strategy.report.swaps.counts", { opponents: list(opponents) });
    },
    checked: (format: DeckFormat) =>
      t("strategy.report.swaps.checked", { format: t(`decks.formats.${format}`) }),
  };
};

export type SwapWords = ReturnType<typeof createSwapWords>;
