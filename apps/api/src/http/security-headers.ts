import { contentPolicy } from "./content-policy.ts";

const HALF_YEAR_SECONDS = 15_552_000;

/**
 * Puts the security headers on an answer; every answer passes here.
 *
 * @param production adds what needs HTTPS
 */
export const secure = (headers: Headers, production: boolean): void => {
  // A page names what it has inline itself.
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", contentPolicy(production));
  headers.set("x-content-type-options", "nosniff");
  // Mail links carry a token in the address: it never leaves with a Referer.
  headers.set("referrer-policy", "no-referrer");
  headers.set("x-frame-options", "DENY");
  headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  // Pictures of link previews are meant for other sites and say so themselves.
  if (!headers.has("cross-origin-resource-policy"))
    headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), geolocation=(), microphone=()");
  if (production)
    headers.set("strict-transport-security", `max-age=${HALF_YEAR_SECONDS}; includeSubDomains`);
};
