import type { Row } from "../authorization/matrix.ts";
import type { Things } from "../authorization/things.ts";
import { filledWith, misspeltName } from "./texts.ts";

/** What a request may hold at most beside its list (DATA-06: 256 KB in all). */
export const BODY = 255 * 1024;
const QUESTION = 2000;

/** What a call is sent. */
export type Request = Pick<Row, "params" | "query"> & {
  /** @param played names of cards that the data know, as many as a deck may have */
  readonly body?: (things: Things, played: readonly string[]) => unknown;
};

export const query = (fields: Readonly<Record<string, string>>): Request => ({
  query: `?${new URLSearchParams(fields)}`,
});

export const lines = () => filledWith(BODY, "\n", () => `1 ${misspeltName(40)}`);
export const bareNames = () => filledWith(QUESTION, ", ", () => misspeltName(30));
const markedNames = () => filledWith(QUESTION, " ", () => `[[${misspeltName(20)}]]`);
export const ofDeck = (...bodies: readonly NonNullable<Request["body"]>[]): Request[] =>
  bodies.map((body) => ({ params: ({ deck }) => ({ id: deck }), body }));
export const ask = (extra: (things: Things) => object = () => ({})): Request[] =>
  [bareNames, markedNames, () => filledWith(QUESTION, " ", () => "deathtouch trample")].map(
    (question) => ({ body: (things) => ({ question: question(), ...extra(things) }) }),
  );
