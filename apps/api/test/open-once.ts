import { openDatabase } from "../src/database/index.ts";

/**
 * A process of its own that makes an embedded database and closes it, for tests that kill it meanwhile.
 * Argument: where the folder is.
 */
const opened = await openDatabase({ dataDir: process.argv[2] ?? "" });
await opened.close();
