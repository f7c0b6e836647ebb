import { AppError } from "./app-error.ts";
import type { KnownCall } from "./known-paths.ts";

/**
 * What changes something is told by its body: the same in the address, such as the revision of a deletion, would be
 * passed over, and more be changed than was meant.
 *
 * @param calls those of the address
 * @throws AppError FIELD_INVALID
 */
export const checkQuery = ({ method, url }: Request, calls: readonly KnownCall[]): void => {
  if (method === "GET" || !calls.some((call) => call.method === method)) return;
  const [field] = new URL(url).searchParams.keys();
  if (field !== undefined) throw new AppError("FIELD_INVALID", { field });
};
