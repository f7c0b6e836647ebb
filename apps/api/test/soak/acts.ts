import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { send, sendUntilAnswered, type Visitor } from "./visitor.ts";

const QUESTION = "Does a creature with deathtouch and trample assign one damage to each blocker?";
/** By then the question is at work, and the model has not answered yet. */
const AT_WORK_MS = 400;
/** How often a stream that a kill cut is taken up again. */
const RESUMES = 20;
const RESUME_MS = 500;

const ask = async (visitor: Visitor, requestId: string): Promise<void> => {
  const body = { question: QUESTION, requestId };
  const answer = await sendUntilAnswered(visitor, "ask", "POST", "/api/ruling", body);
  if (answer?.status === 200)
    visitor.load.acknowledged.answers.set(requestId, answer.body.messageId);
};

const END = /^event: (?:answer|error)$/m;
const LAST_ID = /^id: (\d+)$/gm;

/** What came of a stream until it ended or broke. */
const readAll = async (
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): Promise<{ readonly text: string; readonly isBroken: boolean }> => {
  let text = "";
  try {
    for await (const chunk of body) text += Buffer.from(chunk).toString();
    return { text, isBroken: false };
  } catch {
    return { text, isBroken: true };
  }
};

/** Reads a stream to its end, from whichever process is next whenever the one before was killed. */
const follow = async ({ load, headers }: Visitor, requestId: string): Promise<void> => {
  let after = 0;
  for (let times = 0; times < RESUMES; times += 1) {
    const path = `/api/runs/${requestId}/events?after=${after}`;
    const opened = await load.pair.balancer.open({ method: "GET", path, headers }).catch(() => {});
    if (opened === undefined) {
      await wait(RESUME_MS);
      continue;
    }
    const { text, isBroken } = await readAll(opened.response.body ?? []);
    if (isBroken && !opened.by.isEnding())
      load.tally.fault("follow: the line of a living process broke");
    const { status, headers: answered } = opened.response;
    const answer = { status, headers: answered, body: status === 200 ? "" : JSON.parse(text) };
    load.tally.count("follow", { kind: "answer", answer, by: opened.by });
    if (END.test(text) || status !== 200) return;
    for (const [, id] of text.matchAll(LAST_ID)) after = Number(id);
  }
  load.tally.fault(`follow: ${requestId} never ended`);
};

const askAndFollow = async (visitor: Visitor): Promise<void> => {
  const requestId = randomUUID();
  const asking = ask(visitor, requestId);
  await wait(AT_WORK_MS);
  await Promise.all([asking, follow(visitor, requestId)]);
};

const askAndStop = async (visitor: Visitor): Promise<void> => {
  const requestId = randomUUID();
  const body = { question: QUESTION, requestId };
  const asking = send(visitor, "ask, stopped", "POST", "/api/ruling", body);
  await wait(AT_WORK_MS);
  const stop = await send(visitor, "stop", "DELETE", `/api/runs/${requestId}`);
  if (stop?.status === 200 && stop.body.stopped) visitor.load.acknowledged.stopped.add(requestId);
  await asking;
};

/** A deck that grows by one copy at a time. What a kill leaves open may have happened or not. */
const growDeck = async (visitor: Visitor): Promise<void> => {
  const { decks } = visitor.load.acknowledged;
  const line = { card_name: "Forest", quantity: 1 };
  const body = { name: "Grows", format: "casual", cards: [line] };
  const made = await send(visitor, "create deck", "POST", "/api/decks", body);
  if (made?.status !== 201) return;
  const path = `/api/decks/${made.body.id}`;
  const copies = { least: 1, most: 1 };
  decks.set(made.body.id, copies);
  let { revision } = made.body;
  for (let times = 0; times < 3; times += 1) {
    const changes = [{ op: "add", ...line }];
    copies.most += 1;
    const edit = { revision, changes };
    const edited = await send(visitor, "edit deck", "POST", `${path}/changes`, edit);
    if (edited?.status === 200) {
      copies.least += 1;
      revision = edited.body.revision;
    } else {
      const read = await sendUntilAnswered(visitor, "read deck", "GET", path);
      revision = read?.body.revision ?? revision;
    }
  }
};

const READS = [
  ["own discussions", "/api/discussions"],
  ["own decks", "/api/decks"],
  ["zaps", "/api/zaps"],
  ["own searches", "/api/search?q=trample"],
  ["search rules", "/api/rules/search?q=deathtouch"],
  ["search cards", "/api/cards/search?q=bolt"],
  ["health", "/api/health"],
  ["page", "/en/oracle"],
  ["sitemap", "/sitemap.xml"],
  ["export of decks", "/api/decks/export"],
  ["export of the account", "/api/account/export"],
] as const;

const readAround = async (visitor: Visitor): Promise<void> => {
  for (const [what, path] of READS) await sendUntilAnswered(visitor, what, "GET", path);
};

/** What somebody does in one visit, each after the other. */
export const ACTS: readonly ((visitor: Visitor) => Promise<void>)[] = [
  growDeck,
  (visitor) => ask(visitor, randomUUID()),
  readAround,
  askAndFollow,
  growDeck,
  askAndStop,
  readAround,
  (visitor) => ask(visitor, randomUUID()),
  askAndFollow,
  // One more than the day allows.
  (visitor) => ask(visitor, randomUUID()),
];
