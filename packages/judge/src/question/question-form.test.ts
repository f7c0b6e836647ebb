import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { understand } from "../../test/understand.ts";
import type { Understanding } from "./understand.ts";

/** A question as a player types it, and how it is to be read; `clause` stands in its main clause. */
interface Row extends Pick<Understanding, "language" | "form" | "negated" | "inverted"> {
  readonly kind: string;
  readonly text: string;
  readonly mood: Understanding["clause"]["mood"];
  readonly clause: string;
  /** Only where a denial is to be confirmed. */
  readonly confirms?: boolean;
}

const ROWS = readFileSync(new URL("../../test/questions-as-typed.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

const readRow = (row: Row): Row => {
  const { language, form, negated, inverted, confirms, clause } = understand(
    ask(row.text, row.language),
  );
  const told = clause.text.includes(row.clause) ? row.clause : clause.text;
  const read = { language, form, negated, inverted, mood: clause.mood, clause: told };
  return { ...row, ...read, ...(confirms ? { confirms } : {}) };
};

test.each([...new Set(ROWS.map(({ kind }) => kind))])(
  "[ORA-17] questions are read as players type: %s",
  (kind) => {
    const rows = ROWS.filter((row) => row.kind === kind);
    expect(rows.map(readRow)).toEqual(rows);
  },
);
