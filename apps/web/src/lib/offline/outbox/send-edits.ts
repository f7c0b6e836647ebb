import type { DeckDetail } from "@spellwright/contract";
import { client } from "../../http/api.ts";
import { ApiError } from "../../http/api-error.ts";
import { newRequestId } from "../../http/request-id.ts";
import { mergeDecks } from "./decks/merge-decks.ts";
import { MOST_CHANGES, rebaseDeck } from "./rebase-deck.ts";
import {
  changeOutbox,
  type EditedThing,
  type EditRequest,
  type Outbox,
  readOutbox,
  type SyncProblem,
  type WaitingEdit,
} from "./store.ts";
import { editedDeck } from "./with-edits.ts";

/** One edit, with what it stands on and all those of the same thing. */
interface Step<Edit extends WaitingEdit = WaitingEdit> {
  readonly edit: Edit;
  readonly own: readonly WaitingEdit[];
  readonly thing: EditedThing;
}

type StepOf<Call extends WaitingEdit["call"]> = Step<Extract<WaitingEdit, { call: Call }>>;

/** Of this account, in its session or not at all. What fails is judged here, and kept nowhere else. */
const as = (account: string) => ({ context: { account } });

/** The server or the line is away, or the session has ended: nothing is wrong with the edit. */
const isAway = ({ code, status }: ApiError): boolean =>
  status >= 500 || status === 401 || ["NETWORK", "CLIENT_TIMEOUT", "RATE_LIMITED"].includes(code);

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

const recordProblem = (thing: EditedThing, trouble: SyncProblem): Promise<void> => {
  const { parcel: _, ...rest } = thing;
  return changeOutbox(thing.account, { things: [{ ...rest, trouble }] });
};

const finish = ({ edit }: Step): Promise<void> => changeOutbox(edit.account, { done: [edit.seq] });

const parcelOf = (
  base: DeckDetail,
  run: readonly WaitingEdit[],
): Omit<EditRequest, "requestId"> => {
  const edits = [...run];
  const changesOf = () => mergeDecks(base, editedDeck(base, edits), base).changes("mine");
  let changes = changesOf();
  while (changes.length > MOST_CHANGES && edits.length > 1) {
    edits.length = Math.ceil(edits.length / 2);
    changes = changesOf();
  }
  const [only] = edits;
  if (changes.length > MOST_CHANGES && only?.call === "decks.change") changes = [...only.changes];
  return { revision: base.revision, changes, upTo: edits.at(-1)?.seq ?? 0 };
};

/** The changes at the front, as one request that stays the same until it is answered. */
const makeParcel = async ({ own, thing }: Step): Promise<EditRequest> => {
  const { base } = thing;
  if (thing.parcel !== undefined) return thing.parcel;
  if (base === undefined) throw new Error("the changes of a deck stand on no deck");
  const end = own.findIndex(({ call }) => call !== "decks.change");
  const parcel = {
    ...parcelOf(base, end < 0 ? own : own.slice(0, end)),
    requestId: newRequestId(),
  };
  await changeOutbox(thing.account, { things: [{ ...thing, parcel }] });
  return parcel;
};

const sendChanges = async (step: StepOf<"decks.change">): Promise<void> => {
  const { own, thing, edit } = step;
  const { account, thing: id } = edit;
  const { upTo, ...parcel } = await makeParcel(step);
  const done = own.filter(({ seq, call }) => seq <= upTo && call === "decks.change");
  const { parcel: _, ...rest } = thing;
  if (parcel.changes.length === 0)
    return changeOutbox(account, { done: done.map(({ seq }) => seq), things: [rest] });
  try {
    const base = await client.decks.change(
      { id, ...parcel, changes: [...parcel.changes] },
      as(account),
    );
    await changeOutbox(account, {
      done: done.map(({ seq }) => seq),
      things: [{ ...rest, base, revision: base.revision }],
    });
  } catch (error) {
    if (!isCode(error, "DECK_CHANGED")) throw error;
    const theirs = await client.decks.read({ id }, as(account));
    const conflicts = await rebaseDeck(thing, own, theirs);
    if (conflicts.length > 0) await recordProblem(thing, { kind: "deck", theirs });
  }
};

const sendNewDeck = async (step: StepOf<"decks.create">): Promise<void> => {
  const { deck, requestId, account, seq, thing: id } = step.edit;
  await client.decks.create({ ...deck, requestId }, as(account));
  // Its lines have ids of the server’s now.
  const base = await client.decks.read({ id }, as(account));
  await changeOutbox(account, { done: [seq], things: [{ ...step.thing, base }] });
};

const sendMarks = async (step: StepOf<"decks.update">): Promise<void> => {
  const { thing: id, marks, account } = step.edit;
  await client.decks.update({ id, ...marks }, as(account));
  await finish(step);
};

const removeDeck = async (step: Step): Promise<void> => {
  const { thing, edit } = step;
  const { thing: id, account } = edit;
  const revision = thing.base?.revision ?? thing.revision;
  try {
    await client.decks.remove(revision === undefined ? { id } : { id, revision }, as(account));
  } catch (error) {
    if (isCode(error, "DECK_CHANGED")) {
      const theirs = await client.decks.read({ id }, as(account));
      return recordProblem(thing, { kind: "deletion", theirs });
    }
    // It is gone, as its person wanted.
    if (!isCode(error, "DECK_NOT_FOUND")) throw error;
  }
  await finish(step);
};

const renameDiscussion = async (step: StepOf<"discussions.update">): Promise<void> => {
  const { thing, edit } = step;
  const { thing: id, title, account } = edit;
  const theirs = await client.discussions.read({ id }, as(account));
  const isSame = theirs.title === thing.discussion?.title || theirs.title === title;
  if (!isSame) return recordProblem(thing, { kind: "title", theirs });
  const discussion = await client.discussions.update({ id, title }, as(account));
  await changeOutbox(account, { done: [edit.seq], things: [{ ...thing, discussion }] });
};

const removeDiscussion = async (step: Step): Promise<void> => {
  const { thing, edit } = step;
  const { thing: id, account } = edit;
  try {
    const theirs = await client.discussions.read({ id }, as(account));
    if (theirs.updated_at !== thing.discussion?.updated_at)
      return await recordProblem(thing, { kind: "deletion", theirs });
    await client.discussions.remove({ id }, as(account));
  } catch (error) {
    if (!isCode(error, "PGRST116")) throw error;
  }
  await finish(step);
};

const sendStep = (step: Step): Promise<void> => {
  const { edit, ...rest } = step;
  switch (edit.call) {
    case "decks.create":
      return sendNewDeck({ edit, ...rest });
    case "decks.change":
      return sendChanges({ edit, ...rest });
    case "decks.update":
      return sendMarks({ edit, ...rest });
    case "decks.remove":
      return removeDeck(step);
    case "discussions.update":
      return renameDiscussion({ edit, ...rest });
    case "discussions.remove":
      return removeDiscussion(step);
  }
};

/** The oldest edit that nothing but the network keeps from being sent. */
const nextStep = ({ edits, things }: Outbox): Step | undefined => {
  for (const edit of edits) {
    const thing = things.get(edit.thing);
    if (thing !== undefined && thing.trouble === undefined)
      return { edit, thing, own: edits.filter((each) => each.thing === edit.thing) };
  }
  return undefined;
};

/** One after the other. What is refused is kept for its person to see, and those behind it go on. */
const sendAll = async (account: string, onSent: (thing: string) => void): Promise<boolean> => {
  for (;;) {
    const step = nextStep(await readOutbox(account));
    if (step === undefined) return true;
    try {
      await sendStep(step);
    } catch (error) {
      if (!(error instanceof ApiError) || isAway(error)) return false;
      const { code, params } = error;
      await recordProblem(step.thing, { kind: "refused", code, params });
    }
    onSent(step.edit.thing);
  }
};

/**
 * Sends what waits of an account. One tab at a time does; without locks (a page that is not secure)
 * several may, and the server makes each edit once.
 *
 * @param onSent told the thing of each edit that was sent, or that its person has to decide on
 * @returns whether nothing is left that only waits for the network
 */
export const sendEdits = async (
  account: string,
  onSent: (thing: string) => void,
): Promise<boolean> => {
  const send = () => sendAll(account, onSent);
  if (!("locks" in navigator)) return send();
  return navigator.locks.request("outbox", { ifAvailable: true }, (lock) =>
    // The tab that has it sends these too.
    lock === null ? false : send(),
  );
};
