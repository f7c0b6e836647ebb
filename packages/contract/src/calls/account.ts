import * as z from "zod";
import { UserPreferences, UserZaps } from "../entities/account.ts";
import { Effort, Language, Theme } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall, sessionCall } from "./base.ts";

/** AUTH-04. */
export const PASSWORD_MIN_LENGTH = 6;
/** Characters. A longer password is refused before it is hashed. */
export const PASSWORD_MAX_LENGTH = 128;

/** Kinds of mail links (AUTH-07); `email_undo` goes to the old address and takes a change of it back. */
export const LinkType = z.enum(["signup", "recovery", "email_change", "email_undo"]);
export type LinkType = z.infer<typeof LinkType>;

/** Our own calls under `/api/auth`. The sign-in library serves the others (sign-up, sign-in, sign-out…). */
export const auth = {
  emailExists: openCall
    .route({ method: "POST", path: "/auth/email-exists", tags: ["Accounts"] })
    .input(z.object({ email: z.email().max(254) }))
    .output(z.object({ exists: z.boolean() }))
    .errors(declareErrors("FIELD_REQUIRED", "EMAIL_INVALID")),
  verify: openCall
    .route({
      method: "POST",
      path: "/auth/verify",
      tags: ["Accounts"],
      summary:
        "Use a mail link: confirm an address, change it or take that back, set a new password",
    })
    .input(
      z.object({
        token_hash: z.string().min(1).max(200),
        type: LinkType,
        password: z
          .string()
          .max(1000)
          .optional()
          .describe(
            "The account’s password from now on; what asks for a new one is refused without",
          ),
        look: z
          .boolean()
          .optional()
          .describe("Only look whether the link is good and what it asks for: nothing is used up"),
      }),
    )
    .output(
      z.object({
        type: LinkType,
        email: z.string(),
        used: z.boolean().describe("false: the link is good, and was only looked at"),
        signed_in: z
          .boolean()
          .describe(
            "The answer sets a session: a new account’s address, confirmed within the hour",
          ),
        asks_for: z
          .enum(["new_password", "sign_in"])
          .nullable()
          .describe(
            "What a link that was looked at takes besides: a new password, or a session of the account that asked for the change of address",
          ),
      }),
    )
    .errors(
      declareErrors(
        "LINK_INVALID",
        "NEW_PASSWORD_REQUIRED",
        "SIGN_IN_TO_ACCOUNT",
        "EMAIL_USED",
        "PASSWORD_TOO_SHORT",
        "PASSWORD_TOO_LONG",
        "PASSWORD_COMMON",
        "FIELD_REQUIRED",
      ),
    ),
};

/** PREF-01, PREF-02: made when missing. The Discord account cannot be changed here. */
export const preferences = {
  read: sessionCall
    .route({ method: "GET", path: "/preferences", tags: ["Accounts"] })
    .output(UserPreferences),
  update: sessionCall
    .route({ method: "PATCH", path: "/preferences", tags: ["Accounts"] })
    .input(
      z.strictObject({
        language: Language.optional(),
        theme: Theme.optional(),
        notifications_enabled: z.boolean().optional(),
      }),
    )
    .output(UserPreferences)
    .errors(declareErrors("FIELD_INVALID")),
  reset: sessionCall
    .route({
      method: "DELETE",
      path: "/preferences",
      tags: ["Accounts"],
      summary: "Back to the defaults, in the caller's language",
    })
    .output(UserPreferences),
};

/**
 * DATA-05, ORA-11: the caller's own row. It is never deleted, alone or in bulk: it is the balance of
 * the ledger (BILL-08), and goes only with the account.
 */
export const zaps = {
  read: sessionCall.route({ method: "GET", path: "/zaps", tags: ["Zaps"] }).output(UserZaps),
  update: sessionCall
    .route({ method: "PATCH", path: "/zaps", tags: ["Zaps"], summary: "Keep the chosen effort" })
    .input(z.strictObject({ oracle_reasoning_effort: Effort }))
    .output(UserZaps)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID")),
};
