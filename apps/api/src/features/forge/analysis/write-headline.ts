import { translateWithData } from "@spellwright/locales";
import { type DeckReport, reportHeadline } from "@spellwright/strategist";
import type { Words } from "./report-words.ts";

/** A report in one sentence about its deck: what it is, what it does well, what it lacks first. */
export const writeHeadline = (
  report: DeckReport,
  { t, summary, decimal, language }: Words,
): string => {
  const { statistics } = report.facts;
  const found = reportHeadline(report);
  if (found === null) return summary(statistics);
  const { archetype, kind, theme, strong, weak, range } = found;
  const kindOf = () => {
    if (kind !== null) return t("strategy.report.headline.kin", { kind: kind[language] });
    return archetype === null
      ? t("strategy.report.headline.subject")
      : t(`strategy.report.headline.subjects.${archetype}`);
  };
  const subject =
    theme === null
      ? kindOf()
      : t("strategy.report.headline.themed", {
          subject: kindOf(),
          theme: theme.kind?.[language] ?? t(`strategy.values.themes.${theme.theme}`),
        });
  const praise = new Intl.ListFormat(language).format(
    strong.map((attribute) => t(`strategy.report.headline.strong.${attribute}`)),
  );
  const lack =
    weak === null
      ? ""
      : translateWithData(t, `strategy.report.headline.weak.${weak.code}`, {
          format: t(`decks.formats.${report.deck.format}`),
          color:
            weak.color === null
              ? ""
              : t(`strategy.values.colors.${weak.color}` as "strategy.values.colors.W"),
        });
  if (praise !== "" && lack !== "")
    return t("strategy.report.headline.both", { subject, strong: praise, weak: lack });
  if (praise !== "" || lack !== "")
    return t("strategy.report.headline.only", { subject, said: praise + lack });
  return t("strategy.report.headline.plain", {
    subject,
    least: decimal(range.least),
    most: decimal(range.most),
  });
};
