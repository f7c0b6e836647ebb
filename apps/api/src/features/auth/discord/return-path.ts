import { AppError } from "../../../http/index.ts";

/** AUTH-08: parameters that a return brings. An older one never stays beside a newer one. */
const OUTCOME_PARAMETERS = ["error", "error_code", "error_description", "success"];
const ANY_ORIGIN = "https://spellwright.invalid";

/**
 * Where a person goes back to after a sign-in elsewhere: a page of this server and nothing else.
 *
 * @param path path and query, as the page has it
 * @returns the same, normalized, without what an earlier return brought
 * @throws AppError FIELD_INVALID for anything that a browser could take for another server
 */
export const checkReturnPath = (path: string): string => {
  const refused = new AppError("FIELD_INVALID", { field: "return_to" });
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, ANY_ORIGIN)) throw refused;
  const url = new URL(path, ANY_ORIGIN);
  // "/.//evil.example" and "/\t/evil.example" only show after the address is read.
  if (url.origin !== ANY_ORIGIN || url.pathname.startsWith("//")) throw refused;
  if (/^\/api(\/|$)/.test(url.pathname)) throw refused;
  for (const name of OUTCOME_PARAMETERS) url.searchParams.delete(name);
  return url.pathname + url.search;
};

/** The path with what happened, in the parameters of AUTH-08. */
export const withOutcome = (path: string, outcome: Readonly<Record<string, string>>): string => {
  const url = new URL(path, ANY_ORIGIN);
  for (const name of OUTCOME_PARAMETERS) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.pathname + url.search;
};
