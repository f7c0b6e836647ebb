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

/** What both together had from a cache. Absent where neither had anything. */
const addCached = (first: Usage, second: Usage): Pick<Usage, "input_tokens_details"> => {
  const parts = [first, second].flatMap(({ input_tokens_details }) => input_tokens_details ?? []);
  if (parts.length === 0) return {};
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((all, part) => all + of(part), 0);
  return {
    input_tokens_details: {
      cached_tokens: sum(({ cached_tokens }) => cached_tokens),
      cache_write_tokens: sum(({ cache_write_tokens = 0 }) => cache_write_tokens),
    },
  };
};

/** Tokens of two calls together. Null, not known, when either is not known. */
export const addUsage = (first: Usage | null, second: Usage | null): Usage | null =>
  first &&
  second && {
    input_tokens: first.input_tokens + second.input_tokens,
    ...addCached(first, second),
    output_tokens: first.output_tokens + second.output_tokens,
    total_tokens: first.total_tokens + second.total_tokens,
    output_tokens_details: {
      reasoning_tokens:
        first.output_tokens_details.reasoning_tokens +
        second.output_tokens_details.reasoning_tokens,
    },
  };
