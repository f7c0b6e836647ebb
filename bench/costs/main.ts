import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "@spellwright/commands";
import { projectRoot } from "../../apps/api/src/config/root.ts";
import { openDatabase } from "../../apps/api/src/database/index.ts";
import { createFileKnowledge, loadStarter } from "../../apps/api/src/features/knowledge/index.ts";
import { startPostgres } from "../../apps/api/test/postgres-server.ts";
import { createWholeApp } from "../../apps/api/test/whole-app.ts";
import { fillQuestionLogs } from "../admin/fill-question-logs.ts";
import { dataFiles, importFullData } from "../full-data.ts";
import { addUp, needOf } from "./capacity.ts";
import { DAY_OF_A_PERSON } from "./day-of-a-person.ts";
import { measureCalls } from "./measure-calls.ts";
import { measureGrowth } from "./measure-growth.ts";
import { watchUse } from "./processor-time.ts";
import { capacityTable, costTable, daySentence } from "./table.ts";

const PAGE = join(projectRoot, "docs/scaling.md");
const ACCOUNTS = [1000, 10_000, 100_000, 1_000_000, 10_000_000];
/** Most lines of a deck. */
const LINES_MAX = 1000;
/** What a year of five thousand people leaves: tables that are not empty. */
const FILLING = { questions: 100_000, people: 5000, days: 365 };

/** Puts a part of the page in the place of the one between its marks. */
const put = (page: string, name: string, text: string): string => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new CommandError(`docs/scaling.md has no place for ${name}`);
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`;
};

/** `npm run bench:costs`: what each call costs, and what so many accounts need; `--write`: into docs/scaling.md. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "spellwright-costs-"));
  const url = server.url("postgres");
  const opened = await openDatabase({ url });
  const read = watchUse(opened.pool);
  const site = createWholeApp(opened, { DATA_DIR: dataDir });
  try {
    await loadStarter(opened.db);
    importFullData({ DATABASE_URL: url });
    await fillQuestionLogs(opened.pool, FILLING);
    const knowledge = await createFileKnowledge(dataFiles());
    const played = (await knowledge.popularCards()).slice(0, LINES_MAX).map(({ name }) => name);
    const costs = await measureCalls(opened, site, played, read);
    const growth = await measureGrowth(opened, site);
    const bytes = [...growth.values()].reduce((sum, size) => sum + size, 0);
    const day = addUp(
      DAY_OF_A_PERSON,
      new Map(costs.map(({ name, usual }) => [name, usual])),
      bytes,
    );
    const parts = {
      costs: costTable(costs),
      day: daySentence(day, growth),
      capacity: capacityTable(ACCOUNTS.map((accounts) => needOf(accounts, day))),
    };
    if (values.write) {
      let page = readFileSync(PAGE, "utf8");
      for (const [name, text] of Object.entries(parts)) page = put(page, name, text);
      writeFileSync(PAGE, page);
    } else console.log(Object.values(parts).join("\n\n"));
  } finally {
    await site.stop();
    await opened.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
