import type { Card, Language } from "@spellwright/contract";
import { sayWithData, type TranslateStrategy } from "@spellwright/locales";
import {
  type CardReference,
  type DeckReport,
  explainArchetype,
  type Finding,
  type FoundSynergy,
  firstWinFinding,
  isForSeveral,
  type KeyCard,
  type MetaPosition,
  matchupFinding,
  type NearCombo,
  type PhasePlan,
  type Rating,
  type SideboardGap,
  type SideboardPlan,
  synergyFinding,
  type WayToPlay,
  type WinCondition,
  winFinding,
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
  const cardName = ({ name, printed_name: printed }: Card) =>
    language === "fr" ? (printed ?? name) : name;
  const threatName = (threat: SideboardGap["threat"]) =>
    capitalised(t(`strategy.values.threats.${threat}`), language);
  const gapLine = ({ threat, main, side, proposed }: SideboardGap): string => {
    const found = [...main, ...side];
    const count = found.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
    const threats = threatName(threat);
    if (proposed.length > 0)
      return t("strategy.report.sideboard.proposed", {
        threats,
        count,
        cards: list.format(proposed.map(cardName)),
      });
    return side.length === 0
      ? t("strategy.report.sideboard.open", { threats, count })
      : t("strategy.report.sideboard.covered", {
          threats,
          main: count - side.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0),
          cards: list.format(side.map(nameOf)),
        });
  };
  return {
    t,
    language,
    names,
    decimal,
    roles,
    sentence: (finding: Finding) => writeFinding(finding, language),
    strategy: ({ facts: { deck }, ways, wins, advice }: DeckReport): readonly string[] => {
      const [broadest] = ways.other;
      const [surest] = wins;
      return [
        writeFinding(explainArchetype(deck), language),
        ...(broadest === undefined ? [] : [writeFinding(broadest, language)]),
        ...(surest === undefined ? [] : [writeFinding(firstWinFinding(surest), language)]),
        ...(advice?.reading ?? []).map(({ text }) => text),
      ];
    },
    rating: ({ attribute, counts, figures }: Rating) =>
      sayWithData(t, `strategy.report.ratings.${attribute}`, {
        ...counts,
        average: decimal(figures.average ?? null),
        keeps: new Intl.NumberFormat(language, { style: "percent" }).format(figures.keeps ?? 0),
      }),
    phase: (plan: PhasePlan | undefined) => {
      if (plan === undefined || plan.cards.length === 0)
        return t("strategy.report.phaseNoCards", { count: plan?.count ?? 0 });
      return t("strategy.report.phaseCards", { count: plan.count, cards: names(plan.cards) });
    },
    synergy: (found: FoundSynergy) => writeFinding(synergyFinding(found), language),
    sideboard: (plan: SideboardPlan | null): readonly string[] =>
      plan === null
        ? []
        : [
            t("strategy.report.sideboard.held", { held: plan.held, most: plan.most }),
            ...(plan.gaps.length === 0 ? [t("strategy.report.sideboard.whole")] : []),
            ...plan.gaps.map((gap) => gapLine(gap)),
            ...(plan.held >= plan.most && plan.gaps.some(({ proposed }) => proposed.length > 0)
              ? [t("strategy.report.sideboard.full")]
              : []),
          ],
    tables: ({ tables, facts: { deck } }: DeckReport): readonly string[] =>
      isForSeveral(deck.format)
        ? [
            ...(tables.length === 0 ? [t("strategy.report.sideboard.tablesNone")] : []),
            ...tables.map(({ threat, count, add, cut }) =>
              t("strategy.report.sideboard.table", {
                threats: threatName(threat),
                count,
                add: cardName(add),
                cut: cardName(cut),
              }),
            ),
            t("strategy.report.sideboard.tablesNote"),
          ]
        : [],
    purpose: ({ threat }: SideboardGap) =>
      t("strategy.report.sideboard.purpose", { threats: threatName(threat) }),
    meta: ({ pace, matchups, risks }: MetaPosition): readonly string[] =>
      pace === null
        ? []
        : [
            ...[pace, ...matchups.map(matchupFinding), ...risks].map((each) =>
              writeFinding(each, language),
            ),
            t("strategy.report.metaNote"),
          ],
    near: ({ missing, cards }: NearCombo) =>
      t("strategy.findings.comboNear", { card: nameOf(missing), cards: names(cards) }),
    win: (found: WinCondition) => writeFinding(winFinding(found), language),
    keyRoles: ({ reason, roles: found }: KeyCard) =>
      found.length === 0 && reason !== null
        ? t(`strategy.report.keyParts.${reason}`)
        : roles(found),
    keyReason: ({ reason, roles: found }: KeyCard) =>
      reason === null
        ? t("strategy.report.keyReasons.roles", { count: found.length })
        : t(`strategy.report.keyReasons.${reason}`),
    way: (way: WayToPlay, found: readonly Finding[]) =>
      found.map((each) =>
        t("strategy.report.wayLine", {
          way: t(`strategy.report.waysToPlay.${way}`),
          text: writeFinding(each, language),
        }),
      ),
  };
};

export type Words = ReturnType<typeof createWords>;
