import type { Checked, Protocol, Refusal } from "../protocol.ts";

/** OpenAI's errors, the same in both of its protocols. */
export const openAiRefusal = (
  status: number,
  message: string,
  more: {
    readonly type?: string;
    readonly param?: string | null;
    readonly code?: string | null;
  } = {},
): Refusal => ({
  status,
  body: { error: { message, type: "invalid_request_error", param: null, code: null, ...more } },
});

export const badRequest = (
  message: string,
  param: string,
  code: string | null = null,
): Checked => ({
  ok: false,
  refusal: openAiRefusal(400, message, { param: param === "" ? null : param, code }),
});

export const openAiAuthorize: Protocol["authorize"] = (headers, apiKey) =>
  headers.authorization === `Bearer ${apiKey}`
    ? undefined
    : openAiRefusal(401, "Incorrect API key", { code: "invalid_api_key" });

const QUOTA = { type: "insufficient_quota", code: "insufficient_quota" };

export const openAiOutage: Protocol["outage"] = (outage) => {
  switch (outage) {
    case "rate-limit":
      return {
        ...openAiRefusal(429, "Slow down", { type: "requests", code: "rate_limit_exceeded" }),
        headers: { "retry-after": "1" },
      };
    case "quota":
      return openAiRefusal(429, "You exceeded your current quota", QUOTA);
    case "internal":
      return openAiRefusal(500, "Internal error", { type: "server_error" });
    case "unavailable":
      return openAiRefusal(503, "Overloaded", { type: "server_error" });
    case "overloaded":
      return openAiRefusal(529, "Overloaded", { type: "server_error" });
    case "tools":
      return openAiRefusal(400, "this model does not support tools");
    case "parameter":
      return openAiRefusal(400, "Unsupported parameter: 'reasoning.effort'", {
        param: "reasoning.effort",
        code: "unsupported_parameter",
      });
  }
};
