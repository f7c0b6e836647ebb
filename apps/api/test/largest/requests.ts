import type { Row } from "../authorization/matrix.ts";
import type { Things } from "../authorization/things.ts";
import { filledWith, misspeltName } from "./texts.ts";

/** What a request may hold at most beside its list (DATA-06: 256 KB in all). */
export const BODY = 255 * 1024;
const QUESTION = 2000;

/** Nothing in it can be long. */
export const SMALL = "as in the matrix";

/** What a call is sent. */
export type Request = Pick<Row, "params" | "query"> & {
  /**
   * @param played names of cards that the data know, as many as a deck may have
   * @param revision of the deck (`prepareDeck`)
   */
  readonly body?: (things: Things, played: readonly string[], revision: number) => unknown;
  /** What is done to the deck before the request, which then succeeds (`prepareDeck`). */
  readonly before?: readonly ("edit" | "undo")[];
};

export const query = (fields: Readonly<Record<string, string>>): Request => ({
  query: `?${new URLSearchParams(fields)}`,
});

export const lines = () => filledWith(BODY, "\n", () => `1 ${misspeltName(40)}`);
export const bareNames = () => filledWith(QUESTION, ", ", () => misspeltName(30));
const markedNames = () => filledWith(QUESTION, " ", () => `[[${misspeltName(20)}]]`);
export const ofDeck = (body: NonNullable<Request["body"]>): Request => ({
  params: ({ deck }) => ({ id: deck }),
  body,
});
/** Edits of a deck as it then is. */
export const editOf = (
  body: NonNullable<Request["body"]>,
  before: NonNullable<Request["before"]> = [],
): Request => ({ ...ofDeck(body), before });
const ofRevision: NonNullable<Request["body"]> = (_, __, revision) => ({ revision });
export const undoOf = (...before: NonNullable<Request["before"]>): Request =>
  editOf(ofRevision, before);
export const ask = (extra: (things: Things) => object = () => ({})): Request[] =>
  [bareNames, markedNames, () => filledWith(QUESTION, " ", () => "deathtouch trample")].map(
    (question) => ({ body: (things) => ({ question: question(), ...extra(things) }) }),
  );
