import type { LanguageModelRequest } from "@spellwright/contract";
import { Output, parsePartialJson } from "ai";

/**
 * A partial output is read again after so many more characters, and after a share of what it has: all
 * readings together then cost a few times the text, however long it becomes.
 */
const PARTIAL_STEP = 48;
const PARTIAL_SHARE = 1 / 8;
/** A text that stands still for so long is read as far as it came. */
const PARTIAL_QUIET_MS = 250;

/**
 * The SDK's object, without its own reading of the whole text at every word: it tells the length so far,
 * which is enough for it to hand the words on.
 */
export const asObject = <Value>({ schema, schemaName }: LanguageModelRequest<Value>) => ({
  ...Output.object({ schema, name: schemaName }),
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
});

type Read<Output> =
  | { readonly problem: undefined; readonly output: Output }
  | { readonly problem: string };

/** The answer in a text, or what is wrong with it. */
export function readOutput<Output>(
  text: string,
  { schema }: Pick<LanguageModelRequest<Output>, "schema">,
): Read<Output> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: String(error) };
  }
  const parsed = schema.safeParse(value);
  return parsed.success
    ? { problem: undefined, output: parsed.data }
    : { problem: parsed.error.message };
}

/** Reads the growing text now and then, and what came last once nothing follows. Nothing where nobody wants it. */
export function createPartialReader(onPartial: LanguageModelRequest<unknown>["onPartial"]) {
  let read = 0;
  let later: NodeJS.Timeout | undefined;
  const readNow = async (text: string): Promise<void> => {
    read = text.length;
    const { value } = await parsePartialJson(text);
    if (value !== undefined && value !== null) onPartial?.(value);
  };
  const end = () => clearTimeout(later);
  return {
    tell: async (text: string): Promise<void> => {
      end();
      if (onPartial === undefined) return;
      if (text.length >= read + Math.max(PARTIAL_STEP, read * PARTIAL_SHARE)) return readNow(text);
      later = setTimeout(() => void readNow(text), PARTIAL_QUIET_MS);
    },
    end,
  };
}
