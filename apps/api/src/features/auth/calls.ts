import { oc } from "@orpc/contract";
import { declareErrors, PasskeyAnswer } from "@spellwright/contract";
import * as z from "zod";
import { CredentialsInput, EmailInput, SignUpInput } from "./credentials.ts";

const call = (
  method: "GET" | "POST",
  path: `/${string}`,
  summary: string,
  meta: { readonly endsThings?: boolean } = {},
) =>
  oc
    .$meta(meta)
    .errors(declareErrors("RATE_LIMITED", "DATABASE_UNAVAILABLE", "INTERNAL"))
    .route({ method, path: `/auth${path}`, tags: ["Accounts"], summary });

const account = z.object({ id: z.string(), email: z.string() });
const signedIn = z.object({
  token: z.string().optional().describe("Not for a page"),
  user: account,
});

/** The calls that set cookies, and so are served beside the contract's router. */
export const accountCalls = {
  signUp: call("POST", "/sign-up/email", "Create an account; a confirmation is mailed")
    .input(SignUpInput)
    .output(z.object({ email: z.string() }))
    .errors(
      declareErrors(
        "FIELD_REQUIRED",
        "EMAIL_INVALID",
        "PASSWORD_TOO_SHORT",
        "PASSWORD_TOO_LONG",
        "PASSWORD_COMMON",
      ),
    ),
  signIn: call(
    "POST",
    "/sign-in/email",
    "Sign in; programs get the bearer token, pages only the cookie",
  )
    .input(CredentialsInput)
    .output(
      z.union([
        signedIn,
        z.object({
          second_factor: z.literal(true).describe("Now a code, with the cookie set here"),
        }),
      ]),
    )
    .errors(
      declareErrors(
        "FIELD_REQUIRED",
        "EMAIL_INVALID",
        "INVALID_CREDENTIALS",
        "EMAIL_NOT_CONFIRMED",
        "ACCOUNT_BANNED",
      ),
    ),
  secondFactor: call(
    "POST",
    "/second-factor",
    "The second step of signing in: a code of the phone, or a recovery code",
  )
    .input(z.object({ code: z.string() }))
    .output(signedIn)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "CODE_WRONG", "SIGN_IN_AGAIN")),
  passkeyOptions: call(
    "POST",
    "/passkey/options",
    "What a passkey signs in with; it answers within five minutes, with the cookie set here",
  ).output(z.object({ options: z.looseObject({ challenge: z.string() }) })),
  signInByPasskey: call("POST", "/passkey", "Sign in with a passkey; no code is asked for besides")
    .input(z.object({ response: PasskeyAnswer }))
    .output(signedIn)
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "PASSKEY_REFUSED", "ACCOUNT_BANNED")),
  signOut: call("POST", "/sign-out", "End the session", { endsThings: true }).output(
    z.object({ success: z.boolean() }),
  ),
  getSession: call("GET", "/get-session", "Who is signed in; renews the session").output(
    z
      .object({
        session: z.object({ expiresAt: z.string() }),
        user: account.extend({
          user_metadata: z.object({ avatar_url: z.string().nullable() }),
        }),
      })
      .nullable(),
  ),
  requestPasswordReset: call(
    "POST",
    "/request-password-reset",
    "Mail a link to choose a new password",
  )
    .input(EmailInput)
    .output(z.object({ status: z.literal(true) }))
    .errors(declareErrors("FIELD_REQUIRED", "EMAIL_INVALID")),
  signInDiscord: call("POST", "/sign-in/discord", "Where to sign in with Discord")
    .input(
      z.object({
        return_to: z.string().describe("The page to come back to: a path of this server"),
        silent: z.boolean().optional().describe("Ask nothing: for who allowed it before"),
      }),
    )
    .output(z.object({ url: z.string().nullable().describe("null: already signed in") }))
    .errors(declareErrors("FIELD_REQUIRED", "FIELD_INVALID", "DISCORD_NOT_CONFIGURED")),
  discordCallback: call("GET", "/callback/discord", "Discord comes back here; leads to the page"),
  avatar: oc
    .$meta({ needsSession: true })
    .errors(declareErrors("UNAUTHENTICATED", "SESSION_EXPIRED", "RATE_LIMITED", "NOT_FOUND"))
    .route({
      method: "GET",
      path: "/account/avatar",
      tags: ["Accounts"],
      summary: "One's own Discord picture, from our own address",
    })
    .input(
      z.object({
        v: z.string().optional().describe("Of `user.image`: another picture, another v"),
      }),
    )
    .output(z.file()),
  linkDiscord: oc
    .$meta({ needsSession: true })
    .errors(
      declareErrors(
        "UNAUTHENTICATED",
        "SESSION_EXPIRED",
        "RATE_LIMITED",
        "FIELD_REQUIRED",
        "FIELD_INVALID",
        "DISCORD_NOT_CONFIGURED",
        "PASSWORD_WRONG",
        "FRESH_SIGN_IN_REQUIRED",
        "DEMO_ACCOUNT_KEPT",
      ),
    )
    .route({
      method: "POST",
      path: "/account/discord",
      tags: ["Accounts"],
      summary: "Where to link one's Discord account",
    })
    .input(
      z.object({
        return_to: z.string(),
        password: z.string().optional().describe("Required once the session is ten minutes old"),
      }),
    )
    .output(z.object({ url: z.string() })),
};
