import * as z from "zod";

/** What an admin may do to an account (ADM-05). */
export const ADMIN_ACTIONS = ["grant_admin", "revoke_admin", "ban", "unban"] as const;
export const AdminAction = z.enum(ADMIN_ACTIONS);
export type AdminAction = z.infer<typeof AdminAction>;

/** What the log tells of: operators end second factors, a question tried with the language model is about no account. */
export const LoggedAction = z.enum([
  ...ADMIN_ACTIONS,
  "end_second_factor",
  "try_model",
  "review_answer",
  "set_server",
  "remove_server",
]);

/** Characters of the reason that is logged with an action. */
export const ADMIN_REASON_MAX_LENGTH = 500;

/** What the log tells the values of, before and after. */
export const ChangedName = z.enum([
  "role",
  "banned",
  "ban_expires",
  "second_factor",
  "state",
  "note",
  "channels",
  "threads_only",
  "language",
  "there",
]);

const PersonOfNote = z.object({
  email: z.string(),
  ban_reason: z.string().nullable(),
  ban_expires: z.iso.datetime().nullable().describe("null: for good, or not banned"),
});

/** What an operator, an admin or the owner of a server did (ADM-05). */
export const LogEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: LoggedAction,
  by: z.string().nullable().describe("Address of the admin, or name of the operator"),
  subject: z
    .string()
    .nullable()
    .describe("null once the account is deleted, and where the action is about none"),
  reason: z.string().nullable(),
  until: z.iso.datetime().nullable(),
  target: z.string().nullable().describe("Id of an answer or of a Discord server"),
  changes: z.array(z.object({ name: ChangedName, before: z.string(), after: z.string() })),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The admins and the banned accounts, 200 of each at most. */
export const Administration = z.object({
  admins: z.array(PersonOfNote),
  banned: z.array(PersonOfNote),
});
export type Administration = z.infer<typeof Administration>;
