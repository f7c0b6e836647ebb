import { magicOnlineNumber } from "@spellwright/text";
import * as z from "zod";
import { type AskService, type CardServiceOptions, createAskService } from "./ask-service.ts";
import {
  type AskOptions,
  BulkFile,
  type CardService,
  CardServiceError,
  ServiceCard,
  type ServiceLookUp,
} from "./card-service.ts";
import { frenchQueries, pickFrench, quoted } from "./french-names.ts";
import { collectedNamesOf, firstFaceOf, foldName } from "./names.ts";
import type { ServiceAnswer } from "./request-json.ts";
import { createFindSetCode } from "./set-codes.ts";

/** Identifiers that one collection request may hold. */
const BATCH = 75;
/** What may be the code of a set. A name may look so too, as Ixalan. */
const SET_CODE = /^[a-z0-9]{3,6}$/i;
/** Pages of a French search that are read: an exact name stands among the first. */
const MOST_PAGES = 2;

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

const search = async (
  ask: AskService,
  query: Readonly<Record<string, string>>,
  waits?: AskOptions,
): Promise<{ readonly cards: readonly ServiceCard[]; readonly hasMore: boolean }> => {
  const all = { unique: "cards", order: "name", ...query };
  const answer = await ask({ path: "/cards/search", query: all, weight: "heavy" }, waits);
  if (answer.kind === "missing") return { cards: [], hasMore: false };
  const hasMore = List.safeParse(answer.body).data?.has_more === true;
  return { cards: cardsOf(answer.body), hasMore };
};

const searchFrench = async (
  ask: AskService,
  q: string,
  waits?: AskOptions,
): Promise<readonly ServiceCard[]> => {
  const found: ServiceCard[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { cards, hasMore } = await search(ask, { q, page: String(page) }, waits);
    found.push(...cards);
    if (!hasMore) break;
  }
  return found;
};

const searchAll = async (ask: AskService, q: string, waits?: AskOptions) =>
  (await search(ask, { q, include_multilingual: "true" }, waits)).cards;

const askBatch = async (
  ask: AskService,
  names: readonly string[],
  waits?: AskOptions,
): Promise<readonly ServiceCard[]> => {
  const identifiers = names.map((name) => {
    const mtgo_id = magicOnlineNumber(name);
    return mtgo_id === undefined ? { name: firstFaceOf(name) } : { mtgo_id };
  });
  const asked = { path: "/cards/collection", body: { identifiers }, weight: "heavy" } as const;
  const answer = await ask(asked, waits);
  return answer.kind === "missing" ? [] : cardsOf(answer.body);
};

/** Cards by their names, as many names as there are. */
const collect = async (
  ask: AskService,
  names: readonly string[],
  waits?: AskOptions,
): Promise<ReadonlyMap<string, ServiceCard>> => {
  const byName = new Map<string, ServiceCard>();
  const wanted = [...new Map(names.map((name) => [foldName(name), name])).values()];
  for (let start = 0; start < wanted.length; start += BATCH)
    for (const card of await askBatch(ask, wanted.slice(start, start + BATCH), waits))
      for (const name of collectedNamesOf(card)) if (!byName.has(name)) byName.set(name, card);
  // Gaps close up in the answer: cards are matched by name, never by place.
  return new Map(
    names.flatMap((name) => {
      const card = byName.get(foldName(name));
      return card === undefined ? [] : [[name, card] as const];
    }),
  );
};

/** The public card service, or anything that speaks its protocol (external-services §1). */
export function createCardService(options: CardServiceOptions): CardService {
  const ask = createAskService(options);
  const findSetCode = createFindSetCode(ask, () => (options.clock ?? Date).now());
  return {
    named: async (name, match, waits) =>
      toLookUp(
        await ask({ path: "/cards/named", query: { [match]: name }, weight: "heavy" }, waits),
      ),

    async inSet(name, set, waits) {
      const byCode = async (code: string) => {
        const query = { exact: name, set: code };
        return toLookUp(await ask({ path: "/cards/named", query, weight: "heavy" }, waits));
      };
      const found = SET_CODE.test(set) ? await byCode(set) : undefined;
      if (found !== undefined && found.kind !== "not_found") return found;
      const code = await findSetCode(set, waits);
      return code === undefined ? { kind: "not_found" } : byCode(code);
    },

    async namedInFrench(names, waits) {
      const answers = new Map<string, ServiceLookUp>();
      for (const { query, asked } of frenchQueries(names)) {
        const cards = await searchFrench(ask, query, waits);
        for (const name of asked) {
          const lookUp = pickFrench(cards, name);
          if (lookUp !== undefined) answers.set(name, lookUp);
        }
      }
      return answers;
    },

    async search(text, waits) {
      const found = await searchAll(ask, quoted(text), waits);
      // CARD-01: what no English name holds may be printed on French cards.
      return found.length > 0 ? found : searchAll(ask, `lang:fr ${quoted(text)}`, waits);
    },

    collection: (names, waits) => collect(ask, names, waits),

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
