import type { Database } from "../../../database/index.ts";
import {
  AppError,
  api,
  type RateLimits,
  type RequestContext,
  requireUser,
  type SessionUser,
} from "../../../http/index.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { proveOwner } from "../own-account/prove-owner.ts";
import { refuseDemoAccount } from "../policy.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { callLibrary } from "../sign-in/library-errors.ts";
import { forwardCredentials, libraryHeaders } from "../sign-in/library-headers.ts";
import type { SignInLibrary } from "../sign-in/sign-in-library.ts";
import { findSessionId } from "./queries.ts";
import { useCodeOnce } from "./use-code-once.ts";

interface Parts {
  readonly database: Database;
  readonly library: SignInLibrary;
  readonly limits: RateLimits;
  readonly mails: AccountMails;
}

/** The caller, who has shown the password: a code comes on top of one, so that there is one. */
const proven = async (parts: Parts, context: RequestContext, password: string) => {
  const user = await requireUser(context);
  await parts.limits.use("ownPassword", user.id);
  refuseDemoAccount(user);
  if (!(await proveOwner(parts.database, user, password))) throw new AppError("PASSWORD_WRONG");
  await parts.limits.forget("ownPassword", user.id);
  return user;
};

/** The library gives the caller a new session. Every other one, which showed no code, ends. */
const keepOnlyNew = async (
  { database }: Parts,
  user: Pick<SessionUser, "id">,
  headers: Headers,
): Promise<number> => {
  const [token = ""] = decodeURIComponent(headers.get("set-auth-token") ?? "").split(".");
  const kept = await findSessionId(database, token);
  return database.transaction((tx) => revokeAccess(tx, user.id, kept));
};

/**
 * A second factor of one's own account: a program on the phone that shows a code, and recovery codes for the
 * day when the phone is lost. Secret and codes are kept under the server’s secret. Each is told once.
 */
export const secondFactorHandlers = (parts: Parts) => {
  const { database, library, limits, mails } = parts;
  return {
    begin: api.account.secondFactor.begin.handler(async ({ context, input: { password } }) => {
      await proven(parts, context, password);
      const headers = libraryHeaders(context);
      const begun = await callLibrary(database, () =>
        library.api.enableTwoFactor({ body: { password }, headers }),
      );
      if (begun.method !== "totp") throw new AppError("INTERNAL");
      const secret = new URL(begun.totpURI).searchParams.get("secret") ?? "";
      return { address: begun.totpURI, secret, recovery_codes: begun.backupCodes };
    }),
    confirm: api.account.secondFactor.confirm.handler(async ({ context, input: { code } }) => {
      const user = await requireUser(context);
      await limits.use("ownCode", user.id);
      const { headers } = await callLibrary(database, () =>
        library.api.verifyTOTP({
          body: { code },
          headers: libraryHeaders(context),
          returnHeaders: true,
        }),
      );
      await useCodeOnce(limits, user.id, code);
      const sessions_ended = await keepOnlyNew(parts, user, headers);
      forwardCredentials(headers, context, context.answerHeaders);
      await mails.tell(user.email, { kind: "second_factor_on" }, context.language);
      return { sessions_ended };
    }),
    renewCodes: api.account.secondFactor.renewCodes.handler(
      async ({ context, input: { password } }) => {
        await proven(parts, context, password);
        const headers = libraryHeaders(context);
        const { backupCodes } = await callLibrary(database, () =>
          library.api.generateBackupCodes({ body: { password }, headers }),
        );
        return { recovery_codes: backupCodes };
      },
    ),
    end: api.account.secondFactor.end.handler(async ({ context, input: { password } }) => {
      const user = await proven(parts, context, password);
      const { headers } = await callLibrary(database, () =>
        library.api.disableTwoFactor({
          body: { password },
          headers: libraryHeaders(context),
          returnHeaders: true,
        }),
      );
      forwardCredentials(headers, context, context.answerHeaders);
      await mails.tell(user.email, { kind: "second_factor_off" }, context.language);
      return { ended: true as const };
    }),
  };
};
