import type { Language } from "@spellwright/contract";
import { type TranslateStrategy, translateWithData } from "@spellwright/locales";
import {
  type DeckReport,
  explainArchetype,
  type Finding,
  type FoundTheme,
  type KeyCard,
  type MetaPosition,
  matchupFinding,
  meanRating,
  type NearCombo,
  type PhasePlan,
  type Rating,
  themeFinding,
  type WayToPlay,
  type WinCondition,
  winFinding,
} from "@spellwright/strategist";
import { createPlanWords } from "./plan-words.ts";
import { createReportPhrases } from "./report-phrases.ts";
import { createSideboardWords } from "./sideboard-words.ts";

/** Writes the parts of a report as sentences. */
export const createWords = (t: TranslateStrategy, language: Language) => {
  const say = createReportPhrases(t, language);
  const { nameOf, names, decimal, roles, sentence } = say;
  const plan = createPlanWords(say);
  return {
    ...say,
    ...createSideboardWords(say),
    ...plan,
    strategy: ({ facts: { deck }, synergies, wins, advice }: DeckReport): readonly string[] => [
      ...explainArchetype(deck, synergies).map(sentence),
      ...wins.slice(0, 1).map(plan.winLine),
      ...(advice?.reading ?? []).map(({ text }) => text),
    ],
    rating: ({ attribute, counts, figures }: Rating) =>
      translateWithData(t, `strategy.report.ratings.${attribute}`, {
        ...counts,
        average: decimal(figures.average ?? null),
        keeps: new Intl.NumberFormat(language, { style: "percent" }).format(figures.keeps ?? 0),
      }),
    /** What a deck is up to: its bracket where its format has them, and its mean rating. */
    competitiveness: ({ facts: { deck }, ratings }: DeckReport): string =>
      [
        ...(deck.bracket === null
          ? []
          : [t("strategy.report.bracketLine", { bracket: deck.bracket.bracket })]),
        t("strategy.report.meanRating", { average: decimal(meanRating(ratings)) }),
      ].join(" "),
    engine: (cards: DeckReport["engines"][number]) =>
      t("strategy.report.engine", { cards: names(cards) }),
    phase: (plan: PhasePlan | undefined) => {
      if (plan === undefined || plan.cards.length === 0)
        return t("strategy.report.phaseNoCards", { count: plan?.count ?? 0 });
      return t("strategy.report.phaseCards", { count: plan.count, cards: names(plan.cards) });
    },
    synergy: (found: FoundTheme) => sentence(themeFinding(found)),
    meta: ({ pace, matchups, risks }: MetaPosition): readonly string[] =>
      pace === null
        ? []
        : [
            ...[pace, ...matchups.map(matchupFinding), ...risks].map(sentence),
            t("strategy.report.metaNote"),
          ],
    near: ({ missing, cards }: NearCombo) =>
      t("strategy.findings.comboNear", { card: nameOf(missing), cards: names(cards) }),
    win: (found: WinCondition) => sentence(winFinding(found)),
    keyRoles: ({ reason, roles: found }: KeyCard) =>
      reason === "combo" || (found.length === 0 && reason !== null)
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
          text: sentence(each),
        }),
      ),
  };
};

export type Words = ReturnType<typeof createWords>;
