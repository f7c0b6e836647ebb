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
import { createWords } from "./report-words.ts";

type ReasonOf<Code extends Swap["reason"]["code"]> = Extract<
  Swap["reason"],
  { readonly code: Code }
>;

/** The cards that a report proposes, in words: why, what follows, what they cost, what was checked. */
export const createSwapWords = (
  t: TranslateStrategy,
  language: Language,
  /** Date of the card data, which its prices are of. */
  date: string,
) => {
  const { decimal, names, roles } = createWords(t, language);
  const cardName = ({ name, printed_name: printed }: Card) =>
    language === "fr" ? (printed ?? name) : name;
  const money = (amount: number, { currency }: PricePair) =>
    new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
  const day = (of: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(of));
  const list = new Intl.ListFormat(language, { type: "conjunction" });
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
  const curveReason = ({ add, cut }: Swap, reason: ReasonOf<"curve">) => {
    const { lists, measure, value, bound, after, roles: shared } = reason;
    const params = {
      add: cardName(add),
      roles: roles(shared),
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
  };
  const reasonOf = (swap: Swap): string => {
    const { reason, add, cut } = swap;
    const pair = { add: cardName(add), cut: cardName(cut) };
    switch (reason.code) {
      case "roleGap":
        return t("strategy.report.swaps.roleGap", {
          add: pair.add,
          role: capitalised(t(`decks.roles.${reason.role}`), language),
          count: reason.count,
          least: reason.least,
        });
      case "comboPiece":
        return t("strategy.report.swaps.comboPiece", { add: pair.add, cards: names(reason.with) });
      case "curve":
        return curveReason(swap, reason);
      case "colorSource":
        return t("strategy.report.swaps.colorSource", {
          ...pair,
          color: t(`strategy.values.colors.${reason.color}`),
          before: reason.sources[0],
          after: reason.sources[1],
          needed: reason.needed,
          target: names([reason.target]),
        });
      case "colorCost":
        return t("strategy.report.swaps.colorCost", {
          ...pair,
          color: t(`strategy.values.colors.${reason.color}`),
          sources: reason.sources,
          needed: reason.needed[0],
          less: reason.needed[1],
          roles: roles(reason.roles),
        });
      case "proposed":
        if (reason.why !== null) return reason.why;
        return reason.roles.length === 0
          ? t("strategy.report.swaps.proposedOnly")
          : t("strategy.report.swaps.proposed", { add: pair.add, roles: roles(reason.roles) });
    }
  };
  return {
    day,
    reason: reasonOf,
    effect: ({ effect }: Swap) => {
      const { bracketBefore: from, bracketAfter: to } = effect;
      const averages = {
        before: decimal(effect.averageBefore),
        after: decimal(effect.averageAfter),
      };
      const bracket =
        from === null || to === null
          ? t("strategy.report.swaps.noBracket", averages)
          : from === to
            ? t("strategy.report.swaps.sameBracket", { bracket: from, ...averages })
            : t("strategy.report.swaps.newBracket", { from, to, ...averages });
      return [bracket, ...colorLines(effect.colors)].join(" ");
    },
    prices: ({ add, cut, prices }: Swap) =>
      prices === null
        ? null
        : t("strategy.report.swaps.prices", {
            add: cardName(add),
            addPrice: money(prices.first, prices),
            cut: cardName(cut),
            cutPrice: money(prices.second, prices),
            date: day(date),
          }),
    cheaper: ({ prices }: Alternative) =>
      t("strategy.report.swaps.cheaper", {
        price: money(prices.second, prices),
        instead: money(prices.first, prices),
      }),
    matchups: (card: Card) =>
      opponentsMet(card).map((opponent) => t(`strategy.values.opponents.${opponent}`)),
    counts: (card: Card) => {
      const opponents = opponentsMet(card).map((opponent) =>
        t(`strategy.values.opponents.${opponent}`),
      );
      return opponents.length === 0
        ? null
        : t("strategy.report.swaps.counts", { opponents: list.format(opponents) });
    },
    checked: (format: DeckFormat) =>
      t("strategy.report.swaps.checked", { format: t(`decks.formats.${format}`) }),
  };
};

export type SwapWords = ReturnType<typeof createSwapWords>;
