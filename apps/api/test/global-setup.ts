import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/database/index.ts";
import { bundlePrograms } from "./bundle-programs.ts";
import { startPostgres, TEMPLATE } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the running PostgreSQL, with `DATABASE` where the name goes. */
    postgresUrl: string;
    /** Where embedded data folders stand. The migrated one to copy has the template's name. */
    embeddedFolder: string;
    /** Where the programs stand that suites start: `nodeArguments`. */
    programsFolder: string;
  }
}

/** Once per run: a real PostgreSQL, and one migrated database of each kind. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "spellwright-test-"));
  const [postgres, programs] = await Promise.all([
    startPostgres(),
    bundlePrograms(),
    openDatabase({ dataDir: join(folder, TEMPLATE) }).then((embedded) => embedded.close()),
  ]);
  // As the build leaves it beside the programs: their new data folders begin as this one.
  cpSync(join(folder, TEMPLATE, "database"), join(programs.folder, "new-database"), {
    recursive: true,
  });
  const maintenance = await openDatabase({ url: postgres.url("postgres") });
  await maintenance.pool.query(`create database ${TEMPLATE}`);
  await maintenance.close();
  const template = await openDatabase({ url: postgres.url(TEMPLATE) });
  await template.close();
  project.provide("postgresUrl", postgres.url("DATABASE"));
  project.provide("embeddedFolder", folder);
  project.provide("programsFolder", programs.folder);
  return async () => {
    await postgres.stop();
    programs.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
