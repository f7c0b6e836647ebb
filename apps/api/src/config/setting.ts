import * as z from "zod";

/** Shortest secret or key, in characters: what nobody finds by trying. */
export const SECRET_MIN_LENGTH = 32;

/** A number of a port; 0: any free one. */
export const port = z.coerce
  .number({ error: "must be a port number" })
  .int({ error: "must be a port number" })
  .min(0, { error: "must be a port number" })
  .max(65_535, { error: "must be a port number" });

/** An address without a slash at its end. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** True for names and addresses of this machine itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The pages and the calls are at the root of their address. Every link of ours is written behind it. */
export const siteUrl = httpUrl
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, {
    error: "must be an address without path, question mark or user",
  })
  .transform((url) => new URL(url).origin);

/** An outside service that may be switched off: then its address is undefined. */
export const httpUrlOrOff = (address: string) =>
  z
    .union([z.literal("off"), httpUrl], { error: "must be an http or https address, or off" })
    .default(address)
    .transform((value) => (value === "off" ? undefined : value));

/** An address of another protocol. @param example what it must look like */
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, hostname: /.*/, error: `must look like ${example}` });
