import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import type { Config } from "../../../config/config.ts";
import { isLoopback } from "../../../config/setting.ts";

/** Begins a session with a passkey: the path by which the library knows its own call. */
export const SIGN_IN_PATH = "/passkey/verify-authentication";

/** Browsers know a site by its name alone: one's own machine by the name that all of them have. */
const siteOf = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return isLoopback(hostname) ? "localhost" : hostname;
};

/** A key is something that one has; with a finger, a face or a PIN it is both factors. */
const refuseUnverified = (isVerified: boolean | undefined): void => {
  if (isVerified !== true)
    throw new APIError("FORBIDDEN", { code: "AUTHENTICATION_FAILED", message: "not verified" });
};

/** Passkeys for the library, of this site and this origin, each with the word of its device that its owner is there. */
export const passkeyPlugin = ({
  publicUrl,
  production,
}: Pick<Config, "publicUrl" | "production">) =>
  passkey({
    rpID: siteOf(publicUrl),
    rpName: "Spellwright",
    // On one's own machine any port may stand before us: then the request's own, which `same-site.ts` has looked at.
    origin: production ? new URL(publicUrl).origin : null,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    advanced: { webAuthnChallengeCookie: "passkey_step" },
    registration: {
      afterVerification: ({ verification }) =>
        refuseUnverified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) =>
        refuseUnverified(verification.authenticationInfo.userVerified),
    },
  });
