import { openAsItStands, openDatabase } from "../src/database/index.ts";
import { loadStarter } from "../src/features/knowledge/index.ts";

/**
 * A process of its own that opens an embedded database and closes it, for tests that kill it meanwhile.
 * Arguments: where the folder is, and `import` to store the starter data too,
 * or `empty` for a database without our tables, which nobody made before.
 */
const [, , dataDir = "", what] = process.argv;
const opened = await (what === "empty" ? openAsItStands : openDatabase)({ dataDir });
if (what === "import") await loadStarter(opened.db);
await opened.close();
