import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

/** Rows that travel to the database in one statement. */
const BATCH = 500;

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Lines of a text file, gzip or plain by its name; blank ones are left out. Bounded memory. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const input = file.endsWith(".gz") ? source.pipe(createGunzip()) : source;
  // readline ends quietly when its input breaks: the failure is kept and thrown at the end.
  let failure: Error | undefined;
  for (const stream of new Set([source, input]))
    stream.once("error", (error: Error) => {
      failure ??= error;
      input.destroy();
    });
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (text.trim() !== "") yield { number, text };
  }
  if (failure !== undefined) throw failure;
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
