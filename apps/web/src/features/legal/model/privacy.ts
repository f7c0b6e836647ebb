import {
  isSelling,
  type LegalSection,
  operatorLines,
  type PageContext,
  writtenTo,
} from "./section.ts";

const kept = (told: PageContext): LegalSection => {
  const { t, facts } = told;
  return {
    title: t("legal.privacy.kept.title"),
    lines: [
      t("legal.privacy.kept.visitor"),
      t("legal.privacy.kept.account"),
      t("legal.privacy.kept.work"),
      t("legal.privacy.kept.public"),
      isSelling(told) ? t("legal.privacy.kept.purchases") : null,
      facts.discord ? t("legal.privacy.kept.discord") : null,
    ],
  };
};

const why = (told: PageContext): LegalSection => ({
  title: told.t("legal.privacy.why.title"),
  lines: [
    told.t("legal.privacy.why.contract"),
    isSelling(told) ? told.t("legal.privacy.why.law") : null,
    told.t("legal.privacy.why.interest"),
    told.facts.page_events ? told.t("legal.privacy.why.consent") : null,
  ],
});

const receivers = ({ t, facts, listed }: PageContext): LegalSection => ({
  title: t("legal.privacy.who_gets.title"),
  lines: [
    t("legal.privacy.who_gets.none"),
    ["paypal", "incomplete"].includes(facts.payments) ? t("legal.privacy.who_gets.paypal") : null,
    facts.mail ? t("legal.privacy.who_gets.mail") : null,
    facts.language_models.length > 0
      ? t("legal.privacy.who_gets.models", { names: listed(facts.language_models) })
      : t("legal.privacy.who_gets.noModel"),
    facts.discord ? t("legal.privacy.who_gets.discord") : null,
    t("legal.privacy.who_gets.scryfall"),
    facts.operator.host && t("legal.privacy.who_gets.host", { name: facts.operator.host }),
  ],
});

const time = (told: PageContext): LegalSection => {
  const { t, facts } = told;
  const { question_logs: logs, changes, backups } = facts.kept_days;
  return {
    title: t("legal.privacy.time.title"),
    lines: [
      t("legal.privacy.time.account"),
      t("legal.privacy.time.sessions"),
      logs === null
        ? t("legal.privacy.time.logsAccount")
        : t("legal.privacy.time.logs", { count: logs }),
      t("legal.privacy.time.allowance"),
      isSelling(told) ? t("legal.privacy.time.books") : null,
      t("legal.privacy.time.changes", { count: changes }),
      t("legal.privacy.time.backups", { count: backups }),
    ],
  };
};

/** What is kept of people, why, for how long, and who is sent it (GDPR, articles 13 and 15 to 22). */
export const privacy = (told: PageContext): readonly LegalSection[] => {
  const { t, facts } = told;
  return [
    { title: t("legal.privacy.who.title"), lines: operatorLines(told) },
    kept(told),
    why(told),
    receivers(told),
    time(told),
    {
      title: t("legal.privacy.cookies.title"),
      lines: [
        t("legal.privacy.cookies.needed"),
        t("legal.privacy.cookies.storage"),
        t("legal.privacy.cookies.noAds"),
      ],
    },
    {
      title: t("legal.privacy.rights.title"),
      lines: [
        t("legal.privacy.rights.self"),
        t("legal.privacy.rights.ask", { email: writtenTo(told, facts.operator.email) }),
        t("legal.privacy.rights.complain"),
      ],
    },
  ];
};
