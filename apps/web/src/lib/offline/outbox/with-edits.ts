import type { ContractClient, DeckDetail, DeckListItem, Discussion } from "@spellwright/contract";
import { ApiError } from "../../http/api-error.ts";
import { isRecord } from "../../storage/is-record.ts";
import { pageLanguage } from "../../text/page-language.ts";
import { isCached, markAsCached } from "../kept-answers/from-device.ts";
import { applyDeckChanges } from "./decks/apply-deck-changes.ts";
import type { QueuedEdit } from "./queued-calls.ts";
import { type EditedThing, type Outbox, readOutbox, type WaitingEdit } from "./store.ts";

type Answer<Call> = Call extends (...input: never[]) => Promise<infer Output> ? Output : never;
type DeckPage = Answer<ContractClient["decks"]["list"]>;
type DeckSummary = Answer<ContractClient["decks"]["summary"]>;
type DiscussionPage = Answer<ContractClient["discussions"]["list"]>;

/** A call of an account. */
interface AskedCall {
  readonly account: string;
  readonly call: string;
  readonly input: unknown;
}

const of = ({ edits }: Outbox, thing: string): readonly WaitingEdit[] =>
  edits.filter((edit) => edit.thing === thing);

const isRemoved = (edits: readonly WaitingEdit[]): boolean =>
  edits.some(({ call }) => call === "decks.remove" || call === "discussions.remove");

const withMarks = <Deck extends object>(deck: Deck, edits: readonly QueuedEdit[]): Deck =>
  Object.assign({}, deck, ...edits.map((edit) => (edit.call === "decks.update" ? edit.marks : {})));

/** A deck as its person left it. */
export const editedDeck = (base: DeckDetail, edits: readonly QueuedEdit[]): DeckDetail => {
  const changes = edits.flatMap((edit) => (edit.call === "decks.change" ? edit.changes : []));
  const deck = applyDeckChanges(withMarks(base, edits), changes);
  // The last of what waits is taken back here. What the server undoes and redoes is not what is seen.
  return changes.length === 0 ? deck : { ...deck, can_undo: true, can_redo: false };
};

/** The deck that a thing’s edits make. Undefined where none of them is on its list or fields. */
const deckOf = (outbox: Outbox, thing: EditedThing | undefined): DeckDetail | undefined => {
  if (thing?.base === undefined) return undefined;
  return editedDeck(thing.base, of(outbox, thing.thing));
};

const missing = (code: "DECK_NOT_FOUND" | "PGRST116") => new ApiError(code, pageLanguage());

const readDeck = (outbox: Outbox, id: string, answer: DeckDetail): DeckDetail => {
  const edits = of(outbox, id);
  if (isRemoved(edits)) throw missing("DECK_NOT_FOUND");
  const isEdited = edits.some(({ call }) => call === "decks.change");
  const mine = isEdited ? deckOf(outbox, outbox.things.get(id)) : undefined;
  return mine ?? withMarks(answer, edits);
};

/** Facts of cards are not known of a deck that the server has not seen. */
const itemOf = (deck: DeckDetail): DeckListItem => {
  const commanders = deck.deck_cards.filter((line) => line.is_commander);
  return {
    ...deck,
    commander_names: commanders.map((line) => line.card_name),
    commander_printed_names: commanders.map((line) => line.card?.printed_name ?? null),
    featured_card: null,
  };
};

const listDecks = (outbox: Outbox, input: unknown, page: DeckPage): DeckPage => {
  const items = page.items.flatMap((item): DeckListItem[] => {
    const edits = of(outbox, item.id);
    if (isRemoved(edits)) return [];
    const { name, format, description, featured_card_name, card_count, main_deck_count } =
      deckOf(outbox, outbox.things.get(item.id)) ?? item;
    const own = { name, format, description, featured_card_name, card_count, main_deck_count };
    return [withMarks({ ...item, ...own }, edits)];
  });
  const isFirst = isRecord(input) && !("cursor" in input) && !("search" in input);
  const made = outbox.edits.flatMap(({ call, thing }) => {
    if (call !== "decks.create" || !isFirst || items.some(({ id }) => id === thing)) return [];
    const deck = isRemoved(of(outbox, thing))
      ? undefined
      : deckOf(outbox, outbox.things.get(thing));
    return deck === undefined ? [] : [itemOf(deck)];
  });
  const total = page.total + made.length - (page.items.length - items.length);
  return { ...page, items: [...made.toReversed(), ...items], total };
};

const summarize = (outbox: Outbox, summary: DeckSummary): DeckSummary => {
  const { edits } = outbox;
  const made = edits.filter(({ call }) => call === "decks.create").length;
  const removed = edits.filter(({ call }) => call === "decks.remove").length;
  return { ...summary, decks: Math.max(0, summary.decks + made - removed) };
};

const titled = (discussion: Discussion, edits: readonly WaitingEdit[]): Discussion => {
  const last = edits.findLast((edit) => edit.call === "discussions.update");
  return last === undefined ? discussion : { ...discussion, title: last.title };
};

const readDiscussion = (outbox: Outbox, id: string, answer: Discussion): Discussion => {
  const edits = of(outbox, id);
  if (isRemoved(edits)) throw missing("PGRST116");
  return titled(answer, edits);
};

const listDiscussions = (outbox: Outbox, page: DiscussionPage): DiscussionPage => ({
  ...page,
  items: page.items
    .filter(({ id }) => !isRemoved(of(outbox, id)))
    .map((item) => titled(item, of(outbox, item.id))),
});

const editedAnswer = (outbox: Outbox, { call, input }: AskedCall, answer: unknown): unknown => {
  const id = isRecord(input) && typeof input.id === "string" ? input.id : "";
  switch (call) {
    case "decks.read":
      return readDeck(outbox, id, answer as DeckDetail);
    case "decks.list":
      return listDecks(outbox, input, answer as DeckPage);
    case "decks.summary":
      return summarize(outbox, answer as DeckSummary);
    case "discussions.read":
      return readDiscussion(outbox, id, answer as Discussion);
    case "discussions.list":
      return listDiscussions(outbox, answer as DiscussionPage);
    default:
      return answer;
  }
};

/**
 * What a call answered, or what the device kept of it, with the edits of its person that wait.
 *
 * @throws ApiError as for a thing that is missing, where its deletion waits
 */
export const withEdits = async (asked: AskedCall, answer: unknown): Promise<unknown> => {
  const outbox = await readOutbox(asked.account).catch(() => null);
  if (outbox === null || outbox.edits.length === 0) return answer;
  const edited = editedAnswer(outbox, asked, answer);
  if (isCached(answer)) markAsCached(edited);
  return edited;
};
/** A deck that only this device has yet, in place of the server’s answer that it has none. */
export const unsentDeck = async ({
  account,
  call,
  input,
}: AskedCall): Promise<DeckDetail | undefined> => {
  const outbox = await readOutbox(account).catch(() => null);
  if (outbox === null || call !== "decks.read" || !isRecord(input)) return undefined;
  const { id } = input;
  const edits = outbox.edits.filter(({ thing }) => thing === id);
  if (!edits.some((edit) => edit.call === "decks.create") || isRemoved(edits)) return undefined;
  return deckOf(outbox, outbox.things.get(String(id)));
};
