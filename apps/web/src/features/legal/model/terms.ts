import { FREE_PLAN } from "../../../lib/http/contract.static.ts";
import { isSelling, type LegalSection, type PageContext, writtenTo } from "./section.ts";

const prices = ({ t }: PageContext): LegalSection => ({
  title: t("legal.terms.prices.title"),
  lines: [
    t("legal.terms.prices.free", { month: FREE_PLAN.monthlyZaps, day: FREE_PLAN.dailyCap }),
    t("legal.terms.prices.plans"),
    t("legal.terms.prices.zaps"),
    t("legal.terms.prices.changes"),
  ],
});

const purchase = ({ t }: PageContext): LegalSection => ({
  title: t("legal.terms.purchase.title"),
  lines: [
    t("legal.terms.purchase.order"),
    t("legal.terms.purchase.start"),
    t("legal.terms.purchase.warranty"),
  ],
});

const nothingSold = ({ t }: PageContext): LegalSection => ({
  title: t("legal.terms.prices.title"),
  lines: [t("legal.terms.prices.none")],
});

const disagreement = (told: PageContext): LegalSection => {
  const { t, facts } = told;
  const { email, mediator } = facts.operator;
  return {
    title: t("legal.terms.law.title"),
    lines: [
      t("legal.terms.law.first", { email: writtenTo(told, email) }),
      mediator && t("legal.terms.law.mediator", { name: mediator }),
      t("legal.terms.law.french"),
    ],
  };
};

/** What one may expect of the service, and what it costs. */
export const terms = (told: PageContext): readonly LegalSection[] => {
  const { t, facts } = told;
  const email = writtenTo(told, facts.operator.email);
  return [
    {
      title: t("legal.terms.service.title"),
      lines: [
        t("legal.terms.service.help"),
        t("legal.terms.service.errors"),
        t("legal.terms.service.fan"),
      ],
    },
    {
      title: t("legal.terms.account.title"),
      lines: [
        t("legal.terms.account.one"),
        t("legal.terms.account.safe"),
        t("legal.terms.account.yours"),
        t("legal.terms.account.leave"),
      ],
    },
    ...(isSelling(told) ? [prices(told), purchase(told)] : [nothingSold(told)]),
    {
      title: t("legal.terms.rules.title"),
      lines: [t("legal.terms.rules.abuse"), t("legal.terms.rules.ban", { email })],
    },
    ...(isSelling(told)
      ? [{ title: t("legal.terms.end.title"), lines: [t("legal.terms.end.refund")] }]
      : []),
    disagreement(told),
  ];
};
