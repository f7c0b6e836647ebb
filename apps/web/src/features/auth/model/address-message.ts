import type { DiscordOutcome } from "@spellwright/contract";

const PARAMETERS = ["error", "error_code", "error_description", "success"];

/** Outcomes of a sign-in with Discord that have a sentence of their own. */
const KNOWN_ERRORS: readonly DiscordOutcome[] = [
  "silent_failed",
  "banned",
  "discord_email_missing",
  "linked_elsewhere",
  "second_factor",
];
const KNOWN_SUCCESSES = ["signed_in", "discord_linked"] as const;

type AddressMessage =
  | Exclude<DiscordOutcome, "failed">
  | (typeof KNOWN_SUCCESSES)[number]
  | "expired"
  | "other"
  | "success";

interface AddressReturn {
  /** Null where the parameters say nothing. */
  readonly message: AddressMessage | null;
  /** Query and fragment without them. */
  readonly rest: string;
}

const messageOf = (value: (name: string) => string): AddressMessage | null => {
  const code = value("error_code");
  const error = `${code} ${value("error")}`.trim();
  const description = value("error_description");
  if (error === "" && description === "") {
    const success = value("success");
    if (success === "") return null;
    return KNOWN_SUCCESSES.find((known) => known === success) ?? "success";
  }
  const known = KNOWN_ERRORS.find((each) => each === code);
  if (known !== undefined && known !== "failed") return known;
  if (/expired/.test(`${error} ${description}`)) return "expired";
  return /denied/.test(error) ? "denied" : "other";
};

const parametersIn = (part: string): URLSearchParams | null => {
  const parameters = new URLSearchParams(part.slice(1));
  return PARAMETERS.some((name) => parameters.has(name)) ? parameters : null;
};

/** The part without the parameters, beginning with its own sign; as it was where it has none. */
const without = (part: string, parameters: URLSearchParams | null): string => {
  if (parameters === null) return part;
  const rest = new URLSearchParams(parameters);
  for (const name of PARAMETERS) rest.delete(name);
  return rest.size === 0 ? "" : `${part.charAt(0)}${rest}`;
};

/**
 * AUTH-08: what an address brings back from a sign-in elsewhere, in its query or, as some services do,
 * in its fragment. The description is never shown: anyone can write one.
 *
 * @param address query and fragment of the page
 * @returns null where neither has such a parameter
 */
export const readAddressMessage = (address: {
  readonly search: string;
  readonly hash: string;
}): AddressReturn | null => {
  const query = parametersIn(address.search);
  const fragment = parametersIn(address.hash);
  if (query === null && fragment === null) return null;
  return {
    message: messageOf((name) => query?.get(name) || fragment?.get(name) || ""),
    rest: without(address.search, query) + without(address.hash, fragment),
  };
};
