import * as z from "zod";

const days = z.coerce
  .number({ error: "must be a number of days" })
  .int({ error: "must be a number of days" })
  .min(1, { error: "must be a number of days, 1 at least" });

/** Variables of what is deleted by its age. */
export const retentionVariables = {
  QUESTION_LOG_DAYS: days.optional(),
  AUDIT_DAYS: days.default(730),
  MAIL_DAYS: days.default(30),
  BACKUP_DAYS: days.default(30),
} as const;

const Variables = z.object(retentionVariables);

/** How long what is written down besides is kept, in days. */
export interface RetentionConfig {
  /** Logs of questions. Undefined: as long as their person. */
  readonly questionLogDays: number | undefined;
  /** What operators, admins and owners of servers changed. */
  readonly auditDays: number;
  /** Mails as files, where there is no mail server. */
  readonly mailDays: number;
  /** Back-ups, by whoever makes them: what a person who leaves is told. */
  readonly backupDays: number;
}

export const readRetention = (env: z.infer<typeof Variables>): RetentionConfig => ({
  questionLogDays: env.QUESTION_LOG_DAYS,
  auditDays: env.AUDIT_DAYS,
  mailDays: env.MAIL_DAYS,
  backupDays: env.BACKUP_DAYS,
});
