import { subscribe } from "node:diagnostics_channel";

/** A request that this process sends, as the client of Node itself (undici) tells of it. */
interface ProviderFact {
  readonly request: object & { readonly origin?: unknown; readonly method?: unknown };
  readonly response?: { readonly statusCode: number };
}

/** Names of the services outside, by the origin of their addresses. */
export type Providers = ReadonlyMap<string, string>;

/**
 * Hears of every request that this process sends with `fetch`: each client of ours does, and none has to
 * know. Addresses stay out: only the name of the service is told.
 *
 * @param begin gives what is kept until the end. Undefined: nobody wants to hear of it
 * @param end gets the status, or undefined without an answer
 */
export const watchProviders = <Begun>(
  providers: Providers,
  begin: (provider: string | undefined, method: string) => Begun | undefined,
  end: (begun: Begun, status: number | undefined) => void,
): void => {
  const underWay = new WeakMap<object, Begun>();
  const ended = (message: unknown): void => {
    const { request, response } = message as ProviderFact;
    const begun = underWay.get(request);
    if (begun === undefined) return;
    underWay.delete(request);
    end(begun, response?.statusCode);
  };
  subscribe("undici:request:create", (message) => {
    const { request } = message as ProviderFact;
    const begun = begin(providers.get(String(request.origin)), String(request.method));
    if (begun !== undefined) underWay.set(request, begun);
  });
  subscribe("undici:request:headers", ended);
  subscribe("undici:request:error", ended);
};
