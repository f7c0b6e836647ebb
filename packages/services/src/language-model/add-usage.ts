import type { Usage } from "@spellwright/contract";

/** Tokens of two calls together; unknown when either is unknown. */
export function addUsage(first: Usage | null, second: Usage | null): Usage | null {
  if (first === null || second === null) return null;
  return {
    input_tokens: first.input_tokens + second.input_tokens,
    output_tokens: first.output_tokens + second.output_tokens,
    total_tokens: first.total_tokens + second.total_tokens,
    output_tokens_details: {
      reasoning_tokens:
        first.output_tokens_details.reasoning_tokens +
        second.output_tokens_details.reasoning_tokens,
    },
  };
}
