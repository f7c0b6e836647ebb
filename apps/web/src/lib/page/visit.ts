import { checkConnection } from "../offline/connection.ts";

/** The page as it is shown: in a window, or drawn by the server for one request. */
interface Visit {
  /** Address of the page. */
  readonly url: URL;
  /** Languages that the device prefers, best first. */
  readonly languages: readonly string[];
  readonly send: (input: Request | string, init: RequestInit) => Promise<Response>;
}

let current = (): Visit => ({
  url: new URL(window.location.href),
  languages: navigator.languages,
  send: (input, init) =>
    fetch(input, init).catch((error: unknown) => {
      // Not the caller's own abort.
      if (error instanceof TypeError) void checkConnection();
      throw error;
    }),
});

/** The visit that the code of this moment works for. */
export const visit = (): Visit => current();

/** Tells where visits come from: the server draws several pages at a time. */
export const setVisitSource = (source: () => Visit): void => {
  current = source;
};
