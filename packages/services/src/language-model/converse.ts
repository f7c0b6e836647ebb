import {
  addUsage,
  type LanguageModelRequest,
  type Usage,
  type WebSource,
} from "@spellwright/contract";
import { withoutLoneSurrogates } from "@spellwright/text";
import type { ModelMessage } from "ai";
import { timeLimit } from "../time-limit.ts";
import { type CallResult, listen, PAUSED, type ToolCall } from "./listen.ts";
import { CallTimeout } from "./map-failure.ts";
import type { Vendor } from "./vendor.ts";

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

export type LimitedRequest<Output> = LanguageModelRequest<Output> & {
  readonly overall: AbortSignal;
};

/** What was said in one turn, its pauses included. */
export interface TurnResult {
  readonly text: string;
  readonly finish: CallResult["finish"];
  readonly model: string | undefined;
  readonly usage: Usage | null;
  readonly sources: readonly WebSource[];
  readonly searches: number;
  /** Tools that the model calls, to be run by us. */
  readonly calls: readonly ToolCall[];
  /** The assistant's part, to be sent back with what its calls gave. */
  readonly messages: readonly ModelMessage[];
}

/** What people and models wrote may be cut anywhere: a server refuses half of a sign. */
const inWholeSigns = (message: ModelMessage): ModelMessage =>
  message.role !== "tool" && typeof message.content === "string"
    ? { ...message, content: withoutLoneSurrogates(message.content) }
    : message;

/** The instructions are the same for all questions of a language: a cache keeps them. */
const systemOf = (system: string, { cacheMark }: Vendor) => {
  const content = withoutLoneSurrogates(system);
  return cacheMark === undefined
    ? content
    : { role: "system" as const, content, providerOptions: cacheMark };
};

/** Listens within the limits of time, and sends a paused turn back until it is done. */
export async function converse<Output>(
  target: Target,
  request: LimitedRequest<Output>,
  call: Omit<Parameters<typeof listen>[0], "abortSignal" | "model">,
  onText: (text: string) => Promise<void>,
): Promise<TurnResult> {
  const { vendor, timeoutMs } = target;
  const timeout = AbortSignal.any([timeLimit(timeoutMs), request.overall]);
  const abortSignal = AbortSignal.any([request.signal, timeout]);
  const settings = {
    ...{ ...call, ...vendor.settingsFor(request.effort), model: vendor.model },
    system: systemOf(request.system, vendor),
  };
  // Every round of look-ups begins with the same prompt.
  const mark = request.tools === undefined ? undefined : vendor.cacheMark;
  let messages = call.messages
    .map(inWholeSigns)
    .map((message, at) =>
      at === 0 && mark !== undefined ? { ...message, providerOptions: mark } : message,
    );
  let said: TurnResult | undefined;
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

const join = (before: TurnResult | undefined, heard: CallResult): TurnResult =>
  before === undefined
    ? heard
    : {
        text: before.text + heard.text,
        finish: heard.finish,
        model: heard.model,
        usage: addUsage(before.usage, heard.usage),
        sources: [...before.sources, ...heard.sources],
        searches: before.searches + heard.searches,
        calls: heard.calls,
        messages: [...before.messages, ...heard.messages],
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
): Promise<TurnResult> {
  const prompt = `${request.prompt}\n\nSearch the web for what changed lately in the rules and cards of this question. Write short notes of what you found, in plain text; do not answer the question.`;
  const call = {
    system: request.system,
    messages: [{ role: "user" as const, content: prompt }],
    tools: target.vendor.search?.tools ?? {},
  };
  return converse(target, request, call, async () => {});
}
