import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** Rows that travel to the database in one statement. */
const BATCH = 500;

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** The text of a file as it is read, gzip or plain by its name. */
export const readText = (file: string): AsyncIterable<string> => {
  const source = createReadStream(file);
  if (!file.endsWith(".gz")) return source.setEncoding("utf8");
  // A failure of either end destroys both, and the loop over the result throws it: readline would wait.
  return pipeline(source, createGunzip(), () => undefined).setEncoding("utf8");
};

/**
 * Lines of a text file. Blank ones are left out. Bounded memory.
 *
 * @throws the failure of the file or of its compression, with its `code`
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let number = 0;
  let rest = "";
  for await (const chunk of readText(file)) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      number += 1;
      if (text.trim() !== "") yield { number, text };
    }
  }
  if (rest.trim() !== "") yield { number: number + 1, text: rest };
}

/** Groups of `BATCH` items, in order. */
export async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
