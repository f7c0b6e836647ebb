import { LanguageModelError, type Usage, type WebSource } from "@spellwright/contract";
import {
  type FinishReason,
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from "ai";
import { countQueries, readRefusal, readSources } from "./read-raw.ts";

type Call = Omit<Parameters<typeof streamText>[0], "prompt" | "messages"> & {
  readonly messages: ModelMessage[];
};

/** What one call said, whole. */
export interface CallResult {
  readonly text: string;
  readonly finish: FinishReason;
  /** The vendor's own word for why it ended. */
  readonly rawFinish: string | undefined;
  /** What the server called the model. Undefined when it does not say. */
  readonly model: string | undefined;
  readonly usage: Usage | null;
  /** As the provider gave them: not checked. */
  readonly sources: readonly WebSource[];
  readonly searches: number;
  readonly calls: readonly ToolCall[];
  /** The assistant's part, to be sent back when the call only paused or waits for its tools. */
  readonly messages: readonly ModelMessage[];
}

/** A tool that the model wants to have run. Its input is as it came, not checked. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

type Part = TextStreamPart<ToolSet>;

/** Characters of an answer and of the thinking before it. No ruling has a tenth of that. */
const SAID_MAX = 64 * 1024;
const THOUGHT_MAX = 512 * 1024;
/** Pages that a provider's search may name. */
const SOURCES_MAX = 200;

/** Collects the parts of a stream. */
class Listener {
  text = "";
  finish: FinishReason = "other";
  rawFinish: string | undefined;
  model: string | undefined;
  usage: Usage | null = null;
  refusal: string | undefined;
  readonly sources: WebSource[] = [];
  readonly calls: ToolCall[] = [];
  searches = 0;
  #thought = 0;

  hear(part: Part): void {
    switch (part.type) {
      case "text-delta":
        this.text += part.text;
        if (this.text.length > SAID_MAX) throw tooLong();
        break;
      case "reasoning-delta":
        this.#think(part.text);
        break;
      case "tool-input-delta":
        this.#think(part.delta);
        break;
      case "tool-call":
        // A provider runs its own.
        if (!part.providerExecuted)
          this.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
        break;
      case "source":
        if (part.sourceType === "url") this.#found(part.url, part.title ?? "");
        break;
      case "tool-result":
        this.searches += 1;
        break;
      case "raw":
        this.refusal ??= readRefusal(part.rawValue);
        for (const { url, title } of readSources(part.rawValue)) this.#found(url, title);
        break;
      case "finish-step":
        this.finish = part.finishReason;
        this.rawFinish = part.rawFinishReason;
        this.model = part.response.modelId || undefined;
        this.usage = toUsage(part.usage);
        this.searches += countQueries(part.providerMetadata);
        break;
      case "error":
        throw part.error;
      default:
    }
  }

  #think(text: string): void {
    this.#thought += text.length;
    if (this.#thought > THOUGHT_MAX) throw tooLong();
  }

  #found(url: string, title: string): void {
    if (this.sources.length < SOURCES_MAX) this.sources.push({ url, title });
  }
}

/** Its provider does not end it: somebody else may answer (ERR-04), as when it breaks off. */
const tooLong = () => new LanguageModelError("unavailable", { cause: "an answer without end" });

/**
 * Makes one HTTP call and listens to its stream to the end.
 *
 * @param onText gets the whole text so far whenever it grew
 * @throws LanguageModelError when the model declined or does not end; else whatever the SDK throws. An abort only ends
 * the stream: the caller looks at its signals.
 */
export async function listen(
  call: Call,
  onText: (text: string) => Promise<void>,
): Promise<CallResult> {
  const listener = new Listener();
  const ended = new AbortController();
  const { abortSignal = ended.signal } = call;
  const stream = streamText({
    ...call,
    abortSignal: AbortSignal.any([abortSignal, ended.signal]),
    maxRetries: 0,
    includeRawChunks: true,
    // Errors are parts of the stream; without this they are printed as well.
    onError: () => {},
  });
  try {
    for await (const part of stream.fullStream) {
      listener.hear(part);
      if (part.type === "text-delta") await onText(listener.text);
    }
  } catch (error) {
    // Nobody listens any more: the connection is closed, not drained.
    ended.abort();
    throw error;
  }
  const { refusal, text, finish, rawFinish, model, usage, sources, searches, calls } = listener;
  if (refusal !== undefined || finish === "content-filter") {
    throw new LanguageModelError("refused", { cause: refusal ?? rawFinish });
  }
  const goesOn = rawFinish === PAUSED || calls.length > 0;
  const messages = goesOn ? (await stream.response).messages : [];
  return {
    ...{ text, finish, rawFinish, model, usage, sources, searches, calls },
    // What the SDK itself says of a call that it could not read is said by whoever runs the calls.
    messages: messages.filter(({ role }) => role === "assistant"),
  };
}

/** Anthropic's word for a long turn that goes on when it is sent back. */
export const PAUSED = "pause_turn";

/** What the provider had of the prompt in its cache, and put there. Absent where nothing was. */
function cachedOf({
  inputTokenDetails: { cacheReadTokens = 0, cacheWriteTokens = 0 },
}: LanguageModelUsage): Pick<Usage, "input_tokens_details"> {
  if (cacheReadTokens === 0 && cacheWriteTokens === 0) return {};
  return {
    input_tokens_details: { cached_tokens: cacheReadTokens, cache_write_tokens: cacheWriteTokens },
  };
}

/** Unknown is null, never 0: some servers do not count, and no question has 0 tokens. */
function toUsage(usage: LanguageModelUsage): Usage | null {
  if (!usage.inputTokens || usage.outputTokens === undefined) return null;
  return {
    input_tokens: usage.inputTokens,
    ...cachedOf(usage),
    output_tokens: usage.outputTokens,
    total_tokens: usage.totalTokens ?? usage.inputTokens + usage.outputTokens,
    output_tokens_details: { reasoning_tokens: usage.outputTokenDetails.reasoningTokens ?? 0 },
  };
}
