import * as z from "zod";
import type { Checked, Envelope, Protocol } from "../protocol.ts";
import { dataOf, piecesOf } from "../protocol.ts";
import { textOf } from "../read-prompt.ts";
import { strictSchemaProblem } from "../strict-schema.ts";
import { unansweredCall } from "../tools.ts";
import { badRequest, openAiAuthorize, openAiOutage } from "./openai-errors.ts";

const TextPart = z.looseObject({ type: z.string() });
const Call = z.object({
  id: z.string().min(1),
  type: z.literal("function"),
  function: z.object({ name: z.string().min(1), arguments: z.string() }),
});
const Message = z.looseObject({
  tool_calls: z.array(Call).optional(),
  tool_call_id: z.string().optional(),
  role: z.enum(["system", "developer", "user", "assistant", "tool"]),
  content: z.union([z.string(), z.array(TextPart), z.null()]).optional(),
});
const ResponseFormat = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text") }),
  z.object({ type: z.literal("json_object") }),
  z.object({
    type: z.literal("json_schema"),
    json_schema: z.object({
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      description: z.string().optional(),
      schema: z.record(z.string(), z.unknown()),
      strict: z.boolean().nullish(),
    }),
  }),
]);
const CompletionRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  tools: z
    .array(
      z.object({
        type: z.literal("function"),
        function: z.looseObject({
          name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
          parameters: z.record(z.string(), z.unknown()),
        }),
      }),
    )
    .min(1)
    .optional(),
  response_format: ResponseFormat.optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).optional(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().positive().nullish(),
});

/** A fixed moment (seconds), so that answers can be compared. */
const CREATED = 1_767_225_600;
/** For servers that only promise some JSON. */
const ANY_JSON = {
  type: "object",
  properties: { answer: { type: "string" } },
  required: ["answer"],
  additionalProperties: false,
};

/** Refuses what the vendor refuses with 400: missing or wrong fields, and schemas that are not strict. */
const check = (body: unknown): Checked => {
  const parsed = CompletionRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue?.path.join(".") ?? "";
    const code = param === "reasoning_effort" ? "unsupported_value" : null;
    return badRequest(issue?.message ?? "invalid body", param, code);
  }
  const { model, messages, response_format: format, stream, stream_options } = parsed.data;
  const { tools = [] } = parsed.data;
  const answered = messages.flatMap(({ tool_call_id }) => tool_call_id ?? []);
  const called = messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id));
  const { call, result } = unansweredCall(called, answered);
  if (call !== undefined) {
    const text = `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id': ${call}`;
    return badRequest(text, "messages");
  }
  if (result !== undefined) {
    const text =
      "messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.";
    return badRequest(text, "messages");
  }
  if (format?.type === "json_schema" && format.json_schema.strict === true) {
    const problem = strictSchemaProblem(format.json_schema.schema);
    if (problem !== undefined) {
      const text = `Invalid schema for response_format '${format.json_schema.name}': ${problem}`;
      return badRequest(text, "response_format", "invalid_json_schema");
    }
  }
  const schemas = { text: null, json_object: ANY_JSON };
  return {
    ok: true,
    asked: {
      model,
      text: messages
        .filter(({ role }) => role !== "assistant")
        .map(({ content }) => textOf(content))
        .join("\n"),
      schema:
        format?.type === "json_schema"
          ? format.json_schema.schema
          : schemas[format?.type ?? "text"],
      stream: stream === true,
      tools: tools.map(({ function: { name, parameters } }) => ({ name, schema: parameters })),
      results: answered.length,
      search: true,
      countsInStream: stream_options?.include_usage === true,
    },
  };
};

const usageOf = ({ tokens }: Envelope) =>
  tokens === null
    ? {}
    : {
        usage: {
          prompt_tokens: tokens.input,
          completion_tokens: tokens.output,
          total_tokens: tokens.input + tokens.output,
          completion_tokens_details: { reasoning_tokens: tokens.reasoning },
        },
      };

const annotationsOf = ({ answer }: Envelope) => {
  const pages = answer.search?.pages ?? [];
  return pages.length === 0
    ? {}
    : { annotations: pages.map((page) => ({ type: "url_citation", url_citation: page })) };
};

const finishOf = ({ answer }: Envelope) => {
  if (answer.calls.length > 0) return "tool_calls";
  return answer.finish === "length" ? "length" : "stop";
};

const callsOf = ({ answer, id }: Envelope) =>
  answer.calls.map(({ name, input }, index) => ({
    ...{ index, id: `call_${id}_${index}`, type: "function" },
    function: { name, arguments: JSON.stringify(input) },
  }));

const headOf = ({ id, asked }: Envelope) => ({
  id: `chatcmpl-${id}`,
  created: CREATED,
  model: asked.model,
});

/** OpenAI's Chat Completions, as Ollama, vLLM, llama.cpp and LM Studio speak it too. */
export const chatCompletions: Protocol = {
  handles: (path) => path === "/v1/chat/completions",
  authorize: openAiAuthorize,
  check,
  outage: openAiOutage,
  whole: (envelope) => ({
    ...headOf(envelope),
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: envelope.answer.refusal === null ? envelope.answer.text : null,
          refusal: envelope.answer.refusal,
          ...(envelope.answer.calls.length > 0 ? { tool_calls: callsOf(envelope) } : {}),
          ...annotationsOf(envelope),
        },
        finish_reason: finishOf(envelope),
      },
    ],
    ...usageOf(envelope),
  }),
  events: (envelope) => {
    const { answer, asked } = envelope;
    const head = { ...headOf(envelope), object: "chat.completion.chunk" };
    const choice = (delta: object, finish: string | null = null) =>
      dataOf({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] });
    const counts = asked.countsInStream && envelope.tokens !== null;
    return [
      choice({ role: "assistant", content: "" }),
      ...(answer.refusal === null ? [] : [choice({ refusal: answer.refusal })]),
      ...piecesOf(answer.text).map((content) => choice({ content })),
      ...callsOf(envelope).map((one) => choice({ tool_calls: [one] })),
      ...(answer.search === null ? [] : [choice(annotationsOf(envelope))]),
      choice({}, finishOf(envelope)),
      ...(counts ? [dataOf({ ...head, choices: [], ...usageOf(envelope) })] : []),
      "data: [DONE]",
    ];
  },
  errorEvent: dataOf({ error: { message: "The server had an error", type: "server_error" } }),
};
