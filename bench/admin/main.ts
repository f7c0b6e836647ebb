import process from "node:process";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "@spellwright/commands";
import type pg from "pg";
import { openDatabase } from "../../apps/api/src/database/index.ts";
import { startPostgres } from "../../apps/api/test/postgres-server.ts";
import { type Measure, rounded } from "../measure.ts";
import { type Filling, fillQuestionLogs } from "./fill-question-logs.ts";
import { measureCalls } from "./measure-admin.ts";

const readNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new CommandError(`--${name} needs a whole number above 0`);
  return number;
};

const show = (measure: Measure): void => {
  const ok = measure.value < measure.aim;
  console.log(JSON.stringify({ ...measure, value: rounded(measure.value), ok }));
};

const fill = async (pool: pg.Pool, filling: Filling): Promise<void> => {
  const { rows } = await pool.query(`select 1 from "user" limit 1`);
  if (rows.length > 0)
    throw new CommandError("--database has accounts already: made rows go into an empty one");
  const started = performance.now();
  await fillQuestionLogs(pool, filling, (questions) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${questions} questions after ${seconds} s\n`);
  });
};

/** `npm run bench:admin`: fills a database with question logs, then measures every tab of the dashboard. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      database: { type: "string" },
      questions: { type: "string", default: "1000000" },
      people: { type: "string", default: "50000" },
      days: { type: "string", default: "365" },
      "fill-only": { type: "boolean", default: false },
      "measure-only": { type: "boolean", default: false },
    },
  });
  const filling: Filling = {
    questions: readNumber("questions", values.questions),
    people: readNumber("people", values.people),
    days: readNumber("days", values.days),
  };
  const server = values.database === undefined ? await startPostgres() : undefined;
  const opened = await openDatabase({ url: values.database ?? server?.url("postgres") ?? "" });
  try {
    if (!values["measure-only"]) await fill(opened.pool, filling);
    if (values["fill-only"]) return;
    const measures = await measureCalls(opened, show);
    const slow = measures.filter(({ name, value, aim }) => name.endsWith("p99") && value >= aim);
    if (slow.length > 0)
      throw new CommandError(`slower than wanted: ${slow.map(({ name }) => name).join(", ")}`);
  } finally {
    await opened.close();
    await server?.stop();
  }
});
