import { setFlagsFromString } from "node:v8";
import { readConfig } from "./config/config.ts";
import { StartupError } from "./config/startup-error.ts";
import { openDatabase, SERVING_LIMITS } from "./database/index.ts";
import { describeError } from "./http/describe-error.ts";
import { probePort } from "./http/listen-on-port.ts";

/**
 * How much more than what lives the memory of objects may grow before it is cleared, in percent. Left to
 * itself, it grows to twice that while the first question builds its indices, and is given back to nobody.
 */
const GROWTH = 50;

const start = async (): Promise<void> => {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  // Sessions, mails and pictures of people: files of ours are for this user alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  await probePort(config);
  // The thread of the embedded database opens it while this one loads all that serves, which takes as long.
  const serving = import("./serve.ts");
  const opened = await openDatabase(config.databaseLocation, SERVING_LIMITS);
  try {
    const { serve } = await serving;
    await serve(config, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
};

start().catch((error: unknown) => {
  if (error instanceof StartupError) console.error(`Spellwright cannot start: ${error.message}`);
  else console.error("Spellwright cannot start:", JSON.stringify(describeError(error)));
  process.exit(1);
});
