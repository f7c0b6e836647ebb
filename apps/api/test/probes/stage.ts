import { randomUUID } from "node:crypto";
import { type FakeDiscord, startFakeDiscord } from "@spellwright/fakes";
import { eq, sql } from "drizzle-orm";
import { type OpenDatabase, schema } from "../../src/database/index.ts";
import { loadStarter } from "../../src/features/knowledge/index.ts";
import { createPeople, type Person } from "../authorization/people.ts";
import {
  askOnce,
  type CallResult,
  createThings,
  NOTHING,
  type Things,
} from "../authorization/things.ts";
import { botEnvironment } from "../discord.ts";
import { createWholeApp } from "../whole-app.ts";
import type { Got } from "./findings.ts";
import type { Prober } from "./probe.ts";
import type { ProbeRequest } from "./request.ts";

/** Whom probes meet: people of every kind, and what the owner has. */
export interface Cast {
  readonly people: Readonly<Record<Prober, Person>>;
  readonly things: Things;
  /** The same places, with nothing there. */
  readonly nothing: Things;
  /** Stands in the owner’s own things, and nowhere else. */
  readonly marker: string;
}

const LINE = { card_id: null, card_name: "Forest", quantity: 30 };

/** A server for probes, with one cast at a time. */
export const createStage = async (database: OpenDatabase, dataDir: string) => {
  await loadStarter(database.db);
  const discord: FakeDiscord = await startFakeDiscord();
  const site = createWholeApp(database, { DATA_DIR: dataDir, ...botEnvironment(discord) });
  const callAs = (person: Person) => (method: string, path: string, body?: unknown) =>
    site.call(method, path, {
      headers: person.headers,
      ...(body === undefined ? {} : { body }),
    });
  let asked: CallResult | undefined;
  let network = 0;

  /** The owner’s things, all of them private and marked. The deck that is shared is another one. */
  const markedThings = async (owner: Person, marker: string): Promise<Things> => {
    const call = callAs(owner);
    asked ??= await askOnce(callAs((await createPeople(database)).owner));
    const { content } = asked.question;
    const marked = { ...asked, question: { ...asked.question, content: `${content} ${marker}` } };
    const made = await createThings(database, owner, marked, call, discord);
    await database.db
      .update(schema.discussions)
      .set({ title: marker })
      .where(eq(schema.discussions.userId, owner.id));
    // Whoever has its link reads an answer of a channel.
    await database.db
      .update(schema.guildQuestions)
      .set({ question: content })
      .where(eq(schema.guildQuestions.id, made.channelAnswer));
    const deck = (
      await call("POST", "/api/decks", { name: marker, format: "commander", cards: [LINE] })
    ).body.id as string;
    const version = await call("POST", `/api/decks/${deck}/versions`, { name: marker });
    return { ...made, deck, version: version.body.id };
  };

  return {
    /** Lines of the log about faults of ours, since this was last asked. */
    faults: () => site.lines.splice(0).filter((line) => JSON.parse(line).level >= 50),
    async renewCast(): Promise<Cast> {
      const people = await createPeople(database);
      const { other: revoked } = await createPeople(database);
      await database.db.delete(schema.session).where(eq(schema.session.id, revoked.sessionId));
      const marker = `marked-${randomUUID()}`;
      const things = await markedThings(people.owner, marker);
      return { people: { ...people, revoked }, things, nothing: NOTHING, marker };
    },
    async send({ method, path, body, headers }: ProbeRequest): Promise<Got> {
      // Each from a network of its own: limits are another matter.
      network += 1;
      const forwarded = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
      const response = await site.app.request(`http://127.0.0.1:3000${path}`, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: { "accept-language": "en", "x-forwarded-for": forwarded, ...headers },
      });
      return {
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      };
    },
    /** Zaps that somebody’s answers cost so far. */
    async spentBy({ id }: Person): Promise<number> {
      if (id === "") return 0;
      const { rows } = await database.db.execute<{ spent: number }>(
        sql`select coalesce(-sum(amount), 0)::int as spent from zap_entries
          where user_id = ${id} and run_id is not null`,
      );
      return rows[0]?.spent ?? 0;
    },
    async close() {
      await site.stop();
      await discord.close();
    },
  };
};

export type Stage = Awaited<ReturnType<typeof createStage>>;
