import {
  type LegalSection,
  operatorLines,
  type PageContext,
  valueOrMissing,
  writtenTo,
} from "./section.ts";

/** Who publishes and who hosts the site (French law of 21 June 2004, article 6), and whose its content is. */
export const notice = (told: PageContext): readonly LegalSection[] => {
  const { t, facts } = told;
  const { host, email } = facts.operator;
  return [
    {
      title: t("legal.notice.publisher.title"),
      lines: [...operatorLines(told), t("legal.notice.publisher.director")],
    },
    {
      title: t("legal.notice.host.title"),
      lines: [t("legal.operator.host", { value: valueOrMissing(told, host) })],
    },
    {
      title: t("legal.notice.content.title"),
      lines: [
        t("legal.notice.content.magic"),
        t("legal.notice.content.cards"),
        t("legal.notice.content.ours"),
        t("legal.notice.content.report", { email: writtenTo(told, email) }),
      ],
    },
  ];
};
