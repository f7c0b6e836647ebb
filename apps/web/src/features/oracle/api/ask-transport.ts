import { client } from "../../../lib/api.ts";
import { ApiError, toCallError } from "../../../lib/api-error.ts";
import { pageLanguage } from "../../../lib/page-language.ts";
import type { Transport } from "../model/ask-desk.ts";
import { followRun } from "./follow-run.ts";

/** The desk's way to the API. The client repeats what ERR-02 lets it repeat, with the same id. */
export const askTransport: Transport = {
  send: ({ request }, signal) => client.ruling.ask(request, { signal }),
  follow: followRun,
  stop: async (requestId) => {
    await client.runs.stop({ requestId });
  },
  failureOf: (error) => {
    const known = toCallError(error, pageLanguage());
    return known instanceof ApiError
      ? { code: known.code, params: known.params }
      : { code: "INTERNAL", params: {} };
  },
};
