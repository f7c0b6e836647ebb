import { isSelling, type LegalSection, type PageContext, writtenTo } from "./section.ts";

/** Fourteen days to change one's mind (French consumer code, L221-18 to L221-28). */
export const withdrawal = (told: PageContext): readonly LegalSection[] => {
  const { t, facts } = told;
  const { email, address } = facts.operator;
  if (!isSelling(told))
    return [{ title: t("legal.withdrawal.period.title"), lines: [t("legal.withdrawal.none")] }];
  return [
    {
      title: t("legal.withdrawal.period.title"),
      lines: [t("legal.withdrawal.period.days"), t("legal.withdrawal.period.cancel")],
    },
    {
      title: t("legal.withdrawal.due.title"),
      lines: [
        t("legal.withdrawal.due.start"),
        t("legal.withdrawal.due.plan"),
        t("legal.withdrawal.due.zaps"),
      ],
    },
    {
      title: t("legal.withdrawal.how.title"),
      lines: [
        t("legal.withdrawal.how.write", {
          email: writtenTo(told, email),
          address: writtenTo(told, address),
        }),
        t("legal.withdrawal.how.form"),
        t("legal.withdrawal.how.model"),
        t("legal.withdrawal.how.answer"),
      ],
    },
    {
      title: t("legal.withdrawal.refund.title"),
      lines: [t("legal.withdrawal.refund.money")],
    },
  ];
};
