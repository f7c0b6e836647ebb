import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract, type Language } from "@spellwright/contract";

/** The calls that the bot makes. */
const calls = { bot: contract.bot, cards: contract.cards, rules: contract.rules };

interface CallContext {
  /** Of the sentences that come back. */
  readonly language?: Language;
  /** In ms. */
  readonly timeout?: number;
}

/** The API as the bot sees it: the contract's calls with the service key. */
export type Api = ContractRouterClient<typeof calls, CallContext>;

/** A look-up takes no longer, in ms. */
const CALL_MS = 10_000;

/** The sentence of an error that the API explained. Undefined when it did not answer as itself. */
export const explainedError = (error: unknown): string | undefined =>
  error instanceof ORPCError && error.defined && error.status < 500 ? error.message : undefined;

/** Nobody answered, or a gateway did: the same call may be sent again. */
export const isApiUnreachable = (error: unknown): boolean =>
  !(error instanceof ORPCError) || error.status >= 502;

/** @param apiUrl without path */
export const createApi = (apiUrl: string, botKey: string): Api => {
  const link = new OpenAPILink<CallContext>(calls, {
    url: `${apiUrl}/api`,
    headers: ({ context }) => ({
      authorization: `Bearer ${botKey}`,
      "accept-language": context.language ?? "en",
    }),
    fetch: (input, init, { context }) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(context.timeout ?? CALL_MS) }),
    customErrorResponseBodyDecoder: (body, response) => {
      const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown };
      return new ORPCError(typeof code === "string" ? code : "INTERNAL", {
        status: response.status,
        defined: typeof code === "string",
        message: typeof error === "string" ? error : "",
      });
    },
  });
  return createORPCClient(link);
};
