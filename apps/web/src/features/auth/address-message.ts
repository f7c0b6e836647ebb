import type { DiscordOutcome } from "@spellwright/contract";

const PARAMETERS = ["error", "error_code", "error_description", "success"];

/** Outcomes of a sign-in with Discord that have a sentence of their own. */
const KNOWN_ERRORS: readonly DiscordOutcome[] = [
  "silent_failed",
  "banned",
  "email_unconfirmed",
  "discord_email_missing",
  "linked_elsewhere",
];
const KNOWN_SUCCESSES = ["signed_in", "discord_linked"] as const;

type AddressMessage =
  | Exclude<DiscordOutcome, "failed">
  | (typeof KNOWN_SUCCESSES)[number]
  | "expired"
  | "other"
  | "success";

const messageOf = (parameters: URLSearchParams): AddressMessage | null => {
  const code = parameters.get("error_code") ?? "";
  const error = `${code} ${parameters.get("error") ?? ""}`.trim();
  if (error === "") {
    const success = parameters.get("success");
    if (success === null) return null;
    return KNOWN_SUCCESSES.find((known) => known === success) ?? "success";
  }
  const known = KNOWN_ERRORS.find((each) => each === code);
  if (known !== undefined && known !== "failed") return known;
  if (/expired/.test(error)) return "expired";
  return /denied/.test(error) ? "denied" : "other";
};

/**
 * AUTH-08: what an address brings back from a sign-in elsewhere. The description of the address is
 * never shown: anyone can write one.
 *
 * @param search the query of the address
 * @returns which message to show, or null, and the query without these parameters
 */
export const readAddressMessage = (
  search: string,
): { message: AddressMessage | null; rest: string } => {
  const parameters = new URLSearchParams(search);
  const message = messageOf(parameters);
  for (const name of PARAMETERS) parameters.delete(name);
  const rest = parameters.toString();
  return { message, rest: rest === "" ? "" : `?${rest}` };
};
