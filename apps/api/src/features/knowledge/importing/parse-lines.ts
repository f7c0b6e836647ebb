import { ImportError } from "./import-error.ts";
import { readLines } from "./read-json-lines.ts";

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; code: string };

/** Every line of a file, parsed. @throws ImportError naming the file and the first line that is none */
export async function* parseLines<Value>(
  file: string,
  parse: (text: string) => Parsed<Value>,
): AsyncGenerator<Value> {
  for await (const { number, text } of readLines(file)) {
    const parsed = parse(text);
    if (!parsed.ok) throw new ImportError(`${file}: line ${number}: ${parsed.code}`);
    yield parsed.value;
  }
}
