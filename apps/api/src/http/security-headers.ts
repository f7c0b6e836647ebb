/** No inline script anywhere; inline styles are needed by the design (positions, ring sizes). */
const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const HALF_YEAR_SECONDS = 15_552_000;

/**
 * Puts the security headers on an answer; every answer passes here.
 *
 * @param production adds what needs HTTPS
 */
export const secure = (headers: Headers, production: boolean): void => {
  headers.set(
    "content-security-policy",
    production ? `${CONTENT_POLICY}; upgrade-insecure-requests` : CONTENT_POLICY,
  );
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
