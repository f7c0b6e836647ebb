import type { Language, PaidPlan } from "@spellwright/contract";
import type { Mailer } from "@spellwright/services";
import { PLAN_TERMS } from "@spellwright/zaps";
import type { Database } from "../../../database/index.ts";
import { describeError, type Log } from "../../../http/index.ts";
import { renderAccountMail } from "../../auth/index.ts";
import { claimNotice, listNotices, type NoticeKind, releaseNotice } from "./notice-queries.ts";

/** Mails about plans: renewal, a charge that failed, the end. */
export interface PlanMails {
  /** Sends what is due, each once. */
  send(now: Date): Promise<void>;
}

const LOCALES = { fr: "fr-FR", en: "en-US" } as const;

const dayIn = (day: string | null, language: Language): string =>
  day === null
    ? ""
    : new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
        new Date(day),
      );

export const createPlanMails = (parts: {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly log: Log;
}): PlanMails => {
  const { database, mailer, publicUrl, log } = parts;
  const deliver = async (
    to: string,
    notice: { readonly kind: NoticeKind; readonly plan: PaidPlan; readonly day: string | null },
    lang: Language,
  ) => {
    const { kind, plan, day } = notice;
    const link = `${publicUrl}/${lang}/subscription`;
    const params = { plan: PLAN_TERMS[plan].name, day: dayIn(day, lang) };
    const content = renderAccountMail({ kind, link, params }, lang);
    await mailer.send({ to, lang, kind, link, ...content });
  };
  return {
    async send(now) {
      for (const { key, email, language, ...notice } of await listNotices(database)) {
        if (!(await claimNotice(database, key, now))) continue;
        await deliver(email, notice, language ?? "fr").catch(async (error: unknown) => {
          log.error({ mail: notice.kind, error: describeError(error) });
          await releaseNotice(database, key);
        });
      }
    },
  };
};
