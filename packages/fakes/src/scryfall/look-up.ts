import type { FakeCardRecord } from "./sample-cards.ts";

/** Cards of a page of search results. */
export const PAGE_SIZE = 175;
/** Identifiers of one collection request. */
const MOST_IDENTIFIERS = 75;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .replace(/[^\p{L}\p{N}/]+/gu, " ")
    .trim();

type Face = { readonly name?: string; readonly printed_name?: string };

const facesOf = (card: FakeCardRecord): readonly Face[] =>
  Array.isArray(card.card_faces) ? card.card_faces : [];
const englishNames = (card: FakeCardRecord): readonly string[] =>
  [card.name, card.flavor_name, ...facesOf(card).map((face) => face.name)].filter(
    (name) => typeof name === "string",
  );
const printedNames = (card: FakeCardRecord): readonly string[] =>
  [card.printed_name, ...facesOf(card).map((face) => face.printed_name)].filter(
    (name) => typeof name === "string",
  );

const error = (status: number, code: string, details: string, type?: string) => ({
  status,
  body: { object: "error", status, code, details, ...(type === undefined ? {} : { type }) },
});

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the service answers to look-ups, from a list of records. */
export interface LookUps {
  byId(id: string): JsonAnswer;
  named(query: URLSearchParams): JsonAnswer;
  search(query: URLSearchParams, self: URL, pageSize: number): JsonAnswer;
  collection(body: unknown): JsonAnswer;
}

export function createLookUps(records: readonly FakeCardRecord[]): LookUps {
  const english = records.filter((card) => card.lang === "en");

  return {
    byId(id) {
      const card = records.find((each) => each.id === id);
      return card === undefined
        ? error(404, "not_found", "No card found with the given ID.")
        : { status: 200, body: card };
    },

    named(query) {
      const set = query.get("set")?.toLowerCase();
      return findNamed(
        english.filter((card) => set === undefined || card.set === set),
        query,
      );
    },

    search(query, self, pageSize) {
      const q = query.get("q") ?? "";
      if ([...q].length > 1_000) return error(400, "bad_request", "The search is too long.");
      const everyLanguage = query.get("include_multilingual") === "true";
      const language = /\blang:(\w+)/.exec(q)?.[1] ?? (everyLanguage ? undefined : "en");
      const terms = termsOf(q);
      if (terms.length === 0) return error(400, "bad_request", "All of your terms were ignored.");
      const matching = records
        .filter((card) => language === undefined || card.lang === language)
        .filter((card) =>
          [...printedNames(card), ...(card.lang === "en" ? englishNames(card) : [])].some((name) =>
            terms.some((term) => fold(name).includes(fold(term))),
          ),
        );
      const found = query.get("unique") === "cards" ? onePrintingEach(matching) : matching;
      const page = Number(query.get("page") ?? 1);
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      if (data.length === 0) return error(404, "not_found", "Your query didn’t match any cards.");
      const next = new URL(self);
      next.searchParams.set("page", String(page + 1));
      const has_more = found.length > page * pageSize;
      const more = has_more ? { next_page: next.href } : {};
      return {
        status: 200,
        body: { object: "list", total_cards: found.length, has_more, ...more, data },
      };
    },

    collection(body) {
      const identifiers = (
        body as { identifiers?: { name?: string; id?: string; mtgo_id?: number }[] }
      ).identifiers;
      if (!Array.isArray(identifiers)) return error(400, "bad_request", "Identifiers are missing.");
      if (identifiers.length > MOST_IDENTIFIERS)
        return error(422, "validation_error", "Too many identifiers.");
      const not_found: unknown[] = [];
      const data: FakeCardRecord[] = [];
      for (const identifier of identifiers) {
        const card =
          english.find(({ id }) => id === identifier.id) ??
          english.find(({ mtgo_id }) => mtgo_id !== undefined && mtgo_id === identifier.mtgo_id) ??
          byName(english, identifier.name);
        // Found cards close up: the place in the answer says nothing.
        if (card === undefined) not_found.push(identifier);
        else data.push(card);
      }
      return { status: 200, body: { object: "list", not_found, data } };
    },
  };
}

function findNamed(english: readonly FakeCardRecord[], query: URLSearchParams): JsonAnswer {
  const exact = query.get("exact");
  const fuzzy = query.get("fuzzy");
  if (exact === null && fuzzy === null)
    return error(400, "bad_request", "You must provide a `fuzzy` or `exact` parameter.");
  const wanted = fold(exact ?? fuzzy ?? "");
  const same = english.find((card) => englishNames(card).some((name) => fold(name) === wanted));
  if (same !== undefined) return { status: 200, body: same };
  if (exact !== null) return error(404, "not_found", "No cards found matching that name.");
  const words = wanted.split(" ");
  const close = english.filter((card) =>
    words.every((word) => word !== "" && fold(card.name).includes(word)),
  );
  if (close.length === 1) return { status: 200, body: close[0] };
  return close.length === 0
    ? error(404, "not_found", "No cards found matching that name.")
    : error(404, "not_found", "Too many cards match ambiguous name.", "ambiguous");
}

/** `unique=cards`: the first printing of each card. */
function onePrintingEach(cards: readonly FakeCardRecord[]): readonly FakeCardRecord[] {
  const byCard = new Map<unknown, FakeCardRecord>();
  for (const card of cards) {
    const key = card.oracle_id ?? card.id;
    if (!byCard.has(key)) byCard.set(key, card);
  }
  return [...byCard.values()];
}

/** The trap: a combined name is not found, one of its faces is (scryfall-sdk#71). */
function byName(
  cards: readonly FakeCardRecord[],
  name: string | undefined,
): FakeCardRecord | undefined {
  if (name === undefined || name.includes("//")) return undefined;
  return cards.find((card) => englishNames(card).some((each) => fold(each) === fold(name)));
}

/** Quoted names, parted by `or`, or the bare words. */
function termsOf(q: string): readonly string[] {
  const quoted = [...q.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
  if (quoted.length > 0) return quoted;
  const bare = q
    .replace(/\b\w+:\S+/g, "")
    .replace(/[()]/g, "")
    .trim();
  return bare === "" ? [] : [bare];
}
