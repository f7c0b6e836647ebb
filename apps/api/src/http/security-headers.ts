import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const YEAR_SECONDS = 31_536_000;

/**
 * The headers of every answer beside its content policy. What an answer says itself stays, as the pictures of
 * link previews, which are meant for other sites.
 *
 * @param production adds what needs HTTPS
 */
export const securityHeaders = (production: boolean): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    // Mail links carry a token in the address: it never leaves with a Referer.
    referrerPolicy: "no-referrer",
    strictTransportSecurity: production && `max-age=${YEAR_SECONDS}; includeSubDomains`,
  });
