import { networkOf, type RateLimits, type RequestContext } from "../../../http/index.ts";
import type { KnownDevices } from "./known-devices.ts";

/**
 * Counts an attempt to sign in: by the network that it comes from, then by the address that it names. Of a
 * device where the address signed in before, the attempts are its own. Elsewhere they count for the
 * address within one network, and for the address as a whole.
 *
 * @returns how to forget the attempts, once the password was right
 * @throws AppError RATE_LIMITED
 */
export const countAttempt = async (
  { limits, devices }: { readonly limits: RateLimits; readonly devices: KnownDevices },
  { headers, ip }: Pick<RequestContext, "headers" | "ip">,
  email: string,
): Promise<() => Promise<void>> => {
  const device = devices.find(headers, email);
  if (device !== undefined) {
    await limits.use("signInDevice", device);
    return () => limits.forget("signInDevice", device);
  }
  const pair = `${email} ${networkOf(ip)}`;
  await limits.use("signInMail", pair);
  await limits.use("signInUnknown", email);
  // The count of the whole address stays: else each sign-in of the owner would give an attacker another hundred.
  return () => limits.forget("signInMail", pair);
};
