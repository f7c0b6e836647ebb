import { type OpenDatabase, openDatabase } from "../apps/api/src/database/index.ts";
import { startPostgres } from "../apps/api/test/postgres-server.ts";
import { importFullData } from "./full-data.ts";
import { type RunningProgram, SERVER, startProgram } from "./server.ts";

/** What production asks for; nothing is sent anywhere. */
const SETTINGS = {
  PORT: "0",
  CARD_SERVICE_URL: "off",
  CARD_IMAGES_URL: "off",
  TRUST_PROXY: "true",
  PUBLIC_URL: "https://spellwright.example",
  SECRET: "only-for-the-bench-0123456789abcdef",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Spellwright <no-reply@spellwright.example>",
};

export interface ProductionSite {
  readonly server: RunningProgram;
  /** The same PostgreSQL, to put rows into it. */
  readonly database: OpenDatabase;
  readonly databaseUrl: string;
}

/**
 * One process as in production, on a PostgreSQL of its own with the full data.
 *
 * @param folder its `DATA_DIR`
 */
export const withProduction = async <Result>(
  folder: string,
  measure: (site: ProductionSite) => Promise<Result>,
): Promise<Result> => {
  const postgres = await startPostgres();
  try {
    const DATABASE_URL = postgres.url("postgres");
    importFullData({ DATABASE_URL });
    const database = await openDatabase({ url: DATABASE_URL });
    const server = await startProgram(SERVER, { ...SETTINGS, DATABASE_URL, DATA_DIR: folder });
    try {
      return await measure({ server, database, databaseUrl: DATABASE_URL });
    } finally {
      await server.stop();
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
};
