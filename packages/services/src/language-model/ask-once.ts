import {
  addUsage,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelResult,
  type Usage,
  type WebSource,
} from "@spellwright/contract";
import { withoutHalfSigns } from "@spellwright/text";
import { type ModelMessage, Output, parsePartialJson } from "ai";
import { timeLimit } from "../time-limit.ts";
import { type Heard, listen, PAUSED } from "./listen.ts";
import { CallTimeout } from "./map-failure.ts";
import type { Vendor } from "./vendor.ts";
import { checkSources } from "./web-sources.ts";

/** Longest part of a broken answer and of its problem that is sent back for repair. */
const REPAIR_TEXT_LENGTH = 20_000;
const PROBLEM_LENGTH = 1_000;
/**
 * A partial output is read again after so many more characters, and after a share of what it has: all
 * readings together then cost a few times the text, however long it becomes.
 */
const PARTIAL_STEP = 48;
const PARTIAL_SHARE = 1 / 8;
/** A text that stands still for so long is read as far as it came. */
const PARTIAL_QUIET_MS = 250;
/** A turn that pauses more often than this goes nowhere. */
const MOST_PAUSES = 3;

export interface Target {
  readonly vendor: Vendor;
  /** Named in answers of servers that do not name their model. */
  readonly name: string;
  readonly timeoutMs: number;
  /** The vendor's web search is on. */
  readonly searches: boolean;
}

/** An answer that keeps the schema, or the text of one that does not. */
export type Attempt<Output> =
  | { readonly valid: true; readonly result: LanguageModelResult<Output> }
  | {
      readonly valid: false;
      readonly text: string;
      readonly problem: string;
      readonly usage: Usage | null;
    };

export type LimitedRequest<Output> = LanguageModelRequest<Output> & {
  readonly overall: AbortSignal;
};

interface Said {
  readonly text: string;
  readonly finish: Heard["finish"];
  readonly model: string | undefined;
  readonly usage: Usage | null;
  readonly sources: readonly WebSource[];
  readonly searches: number;
}

/** What people and models wrote may be cut anywhere: a server refuses half of a sign. */
const inWholeSigns = (message: ModelMessage): ModelMessage =>
  message.role !== "tool" && typeof message.content === "string"
    ? { ...message, content: withoutHalfSigns(message.content) }
    : message;

/** Listens within the limits of time, and sends a paused turn back until it is done. */
async function converse<Output>(
  target: Target,
  request: LimitedRequest<Output>,
  call: Omit<Parameters<typeof listen>[0], "abortSignal" | "model">,
  onText: (text: string) => Promise<void>,
): Promise<Said> {
  const { vendor, timeoutMs } = target;
  const timeout = AbortSignal.any([timeLimit(timeoutMs), request.overall]);
  const abortSignal = AbortSignal.any([request.signal, timeout]);
  const settings = {
    ...{ ...call, ...vendor.settingsFor(request.effort), model: vendor.model },
    system: withoutHalfSigns(request.system),
  };
  let messages = call.messages.map(inWholeSigns);
  let said: Said | undefined;
  try {
    for (let pauses = 0; ; pauses += 1) {
      const before = said?.text ?? "";
      const heard = await listen({ ...settings, messages, abortSignal }, (text) =>
        onText(before + text),
      );
      abortSignal.throwIfAborted();
      said = join(said, heard);
      if (heard.rawFinish !== PAUSED || pauses === MOST_PAUSES) return said;
      messages = [...messages, ...heard.messages];
    }
  } catch (error) {
    if (timeout.aborted && !request.signal.aborted) throw new CallTimeout({ cause: error });
    throw error;
  }
}

const join = (before: Said | undefined, heard: Heard): Said =>
  before === undefined
    ? heard
    : {
        text: before.text + heard.text,
        finish: heard.finish,
        model: heard.model,
        usage: addUsage(before.usage, heard.usage),
        sources: [...before.sources, ...heard.sources],
        searches: before.searches + heard.searches,
      };

/**
 * Searches the web in a call of its own, for vendors whose search does not go together with structured
 * output.
 *
 * @throws as `askOnce`
 */
export async function searchFirst<Output>(
  target: Target,
  request: LimitedRequest<Output>,
): Promise<Said> {
  const prompt = `${request.prompt}\n\nSearch the web for what changed lately in the rules and cards of this question. Write short notes of what you found, in plain text; do not answer the question.`;
  const call = {
    system: request.system,
    messages: [{ role: "user" as const, content: prompt }],
    tools: target.vendor.search?.tools ?? {},
  };
  return converse(target, request, call, async () => {});
}

/**
 * Asks once for structured output.
 *
 * @param tools the vendor's web search where both go together
 * @throws CallTimeout, LanguageModelError for a refusal or a cut answer, or whatever the SDK throws.
 */
export async function askOnce<Output>(
  target: Target,
  request: LimitedRequest<Output>,
  messages: readonly ModelMessage[],
): Promise<Attempt<Output>> {
  const { search } = target.vendor;
  const call = {
    system: request.system,
    messages: [...messages],
    output: asObject(request),
    ...(target.searches && search?.together ? { tools: search.tools } : {}),
  };
  const teller = partialTeller(request.onPartial);
  const said = await converse(target, request, call, teller.tell).finally(teller.end);
  const { text, finish, usage } = said;
  const read = readOutput(text, request);
  if (read.problem === undefined) {
    return {
      valid: true,
      result: {
        output: read.output,
        model: said.model ?? target.name,
        usage,
        sources: checkSources(said.sources),
        ...(said.searches > 0 ? { searches: said.searches } : {}),
      },
    };
  }
  // Cut at the token limit: a repetition would be cut again.
  if (finish === "length") throw new LanguageModelError("invalid_output", { cause: read.problem });
  // The stream ended without saying that it was done: the line or the server broke.
  if (finish === "other" || finish === "error") {
    throw new LanguageModelError("unavailable", { cause: "the stream ended before the answer" });
  }
  const problem = read.problem.slice(0, PROBLEM_LENGTH);
  return { valid: false, text: text.slice(0, REPAIR_TEXT_LENGTH), problem, usage };
}

/**
 * The SDK's object, without its own reading of the whole text at every word: it tells the length so far,
 * which is enough for it to hand the words on.
 */
const asObject = <Value>({ schema, schemaName }: LanguageModelRequest<Value>) => ({
  ...Output.object({ schema, name: schemaName }),
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
});

type Read<Output> =
  | { readonly problem: undefined; readonly output: Output }
  | { readonly problem: string };

function readOutput<Output>(
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

/** Reads the growing text now and then, and what came last once nothing follows; nothing where nobody wants it. */
function partialTeller(onPartial: LanguageModelRequest<unknown>["onPartial"]) {
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
