import type { Engine, Usage } from "./entities/ruling.ts";
import type { LanguageModelResult } from "./language-model.ts";

/** Who answered: the model of a result, and the one that was asked first where that is another (ERR-04). */
export const engineOfResult = ({
  model,
  fallbackFrom,
}: Pick<LanguageModelResult<unknown>, "model" | "fallbackFrom">): Engine => ({
  kind: "model",
  model,
  ...(fallbackFrom === undefined ? {} : { fallback_from: fallbackFrom }),
});

/** Tokens of two calls together; null, not known, when either is not known. */
export const addUsage = (first: Usage | null, second: Usage | null): Usage | null =>
  first &&
  second && {
    input_tokens: first.input_tokens + second.input_tokens,
    output_tokens: first.output_tokens + second.output_tokens,
    total_tokens: first.total_tokens + second.total_tokens,
    output_tokens_details: {
      reasoning_tokens:
        first.output_tokens_details.reasoning_tokens +
        second.output_tokens_details.reasoning_tokens,
    },
  };
