import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ImportEvent, LanguageModel } from "@spellwright/contract";
import type { OpenDatabase } from "../src/database/index.ts";
import { createFileKnowledge, type Knowledge } from "../src/features/knowledge/index.ts";
import { createOracleApp, type OracleApp, readEvents } from "./oracle-app.ts";

let starter: Promise<Knowledge> | undefined;

/** The HTTP app with the starter cards in memory. */
export const createDecksApp = async (
  database: Pick<OpenDatabase, "db">,
  knowledge?: Knowledge,
  model?: LanguageModel,
): Promise<OracleApp> => {
  starter ??= createFileKnowledge({});
  return createOracleApp(database, {
    knowledge: knowledge ?? (await starter),
    ...(model === undefined ? {} : { model }),
  });
};

/** A shipped list, by the name of its file. */
export const sampleList = (name: string): Promise<string> =>
  readFile(new URL(`../../../data/decks/${name}.txt`, import.meta.url), "utf8");

type Complete = Extract<ImportEvent, { type: "complete" }>;

/** Imports a list and reads the stream to its end. */
export const importEvents = async (
  app: OracleApp,
  userId: string,
  body: object,
): Promise<ImportEvent[]> => {
  const response = await app.send("POST", "/api/decks/import", userId, { body });
  // oRPC ends its streams with an event of its own, without data of ours.
  const events = await readEvents(response);
  return events.flatMap(({ event, data }) => (event === "message" ? [data] : []));
};

/** The deck that an import made. */
export const importDeck = async (
  app: OracleApp,
  userId: string,
  body: object,
): Promise<Complete["deck"]> => {
  const events = await importEvents(app, userId, { requestId: randomUUID(), ...body });
  const last = events.at(-1);
  if (last?.type !== "complete") throw new Error(`the import ended with ${JSON.stringify(last)}`);
  return last.deck;
};
