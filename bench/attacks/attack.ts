import autocannon from "autocannon";
import { processorOf } from "../process-usage.ts";
import type { RunningProgram } from "../server.ts";

/** So many connections of one program ask at a time. */
const CONNECTIONS = 10;
/** Seconds that an answer may take on a busy machine: what is measured is not its speed. */
export const TIMEOUT_S = 60;
/** Share of the requests whose connection may end with their refusal. Nobody waits for a slow sender’s body. */
const MOST_CUT = 0.05;
/** The longest body of all that a call is sent, filled with what says nothing. */
export const EMPTY_CARDS = `{"name":"x","format":"commander","cards":[${"{},".repeat(80_000)}{}]}`;

/** Requests of one kind: the n-th of them, and the network that sends it. */
export interface Attack {
  readonly amount: number;
  readonly request: (n: number) => autocannon.Request;
  readonly network: (n: number) => string;
}

export type Headers = Readonly<Record<string, string>>;

export const pageOf = (n: number): autocannon.Request => ({
  path: `/en/rules?from=${n}`,
  // As browsers ask: compressing is a part of it.
  headers: { "accept-encoding": "gzip, deflate, br" },
});

export const bodyOf = (headers: Headers, body: string) => (): autocannon.Request => ({
  method: "POST",
  path: "/api/decks",
  headers: { "content-type": "application/json", ...headers },
  body,
});

export const attack = async ({ url }: RunningProgram, { amount, request, network }: Attack) => {
  let asked = 0;
  const setupRequest = (given: autocannon.Request): autocannon.Request => {
    const n = asked++;
    const own = request(n);
    return { ...given, ...own, headers: { ...own.headers, "x-forwarded-for": network(n) } };
  };
  const result = await autocannon({
    ...{ url, amount, connections: CONNECTIONS, timeout: TIMEOUT_S },
    requests: [{ setupRequest }],
  });
  if (result["5xx"] > 0 || result.errors > MOST_CUT * amount)
    throw new Error(`${result["5xx"]} answers of 5xx, ${result.errors} broken lines`);
  return result;
};

/** Milliseconds of the server's processor for each request. */
export const costOf = async (server: RunningProgram, each: Attack): Promise<number> => {
  const before = processorOf(server.child);
  await attack(server, each);
  return ((processorOf(server.child) - before) * 1000) / each.amount;
};
