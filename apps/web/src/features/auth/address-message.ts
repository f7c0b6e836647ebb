const PARAMETERS = ["error", "error_code", "error_description", "success"];

type AddressMessage = "expired" | "denied" | "other" | "success";

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
  const error = `${parameters.get("error_code") ?? ""} ${parameters.get("error") ?? ""}`.trim();
  const message =
    error === ""
      ? parameters.has("success")
        ? "success"
        : null
      : /expired/.test(error)
        ? "expired"
        : /denied/.test(error)
          ? "denied"
          : "other";
  for (const name of PARAMETERS) parameters.delete(name);
  const rest = parameters.toString();
  return { message, rest: rest === "" ? "" : `?${rest}` };
};
