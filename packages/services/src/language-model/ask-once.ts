import {
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelResult,
  type Usage,
} from "@spellwright/contract";
import {
  generateText,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  type LanguageModel as SdkModel,
} from "ai";
import { CallTimeout } from "./map-failure.ts";
import { readRefusal, readSources } from "./read-body.ts";

/** The key of the provider's options at the SDK. */
export const PROVIDER = "openaiCompatible";

/** Longest part of a broken answer and of its problem that is sent back for repair. */
const REPAIR_TEXT_LENGTH = 20_000;
const PROBLEM_LENGTH = 1_000;

export interface Target {
  readonly model: SdkModel;
  readonly effort: string | null;
  readonly timeoutMs: number;
}

/** An answer that keeps the schema, or the text of one that does not. */
export type Attempt<Output> =
  | { readonly valid: true; readonly result: LanguageModelResult<Output> }
  | {
      readonly valid: false;
      readonly text: string;
      readonly problem: string;
      readonly usage: Usage | null;
      readonly cause: unknown;
    };

type LimitedRequest<Output> = LanguageModelRequest<Output> & { readonly overall: AbortSignal };

/**
 * One HTTP call. @throws CallTimeout, LanguageModelError for a refusal or a cut answer, or whatever
 * the SDK throws.
 */
export async function askOnce<Output>(
  target: Target,
  request: LimitedRequest<Output>,
  messages: readonly ModelMessage[],
): Promise<Attempt<Output>> {
  const timeout = AbortSignal.any([AbortSignal.timeout(target.timeoutMs), request.overall]);
  try {
    const answer = await generateText({
      model: target.model,
      system: request.system,
      messages: [...messages],
      output: Output.object({ schema: request.schema, name: request.schemaName }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, timeout]),
      providerOptions: {
        [PROVIDER]: target.effort === null ? {} : { reasoningEffort: target.effort },
      },
    });
    refuseWhenRefused(answer.response.body);
    return {
      valid: true,
      result: {
        output: answer.output,
        model: answer.response.modelId,
        usage: toUsage(answer.usage),
        sources: readSources(answer.response.body),
      },
    };
  } catch (error) {
    if (timeout.aborted && !request.signal.aborted) throw new CallTimeout({ cause: error });
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return toInvalidAttempt(error);
  }
}

function toInvalidAttempt(error: NoObjectGeneratedError): Attempt<never> {
  refuseWhenRefused(
    error.response !== undefined && "body" in error.response ? error.response.body : undefined,
  );
  if (error.finishReason === "content-filter") {
    throw new LanguageModelError("refused", { cause: error });
  }
  // Cut at the token limit: a repetition would be cut again.
  if (error.finishReason === "length") {
    throw new LanguageModelError("invalid_output", { cause: error });
  }
  const problem = error.cause instanceof Error ? error.cause.message : error.message;
  return {
    valid: false,
    text: (error.text ?? "").slice(0, REPAIR_TEXT_LENGTH),
    problem: problem.slice(0, PROBLEM_LENGTH),
    usage: toUsage(error.usage),
    cause: error,
  };
}

function refuseWhenRefused(body: unknown): void {
  const refusal = readRefusal(body);
  if (refusal !== undefined) throw new LanguageModelError("refused", { cause: refusal });
}

/** Unknown is null, never 0: some servers do not count. */
function toUsage(usage: LanguageModelUsage | undefined): Usage | null {
  if (usage?.inputTokens === undefined || usage.outputTokens === undefined) return null;
  return {
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    total_tokens: usage.totalTokens ?? usage.inputTokens + usage.outputTokens,
    output_tokens_details: { reasoning_tokens: usage.outputTokenDetails.reasoningTokens ?? 0 },
  };
}
