import {
  type DeckChange,
  type DeckDetail,
  type Discussion,
  idOfNewDeck,
} from "@spellwright/contract";
import { ACCOUNT_HEADER } from "../../http/contract.static.ts";
import { applyDeckChanges } from "./decks/apply-deck-changes.ts";
import { newDeckOf } from "./decks/new-deck.ts";

interface Body {
  readonly [name: string]: unknown;
  readonly requestId?: string;
  readonly revision?: number;
  readonly changes?: readonly DeckChange[];
}

const refused = (status: number, code: string) => Response.json({ code, params: {} }, { status });

/** The decks of one person, by what their calls do. */
const createDecks = (person: string) => {
  const decks = new Map<string, DeckDetail>();
  const made = new Set<string>();
  const refusals: string[] = [];
  let lines = 0;

  const keep = (deck: DeckDetail): DeckDetail => {
    const deck_cards = deck.deck_cards.map((line) =>
      line.id.startsWith("pile:") ? { ...line, id: `line-${++lines}` } : line,
    );
    const kept = { ...deck, deck_cards };
    decks.set(deck.id, kept);
    return kept;
  };

  const change = (deck: DeckDetail, body: Body): Response => {
    const { requestId = "", revision, changes = [] } = body;
    if (made.has(requestId)) return Response.json(deck);
    if (revision !== deck.revision) return refused(409, "DECK_CHANGED");
    const code = refusals.shift();
    if (code !== undefined) return refused(400, code);
    made.add(requestId);
    return Response.json(keep({ ...applyDeckChanges(deck, changes), revision: deck.revision + 1 }));
  };

  const create = async (body: Body): Promise<Response> => {
    const id = await idOfNewDeck(person, body.requestId ?? "");
    const wanted = body as unknown as Parameters<typeof newDeckOf>[2];
    return Response.json(decks.get(id) ?? keep(newDeckOf(id, person, wanted)), { status: 201 });
  };

  const remove = (deck: DeckDetail, { revision }: Body): Response => {
    if (revision !== undefined && revision !== deck.revision) return refused(409, "DECK_CHANGED");
    decks.delete(deck.id);
    return Response.json({ deleted: 1 });
  };

  const answerOne = (deck: DeckDetail, method: string, body: Body): Response => {
    if (method === "PATCH") return Response.json(keep({ ...deck, ...body }));
    return method === "DELETE" ? remove(deck, body) : Response.json(deck);
  };

  return {
    decks,
    keep,
    refusals,
    answerAll: (method: string, body: Body): Response | Promise<Response> =>
      method === "POST"
        ? create(body)
        : Response.json({ items: [...decks.values()], total: decks.size, next_cursor: null }),
    answer: (id: string, verb: string | undefined, method: string, body: Body): Response => {
      const deck = decks.get(id);
      if (deck === undefined) return refused(404, "DECK_NOT_FOUND");
      return verb === "changes" ? change(deck, body) : answerOne(deck, method, body);
    },
  };
};

const createDiscussions = () => {
  const discussions = new Map<string, Discussion>();
  const answer = (method: string, id: string, body: Body): Response => {
    const known = discussions.get(id);
    if (known === undefined) return refused(404, "PGRST116");
    if (method === "PATCH") {
      const changed = { ...known, ...body, updated_at: new Date().toISOString() };
      discussions.set(id, changed);
      return Response.json(changed);
    }
    if (method === "DELETE") discussions.delete(id);
    return Response.json(method === "DELETE" ? { deleted: 1 } : known);
  };
  return { discussions, answer };
};

/** A server with decks of one person, which a line may not reach, or whose answers may be lost. */
export const serverForTests = (person: string) => {
  const { decks, ...ofDecks } = createDecks(person);
  const { discussions, ...ofDiscussions } = createDiscussions();
  let isReachable = true;
  let lost = 0;
  const calls: string[] = [];

  const answer = async (request: Request): Promise<Response> => {
    const [, , area, id, verb] = new URL(request.url).pathname.split("/");
    const meant = request.headers.get(ACCOUNT_HEADER);
    const text = await request.text();
    const body = (text === "" ? {} : JSON.parse(text)) as Body;
    calls.push([request.method, area, verb].filter(Boolean).join(" "));
    if (meant !== null && meant !== person) return refused(401, "SESSION_EXPIRED");
    if (area === "discussions" && id !== undefined)
      return ofDiscussions.answer(request.method, id, body);
    if (area !== "decks") return Response.json({});
    if (id === undefined) return ofDecks.answerAll(request.method, body);
    return ofDecks.answer(id, verb, request.method, body);
  };

  return {
    decks,
    discussions,
    /** Method, area and verb of each request that arrived. */
    calls,
    put: (deck: DeckDetail) => void decks.set(deck.id, deck),
    /** As another device does. */
    editElsewhere: (id: string, changes: readonly DeckChange[]) => {
      const deck = decks.get(id);
      if (deck !== undefined)
        ofDecks.keep({ ...applyDeckChanges(deck, changes), revision: deck.revision + 1 });
    },
    reach: (reachable: boolean) => {
      isReachable = reachable;
    },
    /** The next requests arrive, and their answers do not. */
    loseAnswers: (count: number) => {
      lost = count;
    },
    refuseNext: (...codes: string[]) => {
      ofDecks.refusals.splice(0, Number.POSITIVE_INFINITY, ...codes);
    },
    fetch: async (input: Request | string, init?: RequestInit): Promise<Response> => {
      if (!isReachable) throw new TypeError("Failed to fetch");
      const request =
        typeof input === "string"
          ? new Request(new URL(input, location.href), init)
          : new Request(input, init);
      // Not one that a test has lost.
      if (request.url.endsWith("/api/health")) return new Response();
      const response = await answer(request);
      if (lost-- > 0) throw new TypeError("Failed to fetch");
      return response;
    },
  };
};
