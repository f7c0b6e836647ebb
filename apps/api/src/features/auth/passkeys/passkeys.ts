import { MOST_PASSKEYS } from "@spellwright/contract";
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
import { refuseDemoAccount, requireActiveSession, requireOwnPasskey } from "../policy.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { callLibrary } from "../sign-in/library-errors.ts";
import { forwardCredentials, libraryHeaders } from "../sign-in/library-headers.ts";
import type { SignInLibrary } from "../sign-in/sign-in-library.ts";
import { countPasskeys, deletePasskey, findPasskeys, namePasskey } from "./queries.ts";

interface Parts {
  readonly database: Database;
  readonly library: SignInLibrary;
  readonly limits: RateLimits;
  readonly mails: AccountMails;
}

/** The caller, with a fresh proof: a way in is opened or closed. */
const proven = async (
  { database, limits }: Parts,
  context: RequestContext,
  password: string | undefined,
): Promise<SessionUser> => {
  const user = await requireUser(context);
  await limits.use("ownPassword", user.id);
  refuseDemoAccount(user);
  await proveOwner(database, user, password);
  await limits.forget("ownPassword", user.id);
  return user;
};

const list = async ({ database }: Parts, userId: string) =>
  (await findPasskeys(database, userId)).map(({ id, name, createdAt }) => ({
    id,
    name: name ?? "",
    created_at: (createdAt ?? new Date(0)).toISOString(),
  }));

/** Begins with a challenge, which the cookie of this browser and this account answer within five minutes. */
const begin = async (parts: Parts, context: RequestContext, password: string | undefined) => {
  const user = await proven(parts, context, password);
  if ((await countPasskeys(parts.database, user.id)) >= MOST_PASSKEYS)
    throw new AppError("PASSKEYS_FULL", { max: MOST_PASSKEYS });
  const { headers, response } = await callLibrary(parts.database, () =>
    parts.library.api.generatePasskeyRegistrationOptions({
      headers: libraryHeaders(context),
      query: {},
      returnHeaders: true,
    }),
  );
  forwardCredentials(headers, context, context.answerHeaders);
  return { options: { ...response } };
};

/** No passkey signs in any more that was lost: whoever signed in elsewhere is signed out, and its owner told. */
const remove = async (
  parts: Parts,
  context: RequestContext,
  { id, password }: { readonly id: string; readonly password?: string | undefined },
): Promise<void> => {
  const user = await proven(parts, context, password);
  await parts.database.transaction(async (tx) => {
    await requireActiveSession(tx, user);
    requireOwnPasskey(await deletePasskey(tx, user.id, id));
    await revokeAccess(tx, user.id, user.sessionId);
  });
  await parts.mails.tell(user.email, { kind: "passkey_removed" }, context.language);
};

/**
 * Passkeys of one's own account: added with the password or a session that has just begun, named, listed, and
 * removed in the same way.
 */
export const passkeyHandlers = (parts: Parts) => {
  const { database, library, mails } = parts;
  return {
    list: api.account.passkeys.list.handler(async ({ context }) => ({
      items: await list(parts, (await requireUser(context)).id),
    })),
    begin: api.account.passkeys.begin.handler(({ context, input }) =>
      begin(parts, context, input.password),
    ),
    add: api.account.passkeys.add.handler(async ({ context, input }) => {
      const user = await requireUser(context);
      await callLibrary(database, () =>
        library.api.verifyPasskeyRegistration({
          body: { response: input.response, name: input.name },
          headers: libraryHeaders(context),
        }),
      );
      await mails.tell(user.email, { kind: "passkey_added" }, context.language);
      return { items: await list(parts, user.id) };
    }),
    rename: api.account.passkeys.rename.handler(async ({ context, input }) => {
      const { id: userId } = await requireUser(context);
      requireOwnPasskey(await namePasskey(database, userId, input.id, input.name));
      return { items: await list(parts, userId) };
    }),
    remove: api.account.passkeys.remove.handler(async ({ context, input }) => {
      await remove(parts, context, input);
      return { items: await list(parts, (await requireUser(context)).id) };
    }),
  };
};
