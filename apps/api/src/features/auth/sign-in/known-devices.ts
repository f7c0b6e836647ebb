import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "../../../config/config.ts";
import { cookiePrefix, readCookie, writeCookie } from "../../../http/index.ts";

const HALF_YEAR_SECONDS = 15_552_000;

/** Devices where somebody proved to be the owner of an address before. */
export interface KnownDevices {
  /** Names the caller's device, when this address signed in there; undefined elsewhere. */
  find(headers: Headers, email: string): string | undefined;
  /** The cookie that makes a device known for an address. */
  remember(email: string): string;
}

/**
 * A cookie of its own, signed for one address: it opens nothing. Wrong passwords from elsewhere are counted
 * apart from those of a known device, so that nobody locks an owner out by guessing.
 */
export const createKnownDevices = (
  { production }: Pick<Config, "production">,
  secret: string,
): KnownDevices => {
  const name = `${cookiePrefix(production)}.device`;
  const sign = (device: string, email: string): Buffer =>
    createHmac("sha256", `device:${secret}`).update(`${device} ${email}`).digest();
  return {
    find(headers, email) {
      const [device = "", signature = ""] = (readCookie(headers, name) ?? "").split(".");
      const given = Buffer.from(signature, "base64url");
      const expected = sign(device, email);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? device : undefined;
    },
    remember(email) {
      const device = randomBytes(16).toString("base64url");
      const value = `${device}.${sign(device, email).toString("base64url")}`;
      return writeCookie(name, value, { maxAgeSeconds: HALF_YEAR_SECONDS, production });
    },
  };
};
