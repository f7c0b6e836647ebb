import { readFrenchPrinting, readServiceCard, withFrench } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";
import {
  type AskOptions,
  type CardService,
  CardServiceError,
  type ServiceCard,
  type ServiceLookUp,
} from "@spellwright/services";
import { magicOnlineNumber } from "@spellwright/text";
import type { Knowledge } from "../knowledge.ts";
import type { CardCache } from "./card-cache.ts";
import type { LiveLookUp } from "./live-look-up.ts";
import { createRecentSearches } from "./recent-searches.ts";

/** Names left over by the exact look-up that are worth asking for one by one (IMP-08). */
const MOST_FUZZY = 10;
/** Cards of one search that are kept: as many as the longest list shows (ORA-09). */
const MOST_FOUND = 18;

/** Cards that are missing here, asked from the public card service (CARD-01, IMP-08). Never throws. */
export interface LiveCards {
  /** One look-up per name, in any language. All together ask as few times as possible. */
  find(names: readonly string[], options?: AskOptions): Promise<ReadonlyMap<string, LiveLookUp>>;
  byId(id: string, options?: AskOptions): Promise<LiveLookUp>;
  /** As a set printed it, by its English name and the set's code. */
  printing(name: string, set: string, options?: AskOptions): Promise<LiveLookUp>;
  /** Cards whose name holds a text, in either language. None also when the service could not be asked. */
  search(text: string, options?: AskOptions): Promise<readonly Card[]>;
  /** A card that the service answered before. It is not asked. */
  kept(id: string): Promise<Card | undefined>;
}

export interface LiveCardsParts {
  readonly service: CardService;
  readonly cache: CardCache;
  readonly knowledge: Pick<Knowledge, "cardIndex" | "cardsByIds">;
  readonly now: () => Date;
}

const unavailable = (error: unknown, options: AskOptions = {}): LiveLookUp => {
  // Whoever stopped waiting knows no more than whoever met a closed door.
  if (options.signal?.aborted) return { kind: "unavailable", failure: "busy" };
  if (!(error instanceof CardServiceError)) throw error;
  return { kind: "unavailable", failure: error.failure };
};

/** One identity per card: the service's record of a card that is here only adds its French words. */
const toCard = async (
  knowledge: LiveCardsParts["knowledge"],
  record: ServiceCard,
): Promise<Card | undefined> => {
  const local = (await knowledge.cardIndex()).resolve(record.name, "en");
  const [own] =
    local.kind === "found" && local.misspelt === undefined
      ? await knowledge.cardsByIds([local.id])
      : [];
  return own === undefined
    ? readServiceCard(record, { tokens: true })
    : withFrench(own, readFrenchPrinting(record));
};

const settle = async (
  knowledge: LiveCardsParts["knowledge"],
  lookUp: ServiceLookUp,
): Promise<LiveLookUp> => {
  if (lookUp.kind !== "found") return lookUp;
  const card = await toCard(knowledge, lookUp.card);
  return card === undefined ? { kind: "not_found" } : { kind: "found", card };
};

/** Where this very printing is wanted, with its own pictures. */
const printingOf = (answer: ServiceLookUp): Card | undefined =>
  answer.kind === "found" ? readServiceCard(answer.card, { tokens: true }) : undefined;

/** Fills `answers`. What it could not ask before an outage stays out of them. */
const askService = async (
  { service, knowledge }: LiveCardsParts,
  names: readonly string[],
  answers: Map<string, LiveLookUp>,
  options?: AskOptions,
): Promise<void> => {
  const put = async (name: string, lookUp: ServiceLookUp) => {
    const settled = await settle(knowledge, lookUp);
    if (settled.kind === "found" || settled.kind === "ambiguous") answers.set(name, settled);
  };
  // A number of Magic Online is no name that could be French or misspelt.
  const open = () =>
    names.filter((name) => !answers.has(name) && magicOnlineNumber(name) === undefined);
  for (const [name, card] of await service.collection(names, options))
    await put(name, { kind: "found", card });
  for (const [name, lookUp] of await service.namedInFrench(open(), options))
    await put(name, lookUp);
  const left = open();
  if (left.length > MOST_FUZZY) return;
  for (const name of left) {
    await put(name, await service.named(name, "fuzzy", options));
    if (!answers.has(name)) answers.set(name, { kind: "not_found" });
  }
};

export const createLiveCards = (parts: LiveCardsParts): LiveCards => {
  const { service, cache, knowledge } = parts;
  const searches = createRecentSearches(parts.now);
  return {
    async find(names, options) {
      const answers = new Map(await cache.read(names));
      const missing = [...new Set(names)].filter((name) => !answers.has(name));
      if (missing.length === 0) return answers;
      const asked = new Map<string, LiveLookUp>();
      let failed: LiveLookUp = { kind: "not_found" };
      try {
        await askService(parts, missing, asked, options);
      } catch (error) {
        failed = unavailable(error, options);
      }
      await cache.write(asked);
      for (const name of missing) answers.set(name, asked.get(name) ?? failed);
      return answers;
    },

    async kept(id) {
      return (await cache.readId(id)) ?? undefined;
    },

    async search(text, options) {
      const known = searches.read(text);
      if (known !== undefined) return known;
      try {
        const records = await service.search(text, options);
        const first = records.slice(0, MOST_FOUND).map((record) => toCard(knowledge, record));
        const cards = (await Promise.all(first)).filter((card) => card !== undefined);
        searches.write(text, cards);
        await cache.write(new Map(cards.map((card) => [card.name, { kind: "found", card }])));
        return cards;
      } catch (error) {
        unavailable(error, options);
        return [];
      }
    },

    async byId(id, options) {
      const kept = await cache.readId(id);
      if (kept !== undefined)
        return kept === null ? { kind: "not_found" } : { kind: "found", card: kept };
      try {
        const card = printingOf(await service.byId(id, options));
        // Strangers may make ids up: the service is asked once a day for each.
        await cache.writeId(id, card ?? null);
        return card === undefined ? { kind: "not_found" } : { kind: "found", card };
      } catch (error) {
        return unavailable(error, options);
      }
    },

    async printing(name, set, options) {
      try {
        const card = printingOf(await service.inSet(name, set, options));
        return card === undefined ? { kind: "not_found" } : { kind: "found", card };
      } catch (error) {
        return unavailable(error, options);
      }
    },
  };
};
