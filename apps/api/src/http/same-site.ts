import { isLoopback } from "../config/setting.ts";
import { AppError } from "./app-error.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Our own address; on one's own machine any local port, so that a development server may stand before us. */
const isOurs = (origin: string, publicUrl: string, production: boolean): boolean => {
  if (origin === new URL(publicUrl).origin) return true;
  return !production && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
};

/**
 * Refuses changes that another site makes a browser send (cookies are `SameSite=Lax` besides).
 * Callers without a browser send neither header.
 *
 * @throws AppError ORIGIN_REFUSED
 */
export const checkSameSite = (request: Request, publicUrl: string, production: boolean): void => {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const refused =
    origin === null
      ? site !== null && site !== "same-origin" && site !== "none"
      : !isOurs(origin, publicUrl, production);
  if (refused) throw new AppError("ORIGIN_REFUSED");
};
