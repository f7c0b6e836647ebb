import { randomUUID } from "node:crypto";
import type { OraclePayload, QuestionPayload } from "@spellwright/contract";
import type { FakeDiscord } from "@spellwright/fakes";
import { type OpenDatabase, schema } from "../../src/database/index.ts";
import { messageId } from "../../src/features/runs/index.ts";
import type { Answer } from "../call-app.ts";
import type { Person } from "./people.ts";

const NOWHERE = "900000000000000001";

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** A question that was really asked, to be copied: asking for each call would meet the daily cap. */
export const askOnce = async (call: Call) => {
  const asked = await call("POST", "/api/ruling", {
    question: "Does a creature with deathtouch and trample assign one damage to each blocker?",
  });
  const path = `/api/discussions/${asked.body.discussionId}/messages`;
  const [question, answer] = (await call("GET", path)).body.items;
  return {
    question: question.payload as QuestionPayload,
    answer: answer.payload as OraclePayload,
  };
};

export type CallResult = Awaited<ReturnType<typeof askOnce>>;

const copyDiscussion = async ({ db }: OpenDatabase, owner: Person, asked: CallResult) => {
  const discussion = randomUUID();
  const [question, answer, requestId] = [messageId(), messageId(), messageId()];
  const userId = owner.id;
  await db
    .insert(schema.discussions)
    .values({ id: discussion, title: "Deathtouch", type: "oracle", userId });
  await db.insert(schema.messages).values([
    {
      id: question,
      discussionId: discussion,
      role: "user",
      payload: { ...asked.question, id: question, requestId },
    },
    {
      id: answer,
      discussionId: discussion,
      role: "oracle",
      payload: { ...asked.answer, id: answer, userMessageId: question },
    },
  ]);
  await db.insert(schema.runs).values({
    userId,
    requestId,
    kind: "ruling",
    bodyHash: "",
    status: "done",
    zaps: 1,
    discussionId: discussion,
    questionMessageId: question,
    answerMessageId: answer,
    endedAt: new Date(),
  });
  return { discussion, question, answer, requestId };
};

const addLog = async ({ db }: OpenDatabase, userId: string): Promise<string> => {
  const [row] = await db
    .insert(schema.questionLogs)
    .values({
      userId,
      questionType: "oracle",
      questionText: "",
      questionLength: 0,
      cardsMentioned: [],
      reasoningEffort: "low",
      metadata: { has_context: false, cards_count: 0 },
    })
    .returning({ id: schema.questionLogs.id });
  return row?.id ?? "";
};

const addSession = async ({ db }: OpenDatabase, userId: string): Promise<string> => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [row] = await db
    .insert(schema.session)
    .values({ userId, token: randomUUID(), expiresAt })
    .returning({ id: schema.session.id });
  return row?.id ?? "";
};

/** A server of the owner's at Discord, with the bot in it; without a Discord, an id that nobody has. */
const addGuild = async ({ db }: OpenDatabase, userId: string, discord: FakeDiscord | undefined) => {
  if (discord === undefined) return NOWHERE;
  const owner = discord.world.addUser(`owner-${userId}`);
  const guild = discord.world.addGuild("The owner's server", owner);
  await db.insert(schema.userPreferences).values({ userId, discordUserId: owner.id });
  return guild.id;
};

/** An answer that the bot gave to somebody in some server, for whoever has its link. */
const addChannelAnswer = async (
  { db }: OpenDatabase,
  userId: string,
  { question, answer }: CallResult,
) => {
  const [id, guildId] = [randomUUID(), randomUUID()];
  const { ruling, detailed_reasoning, engine } = answer;
  await db.insert(schema.guilds).values({ id: guildId, name: "A server", ownerId: NOWHERE });
  await db.insert(schema.runs).values({
    ...{ id, guildId, requestId: id, kind: "ruling", bodyHash: "", status: "done", zaps: 0 },
    answer: { ruling, detailedReasoning: detailed_reasoning, engine },
  });
  await db.insert(schema.guildQuestions).values({
    ...{ id, guildId, key: id, channelId: NOWHERE, discordUserId: NOWHERE, userId },
    ...{ question: question.content, language: "en", effort: "low", history: [] },
    runId: id,
  });
  return id;
};

const FOREST = { card_id: null, card_name: "Forest", quantity: 30 };
/** A deck of lands alone is not analysed. */
const ELVES = { card_id: null, card_name: "Llanowar Elves", quantity: 1 };

/** What the owner has, made anew for each call, so that each finds it whole. */
export const createThings = async (
  opened: OpenDatabase,
  owner: Person,
  asked: CallResult,
  call: Call,
  discord?: FakeDiscord,
) => {
  const cards = [FOREST, ELVES].map((card) => ({
    ...card,
    is_sideboard: false,
    is_commander: false,
  }));
  const made = await call("POST", "/api/decks", { name: "Elves", format: "commander", cards });
  const deck = made.body.id as string;
  const version = (await call("POST", `/api/decks/${deck}/versions`, { name: "First" })).body.id;
  const shared = await call("POST", `/api/decks/${deck}/share`);
  return {
    ...(await copyDiscussion(opened, owner, asked)),
    deck,
    shareToken: shared.body.share_token as string,
    version: version as string,
    log: await addLog(opened, owner.id),
    session: await addSession(opened, owner.id),
    channelAnswer: await addChannelAnswer(opened, owner.id, asked),
    guild: await addGuild(opened, owner.id, discord),
  };
};

export type Things = Awaited<ReturnType<typeof createThings>>;

/** The same places, with nothing there. */
export const NOTHING: Things = {
  guild: NOWHERE,
  channelAnswer: "00000000-0000-4000-8000-00000000000d",
  discussion: "00000000-0000-4000-8000-000000000000",
  question: "A".repeat(21),
  answer: "B".repeat(21),
  requestId: "never-asked",
  deck: "00000000-0000-4000-8000-000000000001",
  shareToken: "never-shared",
  version: "00000000-0000-4000-8000-000000000002",
  log: "00000000-0000-4000-8000-000000000003",
  session: "00000000-0000-4000-8000-000000000004",
};
