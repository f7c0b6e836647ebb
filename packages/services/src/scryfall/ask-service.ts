import { setTimeout as pause } from "node:timers/promises";
import { type AskOptions, CardServiceError } from "./card-service.ts";
import { requestJson, type ServiceAnswer, TooManyRequests } from "./request-json.ts";
import { type Clock, createRequestQueue } from "./request-queue.ts";
import { createOwnTurns, type ServiceTurns, type Weight } from "./service-turns.ts";

/** CARD-01: the longest one fetch may last. */
const TIMEOUT_MS = 5_000;
/** After an outage the service is left alone for this long. */
const REST_MS = 60_000;

const systemClock: Clock = { now: () => Date.now(), wait: (ms) => pause(ms) };

/** The service and our name there. It refuses those that bear a library's. `timeoutMs` for one request. */
export interface CardServiceOptions {
  /** Without a slash at the end: `https://api.scryfall.com`. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
  /** Shared with other processes. Absent: this one is alone. */
  readonly turns?: ServiceTurns | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

/** What the service is asked. */
interface ServiceRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly weight: Weight;
}

/** Asks the service: in turn, not while it rests, once more where it was too much. @throws CardServiceError */
export type AskService = (asked: ServiceRequest, waits?: AskOptions) => Promise<ServiceAnswer>;

/** Makes what asks the service. */
export function createAskService(options: CardServiceOptions): AskService {
  const { clock = systemClock, timeoutMs = TIMEOUT_MS, userAgent } = options;
  const turns = options.turns ?? createOwnTurns(() => clock.now());
  const queue = createRequestQueue(clock, turns);
  let restUntil = 0;

  const send = async (
    asked: ServiceRequest,
    signal: AbortSignal | undefined,
  ): Promise<ServiceAnswer> => {
    if (clock.now() < restUntil) throw new CardServiceError("outage", restUntil);
    const url = new URL(options.baseUrl + asked.path);
    for (const [name, value] of Object.entries(asked.query ?? {}))
      url.searchParams.set(name, value);
    try {
      const { body } = asked;
      const fetch = options.fetch ?? globalThis.fetch;
      return await requestJson({ url, body, userAgent, timeoutMs, signal, fetch });
    } catch (error) {
      if (error instanceof TooManyRequests) await queue.pause(error.waitMs);
      if (error instanceof CardServiceError && error.failure === "outage")
        restUntil = clock.now() + REST_MS;
      throw error;
    }
  };

  return async (asked, waits = {}) => {
    const attempt = () => queue.run(asked.weight, () => send(asked, waits.signal), waits);
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      // The queue waits for the door as long as this caller has patience, and asks once more.
      return attempt().catch((again: unknown) => {
        if (!(again instanceof TooManyRequests)) throw again;
        throw new CardServiceError("limited", clock.now() + again.waitMs, { cause: again });
      });
    }
  };
}
