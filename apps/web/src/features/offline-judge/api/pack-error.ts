import type { PackFailure } from "../model/pack-state.ts";

/** Why the pack did not come; `changed`: the server has another one meanwhile. */
export class PackError extends Error {
  readonly reason: PackFailure | "changed";

  constructor(reason: PackFailure | "changed") {
    super(reason);
    this.reason = reason;
  }
}

/** Storage that is refused (private windows) or full. */
export const storageError = (failure: unknown): PackError =>
  new PackError(
    failure instanceof DOMException && failure.name === "QuotaExceededError" ? "full" : "denied",
  );
