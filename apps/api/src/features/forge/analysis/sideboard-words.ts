import type { DeckReport, SideboardGap, SideboardPlan } from "@spellwright/strategist";
import { capitalised } from "../write-findings.ts";
import type { ReportPhrases } from "./report-phrases.ts";

const copiesOf = (cards: SideboardGap["main"]): number =>
  cards.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);

/** Writes what a deck holds against threats: in its sideboard, or for a table of several. */
export const createSideboardWords = ({ t, language, list, nameOf }: ReportPhrases) => {
  const threatName = (threat: SideboardGap["threat"]) =>
    capitalised(t(`strategy.values.threats.${threat}`), language);
  const gapLine = ({ threat, main, side, proposed }: SideboardGap): string => {
    const threats = threatName(threat);
    const count = copiesOf([...main, ...side]);
    if (proposed.length > 0) {
      const cards = list(proposed.map(nameOf));
      return t("strategy.report.sideboard.proposed", { threats, count, cards });
    }
    if (side.length === 0) return t("strategy.report.sideboard.open", { threats, count });
    const covered = { threats, main: copiesOf(main), cards: list(side.map(nameOf)) };
    return t("strategy.report.sideboard.covered", covered);
  };
  return {
    sideboard: (plan: SideboardPlan | null): readonly string[] => {
      if (plan === null) return [];
      const { held, most, gaps } = plan;
      const isFull = held >= most && gaps.some(({ proposed }) => proposed.length > 0);
      return [
        t("strategy.report.sideboard.held", { held, most }),
        ...(gaps.length === 0 ? [t("strategy.report.sideboard.whole")] : gaps.map(gapLine)),
        ...(isFull ? [t("strategy.report.sideboard.full")] : []),
      ];
    },
    tables: ({ tables }: DeckReport): readonly string[] => {
      if (tables === null) return [];
      const lines = tables.seldom.map(({ threat, count }) => {
        const counted = { threats: threatName(threat), count };
        const swap = tables.swaps.find((each) => each.threat === threat);
        if (swap === undefined) return t("strategy.report.sideboard.tableOpen", counted);
        const { add, cut } = swap;
        const words = { ...counted, add: nameOf(add), cut: nameOf(cut) };
        return t("strategy.report.sideboard.table", words);
      });
      return [
        ...(lines.length === 0 ? [t("strategy.report.sideboard.tablesNone")] : lines),
        ...(tables.swaps.length > 0 ? [t("strategy.report.sideboard.tablesNote")] : []),
      ];
    },
    purpose: ({ threat }: SideboardGap) =>
      t("strategy.report.sideboard.purpose", { threats: threatName(threat) }),
  };
};
