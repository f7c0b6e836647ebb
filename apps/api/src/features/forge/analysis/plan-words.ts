import type { DeckPlan } from "@spellwright/contract";
import {
  type DeckReport,
  type FoundTheme,
  planOverview,
  type WinCondition,
} from "@spellwright/strategist";
import { capitalised } from "../write-findings.ts";
import type { ReportPhrases } from "./report-phrases.ts";

/** Says what a deck is built on: row by row, and as pages draw it. */
export const createPlanWords = ({ t, language, names, sentence }: ReportPhrases) => {
  const themeName = ({ theme, kind }: Pick<FoundTheme, "theme" | "kind">): string =>
    theme === "kin" && kind !== undefined
      ? t("strategy.report.builtOn.kin", { kind: kind[language] })
      : (kind?.[language] ?? t(`strategy.values.themes.${theme}`));
  const winName = ({ kind }: WinCondition): string => t(`strategy.report.builtOn.win.${kind}`);

  /** The surest way to win, in a sentence. */
  const winLine = (surest: WinCondition): string =>
    t("strategy.report.builtOn.wins", { win: winName(surest) });

  const builtOn = (report: DeckReport): DeckPlan => {
    const { leaders, themes, wins, fixes } = planOverview(report.facts, report);
    return {
      leaders: [...leaders],
      themes: themes.map((found) => ({
        name: capitalised(themeName(found), language),
        enablers: [...found.makers],
        payoffs: [...found.payoffs],
      })),
      wins: wins.map((found) => ({
        name: capitalised(winName(found), language),
        cards: [...found.cards],
      })),
      fixes: fixes.map(sentence),
    };
  };

  /** The same plan as lines, for whoever reads no drawing. */
  const planLines = ({ themes, wins, fixes }: DeckPlan): readonly string[] => [
    ...themes.map(({ name, enablers, payoffs }) =>
      payoffs.length === 0
        ? t("strategy.report.builtOn.loneTheme", { name, enablers: names(enablers) })
        : t("strategy.report.builtOn.theme", {
            name,
            enablers: names(enablers),
            payoffs: names(payoffs),
          }),
    ),
    ...wins.map(({ name, cards }) =>
      t("strategy.report.builtOn.winLine", { win: name, cards: names(cards) }),
    ),
    ...fixes,
  ];

  return { winLine, builtOn, planLines };
};
