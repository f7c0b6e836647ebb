import { visit } from "../page/visit.ts";
import { pageLanguage } from "../text/page-language.ts";

/** ERR-02: no call waits longer. */
const CALL_LIMIT_MS = 180_000;

/** One request of ours: cookies of this origin only, the page's language, the limit of time. */
export const request = (input: Request | string, init: RequestInit = {}): Promise<Response> => {
  const limit = AbortSignal.timeout(CALL_LIMIT_MS);
  const own = init.signal ?? (input instanceof Request ? input.signal : null);
  const headers = new Headers(input instanceof Request ? input.headers : {});
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  headers.set("accept-language", pageLanguage());
  return visit().send(input, {
    ...init,
    headers,
    credentials: "same-origin",
    signal: own === null ? limit : AbortSignal.any([own, limit]),
  });
};
