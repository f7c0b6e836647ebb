/**
 * Why a file was not fetched:
 * - `missing`: the address is gone (404, 410);
 * - `not_a_file`: a page came in its place;
 * - `cut`: it ended before its end, again and again; what came is kept for the next try;
 * - `outage`: unreachable, silent for too long, or a server error.
 */
export type DownloadFailure = "missing" | "not_a_file" | "cut" | "outage";

/** A file could not be fetched. */
export class DownloadError extends Error {
  constructor(
    readonly failure: DownloadFailure,
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super(`${url} was not fetched: ${failure}`, options);
    this.name = "DownloadError";
  }
}
