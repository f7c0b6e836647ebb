import { isRecord } from "../../../lib/storage/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

/** A question that was sent without a session: its text stands in its composer, this says that it is to go. */
interface WaitingQuestion {
  /** The empty screen that it was asked on (`emptyScreenKey`). */
  readonly home: string;
  readonly text: string;
  /** Who then signed in or up, by address. Null until somebody does. */
  readonly email: string | null;
  /** ISO 8601. */
  readonly askedAt: string;
}

const KEY = "waiting-question";
/** As long as the link that confirms a new address. */
const WAITS_MS = 24 * 60 * 60 * 1000;

const comparable = (email: string): string => email.trim().toLowerCase();

const read = (): WaitingQuestion | null => {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "null");
    if (!isRecord(value)) return null;
    const { home, text, email, askedAt } = value;
    if (typeof home !== "string" || typeof text !== "string" || typeof askedAt !== "string")
      return null;
    return { home, text, askedAt, email: typeof email === "string" ? email : null };
  } catch {
    return null;
  }
};

const write = (question: WaitingQuestion | null): void =>
  writeStored(KEY, question === null ? null : JSON.stringify(question));

/** Remembers that a question was sent and waits for a sign-in. The newest takes the place of another. */
export const holdQuestion = (home: string, text: string, now: Date): void =>
  write({ home, text, email: null, askedAt: now.toISOString() });

/** Says whose question it is: the address that is signed in or up with in the dialog that it opened. */
export const nameAsker = (email: string): void => {
  const waiting = read();
  if (waiting !== null) write({ ...waiting, email: comparable(email) });
};

/**
 * Whether the question of this screen is to be sent now, asked once: it waited for this person and no other
 * (a link may sign somebody else in), for a day at most, and still stands in the composer.
 *
 * @param draft what stands in the composer
 */
export const takeWaitingQuestion = (
  home: string,
  email: string,
  draft: string,
  now: Date,
): boolean => {
  const waiting = read();
  if (waiting === null || waiting.home !== home) return false;
  if (waiting.email !== comparable(email)) return false;
  write(null);
  const age = now.getTime() - Date.parse(waiting.askedAt);
  return age >= 0 && age < WAITS_MS && draft.trim() === waiting.text;
};
