import * as z from "zod";
import type { DatabaseLocation } from "./database/open.ts";
import { url } from "./setting.ts";
import { StartupError } from "./startup-error.ts";

const address = url(/^postgres(ql)?$/, "postgresql://user@host/database");

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
