import * as z from "zod";
import { AccountSession, OwnAccount, Passkey, PasskeyAnswer } from "../entities/account.ts";
import { declareErrors } from "../errors.ts";
import { sessionCall } from "./base.ts";

const tags = ["Accounts"];
/** Longer ones are refused before they are hashed. */
const password = z.string().max(1000);
const proof = password
  .optional()
  .describe("Required when there is one; else the session is ten minutes old at most");
const passkeyName = z.string().trim().min(1).max(60);
const passkeys = z.object({ items: z.array(Passkey) });
const recoveryCodes = z
  .array(z.string())
  .describe("Each signs in once instead of a code; told once");

/** One's own account: sessions, address, password, Discord, deletion. Others' do not exist here. */
export const account = {
  read: sessionCall.route({ method: "GET", path: "/account", tags }).output(OwnAccount),
  sessions: {
    list: sessionCall
      .route({
        method: "GET",
        path: "/account/sessions",
        tags,
        summary: "The 100 sessions used last",
      })
      .output(z.object({ items: z.array(AccountSession) })),
    end: sessionCall
      .route({ method: "DELETE", path: "/account/sessions/{id}", tags })
      .input(z.object({ id: z.uuid() }))
      .output(z.object({ ended: z.number().int() }))
      .errors(declareErrors("FIELD_INVALID", "SESSION_NOT_FOUND")),
    endOthers: sessionCall
      .route({
        method: "DELETE",
        path: "/account/sessions",
        tags,
        summary: "End every session but the caller's",
      })
      .output(z.object({ ended: z.number().int() })),
  },
  changePassword: sessionCall
    .route({
      method: "PUT",
      path: "/account/password",
      tags,
      summary: "Change the password, or set the first one; every other session ends",
    })
    .input(
      z.strictObject({
        current_password: password
          .optional()
          .describe("Required when there is one; else the session is ten minutes old at most"),
        new_password: password,
      }),
    )
    .output(z.object({ sessions_ended: z.number().int() }))
    .errors(
      declareErrors(
        "FIELD_REQUIRED",
        "PASSWORD_WRONG",
        "FRESH_SIGN_IN_REQUIRED",
        "PASSWORD_TOO_SHORT",
        "PASSWORD_TOO_LONG",
        "PASSWORD_COMMON",
        "DEMO_ACCOUNT_KEPT",
      ),
    ),
  secondFactor: {
    begin: sessionCall
      .route({
        method: "POST",
        path: "/account/second-factor",
        tags,
        summary:
          "A new secret for a program that shows codes; it counts once a code of it was sent",
      })
      .input(z.strictObject({ password }))
      .output(
        z.object({
          address: z.string().describe("What the program reads: `otpauth://totp/…`"),
          secret: z.string().describe("The same for typing, in base32"),
          recovery_codes: recoveryCodes,
        }),
      )
      .errors(declareErrors("PASSWORD_WRONG", "SECOND_FACTOR_ON", "DEMO_ACCOUNT_KEPT")),
    confirm: sessionCall
      .route({
        method: "POST",
        path: "/account/second-factor/confirm",
        tags,
        summary: "The first code: from now on signing in asks for one; every other session ends",
      })
      .input(z.strictObject({ code: z.string().regex(/^\d{6}$/) }))
      .output(z.object({ sessions_ended: z.number().int() }))
      .errors(declareErrors("FIELD_INVALID", "CODE_WRONG")),
    renewCodes: sessionCall
      .route({
        method: "POST",
        path: "/account/second-factor/recovery-codes",
        tags,
        summary: "New recovery codes; those of before are good no more",
      })
      .input(z.strictObject({ password }))
      .output(z.object({ recovery_codes: recoveryCodes }))
      .errors(declareErrors("PASSWORD_WRONG", "SECOND_FACTOR_OFF", "DEMO_ACCOUNT_KEPT")),
    end: sessionCall
      .route({
        method: "POST",
        path: "/account/second-factor/end",
        tags,
        summary: "Signing in asks for no code any more",
      })
      .input(z.strictObject({ password }))
      .output(z.object({ ended: z.literal(true) }))
      .errors(declareErrors("PASSWORD_WRONG", "DEMO_ACCOUNT_KEPT")),
  },
  passkeys: {
    list: sessionCall.route({ method: "GET", path: "/account/passkeys", tags }).output(passkeys),
    begin: sessionCall
      .route({
        method: "POST",
        path: "/account/passkeys/options",
        tags,
        summary: "What a new passkey is made with; it answers within five minutes, with the cookie",
      })
      .input(z.strictObject({ password: proof }))
      .output(z.object({ options: z.looseObject({ challenge: z.string() }) }))
      .errors(
        declareErrors(
          "PASSWORD_WRONG",
          "FRESH_SIGN_IN_REQUIRED",
          "PASSKEYS_FULL",
          "DEMO_ACCOUNT_KEPT",
        ),
      ),
    add: sessionCall
      .route({ method: "POST", path: "/account/passkeys", tags })
      .input(z.strictObject({ name: passkeyName, response: PasskeyAnswer }))
      .output(passkeys)
      .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "PASSKEY_REFUSED")),
    rename: sessionCall
      .route({ method: "PATCH", path: "/account/passkeys/{id}", tags })
      .input(z.strictObject({ id: z.uuid(), name: passkeyName }))
      .output(passkeys)
      .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "PASSKEY_NOT_FOUND")),
    remove: sessionCall
      .route({
        method: "POST",
        path: "/account/passkeys/{id}/remove",
        tags,
        summary: "It signs in no more; every other session ends",
      })
      .input(z.strictObject({ id: z.uuid(), password: proof }))
      .output(passkeys)
      .errors(
        declareErrors(
          "FIELD_INVALID",
          "PASSKEY_NOT_FOUND",
          "PASSWORD_WRONG",
          "FRESH_SIGN_IN_REQUIRED",
          "DEMO_ACCOUNT_KEPT",
        ),
      ),
  },
  changeEmail: sessionCall
    .route({
      method: "POST",
      path: "/account/email",
      tags,
      summary: "Mail a link to a new address; it replaces the old one when the link is used",
    })
    .input(
      z.strictObject({
        email: z.string().max(254),
        password: password
          .optional()
          .describe("Required when there is one; else the session is ten minutes old at most"),
      }),
    )
    .output(z.object({ pending_email: z.string() }))
    .errors(
      declareErrors(
        "FIELD_REQUIRED",
        "EMAIL_INVALID",
        "EMAIL_USED",
        "PASSWORD_WRONG",
        "FRESH_SIGN_IN_REQUIRED",
        "DEMO_ACCOUNT_KEPT",
      ),
    ),
  unlinkDiscord: sessionCall
    .route({
      method: "DELETE",
      path: "/account/discord",
      tags,
      summary: "Discord signs in no more; refused when it is the only way in",
    })
    .output(OwnAccount)
    .errors(declareErrors("LAST_SIGN_IN_WAY")),
  delete: sessionCall
    .route({
      method: "POST",
      path: "/account/delete",
      tags,
      summary: "Delete the account and everything that belongs to it, for good",
    })
    .input(
      z.strictObject({
        password: password
          .optional()
          .describe("Required when there is one; else the session is ten minutes old at most"),
        email: z
          .string()
          .max(254)
          .optional()
          .describe("Without a password: the account's own address, as a confirmation"),
      }),
    )
    .output(
      z.object({
        deleted: z.literal(true),
        backups_kept_days: z
          .number()
          .int()
          .describe("Back-ups made before may hold it for so long"),
      }),
    )
    .errors(
      declareErrors(
        "PASSWORD_WRONG",
        "FRESH_SIGN_IN_REQUIRED",
        "CONFIRMATION_WRONG",
        "DEMO_ACCOUNT_KEPT",
      ),
    ),
};
