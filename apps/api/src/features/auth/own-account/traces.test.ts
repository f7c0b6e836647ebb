import { randomUUID } from "node:crypto";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { readLedgerFaults } from "../../../../test/ledger.ts";
import { type OpenDatabase, schema } from "../../../database/index.ts";
import { addPack, packsOf, reserveZaps } from "../../zaps/index.ts";
import { DISCORD_TRACES, deleteDiscordTraces, deleteUser } from "./queries.ts";

const TABLES = (Object.values(schema) as unknown[]).filter((value): value is PgTable =>
  is(value, PgTable),
);

/** Tables without a way to a person, and what they hold instead. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  allowance_marks: "a month, under a keyed hash of an address, until it is over",
  card_cache: "cards",
  card_editions: "cards",
  card_readings: "cards",
  card_rulings: "cards",
  cards: "cards",
  combo_editions: "when a list of combos came",
  combos: "cards",
  counted_messages: "ids of Discord messages, for a day",
  guild_answers: "ids of Discord messages, which fall with their question",
  guild_channels: "settings of a server",
  guild_feedback: "deleted by the Discord identity",
  guild_messages: "counts of a server",
  guilds: "a server, with its owner as Discord names him, as long as the bot is there",
  payment_catalog: "what is sold",
  payment_events: "ids at the payment service, without the payer",
  question_days: "sums of a day",
  rate_limit: "keyed hashes, until their time is over",
  rule_editions: "rules",
  service_turns: "when services outside were asked",
  verification: "states of sign-ins elsewhere, until their time is over",
};

/** What becomes of a row when a person is deleted: it falls, its person is forgotten, or nothing. */
const fateOf = (table: PgTable): "falls" | "is forgotten" | undefined => {
  const keys = getTableConfig(table).foreignKeys.map(({ onDelete, reference }) => ({
    onDelete,
    parent: reference().foreignTable as PgTable,
  }));
  const falls = keys.some(
    ({ onDelete, parent }) =>
      onDelete === "cascade" && (parent === schema.user || fateOf(parent) === "falls"),
  );
  if (falls) return "falls";
  const isForgotten = keys.some(
    ({ onDelete, parent }) => onDelete === "set null" && parent === schema.user,
  );
  return isForgotten ? "is forgotten" : undefined;
};

test("[PREF-01] every table falls with its person, forgets him, or is known to hold nothing of anybody", () => {
  const unknown = TABLES.filter(
    (table) => table !== schema.user && fateOf(table) === undefined,
  ).filter((table) => !OF_NOBODY[getTableName(table)]);
  expect(unknown.map(getTableName)).toEqual([]);
  const stay = TABLES.filter((table) => fateOf(table) === "is forgotten").map(getTableName);
  // The books, and what admins did: without the person.
  expect(stay.sort()).toEqual([
    "admin_actions",
    "guild_packs",
    "payments",
    "subscriptions",
    "zap_orders",
  ]);
});

test("[PREF-01] every table that knows people by their Discord identity is looked through", () => {
  const named = TABLES.filter((table) => "discordUserId" in getTableColumns(table));
  const own = [schema.userPreferences, ...DISCORD_TRACES];
  expect(named.map(getTableName).sort()).toEqual(own.map(getTableName).sort());
});

onDatabase((open) => {
  const addPerson = async ({ db }: OpenDatabase, discordId: string): Promise<string> => {
    const id = randomUUID();
    await db.insert(schema.user).values({ id, name: "", email: `${id}@example.org` });
    await db
      .insert(schema.account)
      .values({ accountId: discordId, providerId: "discord", userId: id });
    return id;
  };
  /** A question asked in a server before any account was linked, with the asker's own opinion. */
  const askInServer = async ({ db }: OpenDatabase, discordUserId: string) => {
    const [runId, guildId] = [randomUUID(), "guild"];
    await db.insert(schema.runs).values({
      ...{ id: runId, guildId, requestId: runId, kind: "ruling", bodyHash: "" },
      ...{ status: "done", zaps: 1, answer: `the answer to ${discordUserId}` },
    });
    const [question] = await db
      .insert(schema.guildQuestions)
      .values({
        ...{ key: randomUUID(), runId, guildId },
        channelId: "channel",
        discordUserId,
        question: "a question",
        language: "en",
        effort: "low",
        history: [],
      })
      .returning({ id: schema.guildQuestions.id });
    return question?.id ?? "";
  };

  test("[PREF-01] what somebody asked and thought in servers goes with the account, what others did stays", async () => {
    const { db } = open();
    await db.insert(schema.guilds).values({ id: "guild", name: "Club", ownerId: "owner" });
    const me = await addPerson(open(), "discord-me");
    await addPerson(open(), "discord-other");
    await askInServer(open(), "discord-me");
    const theirs = await askInServer(open(), "discord-other");
    for (const discordUserId of ["discord-me", "discord-other"])
      await db
        .insert(schema.guildFeedback)
        .values({ questionId: theirs, discordUserId, helpful: true });
    await db.transaction(async (tx) => {
      await deleteDiscordTraces(tx, me, new Date());
      await deleteUser(tx, me);
    });
    for (const table of TABLES) {
      const rows = await db.select().from(table);
      const mine = rows.filter((row) => /discord-me/.test(JSON.stringify(row)));
      expect([getTableName(table), mine]).toEqual([getTableName(table), []]);
    }
    expect(await db.select().from(schema.guildQuestions)).toHaveLength(1);
    expect(await db.select().from(schema.runs)).toHaveLength(1);
    expect(await db.select().from(schema.guildFeedback)).toHaveLength(1);
  });

  test("[BILL-08] [BOT-07] a question of theirs that is being answered is given back to the pack", async () => {
    const { db } = open();
    const [guildId, runId, now] = ["guild", randomUUID(), new Date()];
    const place = { key: runId, channelId: "channel", discordUserId: "discord-me" };
    const asked = { question: "a question", language: "en", effort: "low" } as const;
    const charge = { payer: packsOf(guildId), runId, attempt: 1 };
    const orderId = randomUUID();
    await db.insert(schema.guilds).values({ id: guildId, name: "Club", ownerId: "owner" });
    const me = await addPerson(open(), "discord-me");
    await db.transaction(async (tx) => {
      await addPack(tx, { orderId, guildId, userId: null, size: 3 }, now);
      await tx.insert(schema.runs).values({
        ...{ id: runId, guildId, requestId: runId, kind: "ruling", bodyHash: "" },
        ...{ status: "running", zaps: 1 },
      });
      await reserveZaps(tx, charge, { zaps: 1 }, now);
      await tx
        .insert(schema.guildQuestions)
        .values({ ...place, ...asked, history: [], runId, guildId });
      await deleteDiscordTraces(tx, me, now);
    });
    expect(await db.select().from(schema.runs)).toEqual([]);
    expect(await db.select().from(schema.guildPacks)).toMatchObject([{ remaining: 3 }]);
    expect(await readLedgerFaults(open())).toEqual([]);
  });
});
