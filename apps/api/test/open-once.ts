import { openDatabase, openWithoutMigrations } from "../src/database/index.ts";
import { loadStarter } from "../src/features/knowledge/index.ts";

/**
 * A process of its own that opens a database and closes it, for tests that kill it meanwhile, or start two.
 * Arguments: where the folder is, or the address of PostgreSQL, and `import` to store the starter data too,
 * or `empty` for a database without our tables, which nobody made before.
 */
const [, , where = "", what] = process.argv;
const location = where.startsWith("postgresql:") ? { url: where } : { dataDir: where };
const opened = await (what === "empty" ? openWithoutMigrations : openDatabase)(location);
if (what === "import") await loadStarter(opened.db);
await opened.close();
