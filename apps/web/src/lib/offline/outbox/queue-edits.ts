import type { DeckDetail, DeckListItem, Discussion } from "@spellwright/contract";
import { ApiError } from "../../http/api-error.ts";
import { isRecord } from "../../storage/is-record.ts";
import { VISITOR } from "../../storage/known-account.ts";
import { isConnected } from "../connection.ts";
import { readKeptAnswer, readKeptAnswers } from "../kept-answers/store.ts";
import { newDeckOf } from "./decks/new-deck.ts";
import { type QueuedEdit, queuedEdits } from "./queued-calls.ts";
import { shownVersion } from "./shown-version.ts";
import { changeOutbox, type EditedThing, type Outbox, readOutbox } from "./store.ts";
import { editedDeck } from "./with-edits.ts";

interface AskedEdit {
  readonly account: string;
  readonly call: string;
  readonly input: unknown;
}

/** What the page shows of it, else what the device kept. */
const knownAs = async (account: string, call: string, id: string): Promise<unknown> =>
  shownVersion(call, id) ??
  (await readKeptAnswer({ account, call, input: JSON.stringify({ id }) }));

/** Out of the lists, what was never opened. */
const itemOf = async (account: string, call: string, id: string): Promise<unknown> => {
  const shown = shownVersion(call, id);
  if (shown !== undefined) return shown;
  for (const page of await readKeptAnswers(account, call)) {
    const items = isRecord(page) && Array.isArray(page.items) ? page.items : [];
    const item = items.find((each) => isRecord(each) && each.id === id);
    if (item !== undefined) return item;
  }
  return undefined;
};

const deckThing = async (account: string, thing: string): Promise<EditedThing | undefined> => {
  const base = (await knownAs(account, "decks.read", thing)) as DeckDetail | undefined;
  const known = base ?? ((await itemOf(account, "decks.list", thing)) as DeckListItem | undefined);
  if (known === undefined) return undefined;
  const { name, revision } = known;
  return { account, thing, kind: "deck", name, revision, ...(base === undefined ? {} : { base }) };
};

const discussionThing = async (
  account: string,
  thing: string,
): Promise<EditedThing | undefined> => {
  const discussion = ((await knownAs(account, "discussions.read", thing)) ??
    (await itemOf(account, "discussions.list", thing))) as Discussion | undefined;
  if (discussion === undefined) return undefined;
  return { account, thing, kind: "discussion", name: discussion.title, discussion };
};

/** What an edit stands on. Undefined where this device does not know enough of it. */
const thingOf = (account: string, edit: QueuedEdit): Promise<EditedThing | undefined> => {
  const { thing } = edit;
  if (edit.call === "decks.create") {
    const base = newDeckOf(thing, account, edit.deck);
    return Promise.resolve({ account, thing, kind: "deck", name: base.name, base });
  }
  return edit.call.startsWith("decks.")
    ? deckThing(account, thing)
    : discussionThing(account, thing);
};

/** A deck is edited as it is seen: another state of it would make the edit another one. */
const standsOn = (thing: EditedThing, edits: readonly QueuedEdit[], input: unknown): boolean => {
  if (!edits.some(({ call }) => call === "decks.change")) return true;
  const revision = isRecord(input) ? input.revision : undefined;
  return thing.base !== undefined && thing.base.revision === revision;
};

const things = async (
  { account, input }: AskedEdit,
  edits: readonly QueuedEdit[],
  known: Outbox["things"],
): Promise<EditedThing[] | undefined> => {
  const found = new Map<string, EditedThing>();
  for (const edit of edits) {
    if (found.has(edit.thing)) continue;
    const before = known.get(edit.thing);
    const thing = before ?? (await thingOf(account, edit));
    if (thing === undefined) return undefined;
    const own = edits.filter((each) => each.thing === edit.thing);
    // Of a deck that was only marked or listed before, the list is first edited now.
    const isAhead = before?.base !== undefined && known.has(edit.thing);
    if (!isAhead && !standsOn(thing, own, input)) return undefined;
    found.set(edit.thing, thing);
  }
  return [...found.values()];
};

/** What the call would have answered, as far as the pages read it. */
const answerOf = (
  call: string,
  edits: readonly QueuedEdit[],
  waiting: Outbox["edits"],
  edited: readonly EditedThing[],
): unknown => {
  const [thing] = edited;
  if (thing === undefined || call.includes(".remove")) return { deleted: edits.length };
  const own = [...waiting, ...edits].filter((edit) => edit.thing === thing.thing);
  if (thing.discussion !== undefined) {
    const named = own.findLast((edit) => edit.call === "discussions.update");
    return { ...thing.discussion, ...(named === undefined ? {} : { title: named.title }) };
  }
  return thing.base === undefined ? { id: thing.thing } : editedDeck(thing.base, own);
};

const queue = async (
  asked: AskedEdit,
  edits: readonly QueuedEdit[],
  { edits: waiting, things: known }: Outbox,
): Promise<unknown> => {
  const { account, call } = asked;
  const edited = await things(asked, edits, known);
  if (edited === undefined) return undefined;
  await changeOutbox(account, { add: edits, things: edited });
  return answerOf(call, edits, waiting, edited);
};

const isQueued = ({ account }: AskedEdit, edits: readonly QueuedEdit[]): boolean =>
  account !== VISITOR && edits.length > 0;

/**
 * Keeps an edit that the network did not carry, to be sent later.
 *
 * @returns what its call would have answered. Undefined for what is not kept: another failure, a call
 *   that cannot wait, a thing that this device does not know, storage that is full or refused
 */
export const queueFailedEdit = async (asked: AskedEdit, failure: unknown): Promise<unknown> => {
  if (!(failure instanceof ApiError) || failure.code !== "NETWORK") return undefined;
  const { account, call, input } = asked;
  try {
    const edits = await queuedEdits(account, call, input);
    return isQueued(asked, edits)
      ? await queue(asked, edits, await readOutbox(account))
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps an edit behind those of the same thing that wait already, so that their order is kept; and where
 * the page knows that nothing arrives.
 *
 * @returns as `queueFailedEdit`. Undefined too where nothing is in the way of sending it
 */
export const queueAfterWaiting = async (asked: AskedEdit): Promise<unknown> => {
  const { account, call, input } = asked;
  try {
    const edits = await queuedEdits(account, call, input);
    if (!isQueued(asked, edits)) return undefined;
    const outbox = await readOutbox(account);
    const isBehind = outbox.edits.some(({ thing }) => edits.some((edit) => edit.thing === thing));
    return isBehind || !isConnected() ? await queue(asked, edits, outbox) : undefined;
  } catch {
    return undefined;
  }
};
