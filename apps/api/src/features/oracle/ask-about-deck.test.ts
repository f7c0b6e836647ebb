import { LanguageModelError } from "@spellwright/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const MISSING = "00000000-0000-4000-8000-000000000000";

describe("[DATA-07] a question about a deck", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let deckId: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      deckId = await addDeck(me);
    });
    afterEach(() => expectLedgerToBalance(open()));
    const addDeck = async (userId: string): Promise<string> => {
      const body = { name: "Elves", format: "commander", cards: [] };
      return (await app.call("POST", "/api/decks", userId, { body })).body.id;
    };
    const discussionOf = async (id: string) =>
      (await app.call("GET", `/api/discussions/${id}`, me)).body;

    test("gives the deck to the discussion that it makes", async () => {
      const { discussionId } = (await app.ask(me, { deckId })).body;
      expect(await discussionOf(discussionId)).toMatchObject({
        type: "oracle",
        deck_id: deckId,
        deck: { name: "Elves" },
      });
    });

    test("leaves the deck of a discussion that is there", async () => {
      const { discussionId } = (await app.ask(me)).body;
      expect((await app.ask(me, { discussionId, deckId })).status).toBe(200);
      expect((await discussionOf(discussionId)).deck_id).toBeNull();
    });

    test("is refused for a deck that is someone else's or missing, and nothing is stored", async () => {
      const theirs = await addDeck(await addPerson(open()));
      for (const id of [theirs, MISSING]) {
        const answer = await app.ask(me, { deckId: id });
        expect(refusal(answer)).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
      }
      expect(refusal(await app.ask(me, { deckId: "x" }))).toEqual({
        status: 400,
        code: "FIELD_INVALID",
      });
      expect(await open().db.select().from(schema.discussions)).toEqual([]);
      expect(await app.remaining(me)).toBe(10);
    });

    test("[DATA-08] the deck is a part of what the request means", async () => {
      const request = { requestId: "same", deckId };
      const { messageId } = (await app.ask(me, request)).body;
      expect((await app.ask(me, request)).body.messageId).toBe(messageId);
      for (const changed of [undefined, await addDeck(me)]) {
        const answer = await app.ask(me, { ...request, deckId: changed });
        expect(refusal(answer)).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
      }
    });

    test("[DISC-08] may be tried again when the deck was deleted meanwhile", async () => {
      const request = { requestId: "again", deckId };
      app.judge.next = () => {
        throw new LanguageModelError("unavailable");
      };
      expect((await app.ask(me, request)).status).toBe(503);
      await app.call("DELETE", `/api/decks/${deckId}`, me);
      app.judge.next = judgeAnswer;
      const { status, body } = await app.ask(me, request);
      expect(status).toBe(200);
      expect((await discussionOf(body.discussionId)).deck_id).toBeNull();
    });
  });
});
