import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { StartupError } from "../config/startup-error.ts";
import { migrationNames } from "../database/index.ts";
import { createTableSum } from "./checksum.ts";
import { type BackupEnd, FORMAT, Header, Line, type TableSum } from "./format.ts";

/** What a file holds, in the order in which it is to be stored. */
export interface BackupReader {
  readonly header: (header: Header) => Promise<void> | void;
  readonly table: (table: string, columns: readonly string[]) => Promise<void> | void;
  /** @param row JSON, as the database gave it: a number in it may be longer than ours. */
  readonly row: (row: string) => Promise<void> | void;
}

/** How a row begins. Its end is one bracket. */
const ROW = '{"row":';
const NOT_OURS = "is no back-up of Spellwright";
const CUT = "is cut or damaged: its end is missing";

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readHeader = (text: string): Header => {
  const header = Header.safeParse(parse(text));
  if (!header.success) throw new StartupError(NOT_OURS);
  const ours = new Set(migrationNames());
  const { format, version, migrations } = header.data;
  if (format > FORMAT || migrations.some((name) => !ours.has(name)))
    throw new StartupError(`was made by a newer version of Spellwright (${version})`);
  // What we have of it must be our oldest ones: no version skips any.
  const oldest = migrationNames().slice(0, migrations.length);
  if (oldest.some((name) => !migrations.includes(name)))
    throw new StartupError("has tables that no version of Spellwright made");
  return header.data;
};

const hasCode = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "code" in error;

/** The lines of the file. No text of ours holds a line feed that JSON did not escape. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let any = false;
  // What goes wrong on the way ends the last stream, which is read here.
  const text = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    for await (const chunk of text) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      any ||= lines.length > 0;
      yield* lines;
    }
  } catch (error) {
    if (hasCode(error) && error.code?.startsWith("Z_"))
      throw new StartupError(any ? CUT : NOT_OURS);
    throw error;
  }
  if (rest !== "") throw new StartupError(CUT);
}

type Sum = ReturnType<typeof createTableSum>;

const isSame = (left: TableSum | undefined, right: TableSum | undefined): boolean =>
  left?.rows === right?.rows && left?.checksum === right?.checksum;

/**
 * Reads a back-up to its end and compares what it holds with the counts and checksums of its last line.
 *
 * @throws StartupError, beginning after the file's name, when it is no back-up, newer than we are, cut or damaged
 */
export const readBackup = async (file: string, reader: BackupReader): Promise<BackupEnd> => {
  const sums = new Map<string, Sum>();
  let sum: Sum | undefined;
  let isFirst = true;
  let end: BackupEnd | undefined;
  for await (const text of linesOf(file)) {
    if (isFirst) {
      isFirst = false;
      await reader.header(readHeader(text));
      continue;
    }
    if (text.startsWith(ROW) && end === undefined) {
      await readRow(text, sum, reader);
      continue;
    }
    const line = Line.safeParse(parse(text));
    if (!line.success || end !== undefined) throw new StartupError(CUT);
    if ("table" in line.data) {
      sum = createTableSum();
      sums.set(line.data.table, sum);
      await reader.table(line.data.table, line.data.columns);
    } else end = line.data.end;
  }
  if (isFirst) throw new StartupError(NOT_OURS);
  if (end === undefined) throw new StartupError(CUT);
  requireSame(sums, end);
  return end;
};

const readRow = async (text: string, sum: Sum | undefined, reader: BackupReader): Promise<void> => {
  if (sum === undefined) throw new StartupError(CUT);
  const row = text.slice(ROW.length, -1);
  sum.add(row);
  await reader.row(row);
};

const requireSame = (sums: ReadonlyMap<string, Sum>, { tables }: BackupEnd): void => {
  const changed = [...new Set([...sums.keys(), ...Object.keys(tables)])].find(
    (name) => !isSame(sums.get(name)?.result(), tables[name]),
  );
  if (changed !== undefined) throw new StartupError(`is damaged: ${changed} is not what it was`);
};
