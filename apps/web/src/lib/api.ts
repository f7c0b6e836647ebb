import { createORPCClient, DynamicLink } from "@orpc/client";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { ContractClient } from "@spellwright/contract";
import { toCallError } from "./api-error.ts";
import { pageLanguage } from "./page-language.ts";

type ApiLink = typeof import("./api-link.ts")["apiLink"];

let link: ApiLink | undefined;

/** The first screen needs no call: what sends them comes beside it. */
const fetchLink = async (): Promise<ApiLink> => {
  try {
    link = (await import("./api-link.ts")).apiLink;
    return link;
  } catch (failure) {
    throw toCallError(failure, pageLanguage());
  }
};

/** At once where it is there: what a page that is left still sends cannot wait. */
const linkOfCalls = (): ApiLink | Promise<ApiLink> => link ?? fetchLink();

/** Fetches what sends the calls, so that the first call finds it. */
export const prepareCalls = (): void => {
  // Not there yet, or out of reach: the first call asks for it again, and tells.
  fetchLink().catch(() => undefined);
};

/** Calls the API: `client.discussions.list({ limit: 30 }, { signal })`. Failures are ApiErrors. */
export const client: ContractClient = createORPCClient(new DynamicLink(linkOfCalls));

/** Query and mutation options per call: `useQuery(api.status.queryOptions())`, keys by `api.zaps.key()`. */
export const api = createTanstackQueryUtils(client);
