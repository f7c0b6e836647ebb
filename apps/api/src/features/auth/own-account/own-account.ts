import type { Database } from "../../../database/index.ts";
import { api, type RateLimits, requireUser } from "../../../http/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { passkeyHandlers } from "../passkeys/passkeys.ts";
import { secondFactorHandlers } from "../second-factor/second-factor.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { endSession, listSessions } from "../sessions/sessions.ts";
import type { SignInLibrary } from "../sign-in/sign-in-library.ts";
import { requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { readOwnAccount } from "./sign-in-methods.ts";
import { unlinkDiscord } from "./unlink-discord.ts";

/** The calls of `/api/account`. Those that ask for the password count the attempts of the account. */
export const ownAccountHandlers = (parts: {
  readonly database: Database;
  readonly library: SignInLibrary;
  readonly limits: RateLimits;
  readonly mails: AccountMails;
  readonly allowance: AllowanceMarks;
  readonly now: () => Date;
  readonly erase: (email: string) => Promise<void>;
  readonly config: { readonly retention: { readonly backupDays: number } };
}) => {
  const { database, limits } = parts;
  return {
    read: api.account.read.handler(async ({ context }) =>
      readOwnAccount(database, await requireUser(context)),
    ),
    sessions: {
      list: api.account.sessions.list.handler(async ({ context }) => ({
        items: await listSessions(database, await requireUser(context)),
      })),
      end: api.account.sessions.end.handler(async ({ context, input }) => {
        const user = await requireUser(context);
        await endSession(database, user.id, input.id);
        return { ended: 1 };
      }),
      endOthers: api.account.sessions.endOthers.handler(async ({ context }) => {
        const { id, sessionId } = await requireUser(context);
        return { ended: await database.transaction((tx) => revokeAccess(tx, id, sessionId)) };
      }),
    },
    changePassword: api.account.changePassword.handler(async ({ context, input }) => {
      const user = await requireUser(context);
      await limits.use("ownPassword", user.id);
      const change = { current: input.current_password, next: input.new_password };
      const ended = await changePassword(parts, user, change, context.language);
      await limits.forget("ownPassword", user.id);
      return { sessions_ended: ended };
    }),
    secondFactor: secondFactorHandlers(parts),
    passkeys: passkeyHandlers(parts),
    changeEmail: api.account.changeEmail.handler(async ({ context, input }) => {
      const user = await requireUser(context);
      await limits.use("ownPassword", user.id);
      await limits.use("emailChange", user.id);
      const change = { email: input.email, password: input.password };
      const pending_email = await requestEmailChange(parts, user, change, context.language);
      await limits.forget("ownPassword", user.id);
      return { pending_email };
    }),
    unlinkDiscord: api.account.unlinkDiscord.handler(async ({ context }) => {
      const user = await requireUser(context);
      await unlinkDiscord(parts, user, context.language);
      return readOwnAccount(database, user);
    }),
    delete: api.account.delete.handler(async ({ context, input }) => {
      const user = await requireUser(context);
      await limits.use("ownPassword", user.id);
      const proof = { password: input.password, email: input.email };
      await deleteAccount(parts, user, proof, context.language);
      return { deleted: true as const, backups_kept_days: parts.config.retention.backupDays };
    }),
  };
};
