import * as z from "zod";
import type { DatabaseLocation } from "../database/open.ts";
import { readServerAddress } from "../database/server-address.ts";
import { StartupError } from "./startup-error.ts";

/** One server, or a primary and its standbys. */
const address = z.string().refine((url) => readServerAddress(url) !== undefined, {
  error:
    "must look like postgresql://user@host/database (several servers: host1:5432,host2:5432; no target_session_attrs but read-write)",
});

/** Where the database is. */
export const databaseVariables = {
  DATA_DIR: z.string().default("./var"),
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
};

type Environment = z.infer<z.ZodObject<typeof databaseVariables>>;

/** @throws StartupError when only the address around a pool of connections is given */
export const readDatabase = (env: Environment): DatabaseLocation => {
  const { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = env;
  if (url !== undefined) return { url, directUrl };
  if (directUrl !== undefined)
    throw new StartupError("DATABASE_URL is required with DATABASE_DIRECT_URL");
  return { dataDir };
};
