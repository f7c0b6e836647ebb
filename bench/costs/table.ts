import type { Day, Need } from "./capacity.ts";
import type { CallCost } from "./measure-calls.ts";
import type { Growth } from "./measure-growth.ts";
import type { Used } from "./processor-time.ts";

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("\n");

/** Two digits that mean something, with commas from a thousand on. */
const short = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString("en", { maximumFractionDigits: 2 });

const cells = ({ apiMs, databaseMs, statements }: Used) =>
  [apiMs, databaseMs].map(short).concat(String(Math.round(statements)));

/** Each call with its costs, the dearest first. */
export const costTable = (costs: readonly CallCost[]): string =>
  table(
    [
      ...["Call", "API ms", "PostgreSQL ms", "statements"],
      ...["longest input: API ms", "PostgreSQL ms", "statements"],
    ],
    [...costs]
      .sort((left, right) => right.usual.apiMs - left.usual.apiMs)
      .map(({ method, path, usual, largest }) => [
        `\`${method} ${path}\``,
        ...cells(usual),
        ...cells(largest),
      ]),
  );

/** Tables of which the page speaks: those that grow most. */
const TOLD = 4;
const kilobytes = (bytes: number): string => `${short(bytes / 1000)} kB`;

/** What one person's day uses, in a sentence. */
export const daySentence = ({ requests, used, bytes }: Day, growth: Growth): string => {
  const most = [...growth]
    .sort(([, left], [, right]) => right - left)
    .slice(0, TOLD)
    .map(([name, size]) => `\`${name}\` ${kilobytes(size)}`);
  return `A day of one active person: ${Math.round(requests)} requests, ${short(used.apiMs)} ms of a core for the API, ${short(used.databaseMs)} ms for PostgreSQL, ${Math.round(used.statements)} statements, and ${kilobytes(bytes)} that stay stored (${most.join(", ")}).`;
};

/** A line for each number of accounts. */
export const capacityTable = (needs: readonly Need[]): string =>
  table(
    [
      ...["Accounts", "requests/s at the peak", "statements/s", "API processes"],
      ...["cores of PostgreSQL", "connections", "GB a year"],
    ],
    needs.map((need) => [
      need.accounts.toLocaleString("en"),
      short(need.requestsPerSecond),
      short(need.statementsPerSecond),
      need.processes,
      short(need.databaseCores),
      need.connections,
      short(need.gigabytesPerYear),
    ]),
  );
