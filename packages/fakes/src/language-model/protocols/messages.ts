import * as z from "zod";
import type { Checked, Envelope, NamedEvent, Protocol, Refusal } from "../protocol.ts";
import { namedEvent, piecesOf } from "../protocol.ts";
import { textOf } from "../read-prompt.ts";
import { closedSchemaProblem, unsupportedKeyword } from "../strict-schema.ts";
import { unansweredCall } from "../tools.ts";

const Block = z.looseObject({
  type: z.string(),
  id: z.string().optional(),
  tool_use_id: z.string().optional(),
  content: z.unknown().optional(),
});
const Content = z.union([z.string().min(1), z.array(Block).min(1)]);
const MessagesRequest = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  system: z.union([z.string(), z.array(Block)]).optional(),
  messages: z
    .array(z.looseObject({ role: z.enum(["user", "assistant"]), content: Content }))
    .min(1),
  thinking: z
    .discriminatedUnion("type", [
      z.looseObject({ type: z.enum(["adaptive", "disabled"]) }),
      z.looseObject({ type: z.literal("enabled"), budget_tokens: z.int().min(1024) }),
    ])
    .optional(),
  output_config: z
    .looseObject({
      effort: z.enum(["low", "medium", "high", "xhigh", "max"]).optional(),
      format: z
        .object({ type: z.literal("json_schema"), schema: z.record(z.string(), z.unknown()) })
        .optional(),
    })
    .optional(),
  tools: z
    .array(
      z.looseObject({
        name: z.string(),
        type: z.string().optional(),
        input_schema: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
  stream: z.boolean().optional(),
});

const refusal = (status: number, type: string, message: string): Refusal => ({
  status,
  body: { type: "error", error: { type, message }, request_id: "req_fake" },
});
const invalid = (message: string): Checked => ({
  ok: false,
  refusal: refusal(400, "invalid_request_error", message),
});

type Messages = z.infer<typeof MessagesRequest>["messages"];

const blocksOf = (messages: Messages, type: string) =>
  messages.flatMap(({ content }) =>
    typeof content === "string" ? [] : content.filter((block) => block.type === type),
  );

/** Each turn's calls are answered in the turn right after it. */
const callProblem = (messages: Messages): string | undefined => {
  for (const [at, message] of messages.entries()) {
    const calls = blocksOf([message], "tool_use").flatMap(({ id }) => id ?? []);
    const results = blocksOf(messages.slice(at + 1, at + 2), "tool_result");
    const ids = results.flatMap(({ tool_use_id }) => tool_use_id ?? []);
    const { call, result } = unansweredCall(calls, ids);
    if (call !== undefined)
      return `messages.${at}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${call}.`;
    if (result !== undefined)
      return `messages.${at + 1}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${result}.`;
  }
  return undefined;
};

const check = (body: unknown): Checked => {
  const parsed = MessagesRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return invalid(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { model, max_tokens, system, messages, thinking, output_config, tools, stream } =
    parsed.data;
  if (thinking?.type === "enabled" && thinking.budget_tokens >= max_tokens) {
    return invalid("`max_tokens` must be greater than `thinking.budget_tokens`.");
  }
  const results = blocksOf(messages, "tool_result");
  const wrong = callProblem(messages);
  if (wrong !== undefined) return invalid(wrong);
  if (results.length > 0 && tools === undefined)
    return invalid("Requests which include `tool_use` or `tool_result` blocks must define tools.");
  const schema = output_config?.format?.schema ?? null;
  const problem = schema && (closedSchemaProblem(schema) ?? unsupportedKeyword(schema));
  if (problem) return invalid(`output_config.format.schema: ${problem}`);
  return {
    ok: true,
    asked: {
      model,
      text: [
        textOf(system),
        ...messages.filter(({ role }) => role === "user").map(({ content }) => textOf(content)),
        ...results.map(({ content }) => textOf(content)),
      ].join("\n"),
      schema,
      cached: textOf(
        Array.isArray(system) ? system.filter((block) => block.cache_control !== undefined) : "",
      ).length,
      tools: (tools ?? []).flatMap(({ name, input_schema }) =>
        input_schema === undefined ? [] : [{ name, schema: input_schema }],
      ),
      results: results.length,
      stream: stream === true,
      search: tools?.some(({ type }) => type?.startsWith("web_search_")) ?? false,
      countsInStream: true,
    },
  };
};

const stopOf = ({ answer }: Envelope): string => {
  if (answer.refusal !== null) return "refusal";
  if (answer.calls.length > 0) return "tool_use";
  return { stop: "end_turn", length: "max_tokens", pause: "pause_turn" }[answer.finish];
};

const contentOf = ({ answer, id }: Envelope): NamedEvent[] => {
  const call = { tool_use_id: `srvtoolu_${id}` };
  const found = answer.search?.failed
    ? { type: "web_search_tool_result_error", error_code: "unavailable" }
    : (answer.search?.pages ?? []).map((page) => ({
        type: "web_search_result",
        ...page,
        encrypted_content: "sealed",
        page_age: null,
      }));
  return [
    { type: "thinking", thinking: "Let me see.", signature: "signed" },
    ...(answer.search === null
      ? []
      : [
          {
            type: "server_tool_use",
            id: call.tool_use_id,
            name: "web_search",
            input: { query: "rules" },
          },
          { type: "web_search_tool_result", ...call, content: found },
        ]),
    ...(answer.text === "" ? [] : [{ type: "text", text: answer.text, citations: null }]),
    ...answer.calls.map(({ name, input }, at) => ({
      ...{ type: "tool_use", id: `toolu_${id}_${at}`, name, input },
    })),
  ];
};

/** This vendor always sends counts: a proxy that does not count sends zeros. */
const usageOf = ({ tokens, asked: { cached = 0 } }: Envelope) => ({
  input_tokens: tokens?.input ?? 0,
  output_tokens: tokens?.output ?? 0,
  ...(cached > 0 && tokens !== null
    ? { cache_read_input_tokens: Math.ceil(cached / 4), cache_creation_input_tokens: 0 }
    : {}),
});

const messageOf = (envelope: Envelope) => ({
  id: `msg_${envelope.id}`,
  type: "message",
  role: "assistant",
  model: envelope.asked.model,
  stop_sequence: null,
});

/** A block opens empty, grows and closes. What is not text comes whole. */
const blockEvents = (block: NamedEvent, index: number) => {
  const delta = (change: object) => ({ type: "content_block_delta", index, delta: change });
  const opened = (start: object) => ({ type: "content_block_start", index, content_block: start });
  const closed = { type: "content_block_stop", index };
  switch (block.type) {
    case "text":
      return [
        opened({ type: "text", text: "" }),
        ...piecesOf(String(block.text)).map((text) => delta({ type: "text_delta", text })),
        closed,
      ];
    case "thinking":
      return [
        opened({ type: "thinking", thinking: "", signature: "" }),
        delta({ type: "thinking_delta", thinking: block.thinking }),
        delta({ type: "signature_delta", signature: block.signature }),
        closed,
      ];
    case "tool_use":
    case "server_tool_use":
      return [
        opened({ ...block, input: {} }),
        delta({ type: "input_json_delta", partial_json: JSON.stringify(block.input) }),
        closed,
      ];
    default:
      return [opened(block), closed];
  }
};

const events: Protocol["events"] = (envelope) => {
  const usage = usageOf(envelope);
  const begun = {
    ...messageOf(envelope),
    content: [],
    stop_reason: null,
    usage: { ...usage, output_tokens: 1 },
  };
  return [
    { type: "message_start", message: begun },
    { type: "ping" },
    ...contentOf(envelope).flatMap(blockEvents),
    {
      type: "message_delta",
      delta: { stop_reason: stopOf(envelope), stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: "message_stop" },
  ].map(namedEvent);
};

const OUTAGES = {
  "rate-limit": refusal(429, "rate_limit_error", "Slow down"),
  quota: refusal(429, "rate_limit_error", "Your credit balance is too low"),
  internal: refusal(500, "api_error", "Internal error"),
  unavailable: refusal(503, "api_error", "Unavailable"),
  overloaded: refusal(529, "overloaded_error", "Overloaded"),
  parameter: refusal(400, "invalid_request_error", "thinking: Extra inputs are not permitted"),
  tools: refusal(400, "invalid_request_error", "tools: Extra inputs are not permitted"),
} as const;

/** Anthropic's Messages. */
export const messages: Protocol = {
  handles: (path) => path === "/v1/messages",
  authorize: (headers, apiKey) => {
    if (headers["x-api-key"] !== apiKey) {
      return refusal(401, "authentication_error", "invalid x-api-key");
    }
    return headers["anthropic-version"] === undefined
      ? refusal(400, "invalid_request_error", "anthropic-version: header is required")
      : undefined;
  },
  check,
  outage: (outage) => OUTAGES[outage],
  whole: (envelope) => ({
    ...messageOf(envelope),
    content: contentOf(envelope),
    stop_reason: stopOf(envelope),
    usage: usageOf(envelope),
  }),
  events,
  errorEvent: namedEvent({
    type: "error",
    error: { type: "overloaded_error", message: "Overloaded" },
  }),
};
