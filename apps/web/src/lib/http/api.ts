import type { Client, ClientContext, ClientOptions } from "@orpc/client";
import type { GeneralUtils, ProcedureUtils } from "@orpc/tanstack-query";
import type { ContractClient } from "@spellwright/contract";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { pageLanguage } from "../text/page-language.ts";
import { toCallError } from "./api-error.ts";
import { callTree } from "./call-tree.ts";
import { answerKey, callKey } from "./query-keys.ts";

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

/** Fetches what sends the calls, so that the first call finds it. */
export const prepareCalls = (): void => {
  // Not there yet, or out of reach: the first call asks for it again, and tells.
  fetchLink().catch(() => undefined);
};

type CallOptions = Partial<ClientOptions<ClientContext>>;

/** At once where the link is there: what a page that is left still sends cannot wait. */
const send = async (
  path: readonly string[],
  input: unknown,
  options: CallOptions = {},
): Promise<unknown> => (link ?? (await fetchLink())).call(path, input, { context: {}, ...options });

/** Calls the API: `client.discussions.list({ limit: 30 }, { signal })`. Failures are ApiErrors. */
export const client = callTree(
  (path) => (input: unknown, options?: CallOptions) => send(path, input, options),
) as unknown as ContractClient;

/** What the pages use of the library's utilities, whose types and keys these are. */
type QueriesOf<Calls> =
  Calls extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? GeneralUtils<Input> &
        Pick<
          ProcedureUtils<Context, Input, Output, Failure>,
          "queryKey" | "queryOptions" | "infiniteOptions" | "mutationOptions"
        >
    : GeneralUtils<unknown> & { readonly [Name in keyof Calls]: QueriesOf<Calls[Name]> };

interface Paged {
  readonly input: (pageParam: unknown) => unknown;
  readonly initialPageParam: unknown;
}

const queriesAt = (path: readonly string[]) => {
  const key = (of?: object) => callKey(path, of);
  const queryKey = ({ input }: { readonly input?: unknown } = {}) => answerKey(path, input);
  return {
    key,
    queryKey,
    queryOptions: (options: { readonly input?: unknown } = {}) => ({
      queryFn: ({ signal }: QueryFunctionContext) => send(path, options.input, { signal }),
      ...options,
      queryKey: queryKey(options),
    }),
    infiniteOptions: (options: Paged) => ({
      queryFn: ({ pageParam, signal }: QueryFunctionContext) =>
        send(path, options.input(pageParam), { signal }),
      ...options,
      queryKey: key({ input: options.input(options.initialPageParam), type: "infinite" }),
    }),
    mutationOptions: (options: object = {}) => ({
      mutationFn: (input: unknown) => send(path, input),
      ...options,
      mutationKey: key({ type: "mutation" }),
    }),
  };
};

/** Query and mutation options per call: `useQuery(api.status.queryOptions())`, keys by `api.zaps.key()`. */
export const api = callTree(queriesAt) as unknown as QueriesOf<ContractClient>;
