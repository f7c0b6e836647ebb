import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import {
  type AskOptions,
  BulkFile,
  type CardService,
  CardServiceError,
  ServiceCard,
  type ServiceLookUp,
} from "./card-service.ts";
import { frenchQueries, pickFrench, quoted } from "./french-names.ts";
import { bearsName, firstFaceOf, foldName } from "./names.ts";
import { requestJson, type ServiceAnswer, TooManyRequests } from "./request-json.ts";
import { type Clock, createRequestQueue } from "./request-queue.ts";
import { createOwnTurns, type ServiceTurns, type Weight } from "./service-turns.ts";

/** Identifiers that one collection request may hold. */
const BATCH = 75;
/** Pages of a French search that are read: an exact name stands among the first. */
const MOST_PAGES = 2;
/** CARD-01: the longest one fetch may last. */
const TIMEOUT_MS = 5_000;
/** After an outage the service is left alone for this long. */
const REST_MS = 60_000;

const systemClock: Clock = { now: () => Date.now(), wait: (ms) => pause(ms) };

/** The service and our name there; it refuses those that bear a library's. `timeoutMs` for one request. */
export interface CardServiceOptions {
  /** Without a slash at the end: `https://api.scryfall.com`. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
  /** Shared with other processes; absent: this one is alone. */
  readonly turns?: ServiceTurns | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

interface Asked {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly weight: Weight;
}

const List = z.looseObject({
  data: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  next_page: z.string().nullish(),
});

/** Records that are no cards are left out: the service's shapes stay open. */
const cardsOf = (body: unknown): ServiceCard[] =>
  (List.safeParse(body).data?.data ?? []).flatMap((each) => ServiceCard.safeParse(each).data ?? []);

const toLookUp = (answer: ServiceAnswer): ServiceLookUp => {
  if (answer.kind === "missing")
    return answer.isAmbiguous ? { kind: "ambiguous", names: [] } : { kind: "not_found" };
  const card = ServiceCard.safeParse(answer.body);
  if (!card.success) throw new CardServiceError("outage", null, { cause: card.error });
  return { kind: "found", card: card.data };
};

/** The public card service, or anything that speaks its protocol (external-services §1). */
export function createCardService(options: CardServiceOptions): CardService {
  const { clock = systemClock, timeoutMs = TIMEOUT_MS, userAgent } = options;
  const turns = options.turns ?? createOwnTurns(() => clock.now());
  const queue = createRequestQueue(clock, turns);
  let restUntil = 0;

  const send = async (asked: Asked, signal: AbortSignal | undefined): Promise<ServiceAnswer> => {
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

  const ask = async (asked: Asked, waits: AskOptions = {}): Promise<ServiceAnswer> => {
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

  const searchFrench = async (q: string, waits?: AskOptions): Promise<ServiceCard[]> => {
    const found: ServiceCard[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const query = { q, unique: "cards", order: "name", page: String(page) };
      const answer = await ask({ path: "/cards/search", query, weight: "heavy" }, waits);
      if (answer.kind === "missing") break;
      found.push(...cardsOf(answer.body));
      if (List.safeParse(answer.body).data?.has_more !== true) break;
    }
    return found;
  };

  const searchAll = async (q: string, waits?: AskOptions): Promise<ServiceCard[]> => {
    const query = { q, unique: "cards", order: "name", include_multilingual: "true" };
    const answer = await ask({ path: "/cards/search", query, weight: "heavy" }, waits);
    return answer.kind === "missing" ? [] : cardsOf(answer.body);
  };

  const askBatch = async (names: readonly string[], waits?: AskOptions): Promise<ServiceCard[]> => {
    const identifiers = names.map((name) => ({ name: firstFaceOf(name) }));
    const asked = { path: "/cards/collection", body: { identifiers }, weight: "heavy" } as const;
    const answer = await ask(asked, waits);
    return answer.kind === "missing" ? [] : cardsOf(answer.body);
  };

  return {
    named: async (name, match, waits) =>
      toLookUp(
        await ask({ path: "/cards/named", query: { [match]: name }, weight: "heavy" }, waits),
      ),

    async namedInFrench(names, waits) {
      const answers = new Map<string, ServiceLookUp>();
      for (const { query, asked } of frenchQueries(names)) {
        const cards = await searchFrench(query, waits);
        for (const name of asked) {
          const lookUp = pickFrench(cards, name);
          if (lookUp !== undefined) answers.set(name, lookUp);
        }
      }
      return answers;
    },

    async search(text, waits) {
      const found = await searchAll(quoted(text), waits);
      // CARD-01: what no English name holds may be printed on French cards.
      return found.length > 0 ? found : searchAll(`lang:fr ${quoted(text)}`, waits);
    },

    async collection(names, waits) {
      const found = new Map<string, ServiceCard>();
      const byFold = new Map(names.map((name) => [foldName(name), name]));
      const wanted = [...byFold.values()];
      for (let start = 0; start < wanted.length; start += BATCH) {
        const batch = wanted.slice(start, start + BATCH);
        // Gaps close up in the answer: cards are matched by name, never by place.
        const cards = await askBatch(batch, waits);
        for (const name of batch) {
          const card = cards.find((each) => bearsName(each, name));
          if (card !== undefined) found.set(name, card);
        }
      }
      for (const name of names) {
        const card = found.get(byFold.get(foldName(name)) ?? name);
        if (card !== undefined) found.set(name, card);
      }
      return found;
    },

    byId: async (id, waits) =>
      toLookUp(await ask({ path: `/cards/${encodeURIComponent(id)}`, weight: "light" }, waits)),

    async bulkFiles(waits) {
      const answer = await ask({ path: "/bulk-data", weight: "light" }, waits);
      const files = answer.kind === "ok" ? List.safeParse(answer.body).data?.data : undefined;
      if (files === undefined) throw new CardServiceError("outage");
      return files.flatMap((file) => BulkFile.safeParse(file).data ?? []);
    },
  };
}
