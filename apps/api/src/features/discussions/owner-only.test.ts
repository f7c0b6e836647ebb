import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson, createOracleApp, type OracleApp } from "../../../test/oracle-app.ts";

/** The catalogue's words (specification, validation rules), and ours in English. */
const SENTENCES = {
  ONLY_OWNER_UPDATE: [
    403,
    "Seul le propriétaire de la discussion peut la modifier",
    "Only the owner of the discussion can change it",
  ],
  ONLY_OWNER_ASK: [
    403,
    "Seul le propriétaire de la discussion peut poser des questions",
    "Only the owner of the discussion can ask questions",
  ],
  UNAUTHENTICATED: [401, "Utilisateur non authentifié", "User not authenticated"],
  PGRST116: [404, "Discussion non trouvée", "Discussion not found"],
  DISCUSSION_ID_INVALID: [400, "Discussion ID invalide", "Invalid discussion ID"],
} as const;
type Code = keyof typeof SENTENCES;

const GONE = "00000000-0000-4000-8000-000000000000";
const QUESTION = "Does a creature with lifelink gain life when it blocks?";

type Call = readonly [
  what: string,
  method: string,
  path: (ids: { discussion: string; message: string }) => string,
  body?: (ids: { discussion: string; message: string }) => unknown,
];

const READS: readonly Call[] = [
  ["read", "GET", ({ discussion }) => `/api/discussions/${discussion}`],
  ["messages", "GET", ({ discussion }) => `/api/discussions/${discussion}/messages`],
  ["message", "GET", (ids) => `/api/discussions/${ids.discussion}/messages/${ids.message}`],
  ["export", "GET", ({ discussion }) => `/api/discussions/${discussion}/export`],
];
const FEEDBACK: Call = [
  "feedback",
  "PUT",
  (ids) => `/api/discussions/${ids.discussion}/messages/${ids.message}/feedback`,
  () => ({ helpful: true }),
];
const CHANGES: readonly Call[] = [
  ["rename", "PATCH", ({ discussion }) => `/api/discussions/${discussion}`, () => ({ title: "x" })],
  [
    "make private",
    "PATCH",
    ({ discussion }) => `/api/discussions/${discussion}`,
    () => ({ is_public: false }),
  ],
  ["delete", "DELETE", ({ discussion }) => `/api/discussions/${discussion}`],
  [
    "delete a message",
    "DELETE",
    (ids) => `/api/discussions/${ids.discussion}/messages/${ids.message}`,
  ],
  [
    "delete messages",
    "POST",
    ({ discussion }) => `/api/discussions/${discussion}/messages/delete`,
    ({ message }) => ({ ids: [message] }),
  ],
];
const ASK: Call = [
  "ask",
  "POST",
  () => "/api/ruling",
  ({ discussion }) => ({ question: QUESTION, discussionId: discussion }),
];

interface Case {
  readonly who: "reader" | "nobody" | "owner";
  readonly discussion: "public" | "private" | "gone" | "undefined";
  readonly calls: readonly Call[];
  readonly code: Code;
}

/** Every way to every message of DISC-06. */
const CASES: readonly Case[] = [
  { who: "reader", discussion: "public", calls: CHANGES, code: "ONLY_OWNER_UPDATE" },
  { who: "reader", discussion: "public", calls: [ASK], code: "ONLY_OWNER_ASK" },
  { who: "nobody", discussion: "public", calls: READS, code: "UNAUTHENTICATED" },
  {
    who: "nobody",
    discussion: "private",
    calls: [...CHANGES, FEEDBACK, ASK],
    code: "UNAUTHENTICATED",
  },
  { who: "nobody", discussion: "private", calls: READS, code: "PGRST116" },
  {
    who: "reader",
    discussion: "private",
    calls: [...READS, ...CHANGES, FEEDBACK, ASK],
    code: "PGRST116",
  },
  {
    who: "owner",
    discussion: "gone",
    calls: [...READS, ...CHANGES, FEEDBACK, ASK],
    code: "PGRST116",
  },
  {
    who: "owner",
    discussion: "undefined",
    calls: [...READS, ...CHANGES, FEEDBACK, ASK],
    code: "DISCUSSION_ID_INVALID",
  },
];

describe("[DISC-06] the answer to a caller in both languages", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let people: Readonly<Record<Case["who"], string | null>>;
    let ids: { discussion: string; message: string };
    beforeEach(async () => {
      app = createOracleApp(open());
      const owner = await addPerson(open());
      people = { owner, reader: await addPerson(open()), nobody: null };
      const { discussionId, messageId } = (await app.ask(owner)).body;
      ids = { discussion: discussionId, message: messageId };
    });

    test.each(CASES)("is $code for $who, $discussion discussion", async (row) => {
      const { who, discussion, calls, code } = row;
      if (discussion === "public")
        await app.call("PATCH", `/api/discussions/${ids.discussion}`, people.owner, {
          body: { is_public: true },
        });
      const other = { gone: GONE, undefined: "undefined" }[discussion as "gone" | "undefined"];
      const asked = { ...ids, discussion: other ?? ids.discussion };
      const [status, french, english] = SENTENCES[code];
      for (const [what, method, path, body] of calls)
        for (const [language, error] of [
          ["fr", french],
          ["en", english],
        ] as const) {
          const answer = await app.call(method, path(asked), people[who], {
            ...(body === undefined ? {} : { body: body(asked) }),
            headers: { "accept-language": language },
          });
          expect([what, answer.status, answer.body.code, answer.body.error]).toEqual([
            what,
            status,
            code,
            error,
          ]);
        }
      const kept = await app.call(
        "GET",
        `/api/discussions/${ids.discussion}/messages`,
        people.owner,
      );
      expect(kept.body.items).toHaveLength(2);
    });
  });
});
