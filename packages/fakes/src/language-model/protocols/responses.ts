import * as z from "zod";
import type { Checked, Envelope, NamedEvent, Protocol } from "../protocol.ts";
import { namedEvent, piecesOf } from "../protocol.ts";
import { textOf } from "../read-prompt.ts";
import { strictSchemaProblem } from "../strict-schema.ts";
import { unansweredCall } from "../tools.ts";
import { badRequest, openAiAuthorize, openAiOutage } from "./openai-errors.ts";

const Item = z.looseObject({
  type: z.string().optional(),
  role: z.enum(["system", "developer", "user", "assistant"]).optional(),
  content: z.unknown().optional(),
  call_id: z.string().optional(),
  output: z.string().optional(),
});
const Format = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text") }),
  z.object({ type: z.literal("json_object") }),
  z.object({
    type: z.literal("json_schema"),
    name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
    description: z.string().optional(),
    schema: z.record(z.string(), z.unknown()),
    strict: z.boolean().nullish(),
  }),
]);
const ResponseRequest = z.looseObject({
  model: z.string().min(1),
  input: z.union([z.string().min(1), z.array(Item).min(1)]),
  instructions: z.string().nullish(),
  reasoning: z
    .looseObject({ effort: z.enum(["none", "low", "medium", "high", "xhigh"]).nullish() })
    .nullish(),
  text: z.looseObject({ format: Format.optional() }).optional(),
  tools: z
    .array(
      z.discriminatedUnion("type", [
        z.looseObject({ type: z.literal("web_search") }),
        z.looseObject({
          type: z.literal("function"),
          name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
          parameters: z.record(z.string(), z.unknown()),
          strict: z.boolean().nullish(),
        }),
      ]),
    )
    .optional(),
  include: z.array(z.string()).nullish(),
  stream: z.boolean().nullish(),
  max_output_tokens: z.int().min(16).nullish(),
});
type ResponseRequest = z.infer<typeof ResponseRequest>;

const CREATED = 1_767_225_600;

const textIn = ({ instructions, input }: ResponseRequest): string =>
  [
    instructions ?? "",
    ...(typeof input === "string"
      ? [input]
      : input
          .filter(({ role }) => role !== "assistant")
          .map(({ content, output }) => output ?? textOf(content))),
  ].join("\n");

const idsOf = ({ input }: ResponseRequest, type: string): string[] =>
  typeof input === "string"
    ? []
    : input.flatMap((item) => (item.type === type ? (item.call_id ?? []) : []));

/** What is wrong with the tools of a request and their calls. */
const toolProblem = (request: ResponseRequest): Checked | undefined => {
  const calls = idsOf(request, "function_call");
  const { call, result } = unansweredCall(calls, idsOf(request, "function_call_output"));
  if (call !== undefined)
    return badRequest(`No tool output found for function call ${call}.`, "input");
  if (result !== undefined) {
    const text = `No tool call found for function call output with call_id ${result}.`;
    return badRequest(text, "input");
  }
  for (const [at, tool] of (request.tools ?? []).entries()) {
    const problem =
      tool.type === "function" && tool.strict === true
        ? strictSchemaProblem(tool.parameters)
        : undefined;
    if (problem === undefined) continue;
    const text = `Invalid schema for function: ${problem}`;
    return badRequest(text, `tools[${at}].parameters`, "invalid_function_parameters");
  }
  return undefined;
};

const check = (body: unknown): Checked => {
  const parsed = ResponseRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue?.path.join(".") ?? "";
    const code = param === "reasoning.effort" ? "unsupported_value" : null;
    return badRequest(issue?.message ?? "invalid body", param, code);
  }
  const request = parsed.data;
  const wrong = toolProblem(request);
  if (wrong !== undefined) return wrong;
  const format = request.text?.format;
  const search = request.tools?.some(({ type }) => type === "web_search") ?? false;
  if (format?.type === "json_object" && search) {
    return badRequest("Web Search cannot be used with JSON mode.", "response_format");
  }
  if (format?.type === "json_schema" && format.strict !== false) {
    const problem = strictSchemaProblem(format.schema);
    if (problem !== undefined) {
      const text = `Invalid schema for response_format '${format.name}': ${problem}`;
      return badRequest(text, "text.format.schema", "invalid_json_schema");
    }
  }
  return {
    ok: true,
    asked: {
      model: request.model,
      text: textIn(request),
      schema: format?.type === "json_schema" ? format.schema : null,
      tools: (request.tools ?? []).flatMap((tool) =>
        tool.type === "function" ? [{ name: tool.name, schema: tool.parameters }] : [],
      ),
      results: idsOf(request, "function_call_output").length,
      stream: request.stream === true,
      search,
      countsInStream: true,
    },
  };
};

const usageOf = ({ tokens }: Envelope) =>
  tokens === null
    ? null
    : {
        input_tokens: tokens.input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: tokens.output,
        output_tokens_details: { reasoning_tokens: tokens.reasoning },
        total_tokens: tokens.input + tokens.output,
      };

const partOf = ({ answer }: Envelope) =>
  answer.refusal === null
    ? {
        type: "output_text",
        text: answer.text,
        annotations: (answer.search?.pages ?? []).map((page) => ({
          type: "url_citation",
          start_index: 0,
          end_index: 1,
          ...page,
        })),
        logprobs: [],
      }
    : { type: "refusal", refusal: answer.refusal };

/** The first is what the model thought, as the vendor orders them. The message is the last. */
const outputOf = (envelope: Envelope) => {
  const { id, answer } = envelope;
  const sources = (answer.search?.pages ?? []).map(({ url }) => ({ type: "url", url }));
  return [
    { type: "reasoning", id: `rs_${id}`, summary: [], encrypted_content: "sealed" },
    ...(answer.search === null
      ? []
      : [
          {
            type: "web_search_call",
            id: `ws_${id}`,
            status: answer.search.failed ? "failed" : "completed",
            action: { type: "search", query: "rules", sources },
          },
        ]),
    ...answer.calls.map(({ name, input }, at) => ({
      ...{ type: "function_call", id: `fc_${id}_${at}`, call_id: `call_${id}_${at}`, name },
      ...{ arguments: JSON.stringify(input), status: "completed" },
    })),
    ...(answer.calls.length > 0 ? [] : [messageItem(envelope)]),
  ];
};

const messageItem = (envelope: Envelope) => {
  const { id, answer } = envelope;
  return {
    type: "message",
    id: `msg_${id}`,
    role: "assistant",
    status: answer.finish === "length" ? "incomplete" : "completed",
    content: [partOf(envelope)],
  };
};

const responseOf = (envelope: Envelope, state: "begun" | "ended") => {
  const incomplete = envelope.answer.finish === "length";
  const ended = incomplete ? "incomplete" : "completed";
  return {
    id: `resp_${envelope.id}`,
    object: "response",
    created_at: CREATED,
    status: state === "begun" ? "in_progress" : ended,
    model: envelope.asked.model,
    error: null,
    incomplete_details: state === "ended" && incomplete ? { reason: "max_output_tokens" } : null,
    output: state === "begun" ? [] : outputOf(envelope),
    usage: state === "begun" ? null : usageOf(envelope),
  };
};

/** The events of the message: its part opens, grows and closes. */
const messageEvents = (envelope: Envelope, index: number): NamedEvent[] => {
  const { answer, id } = envelope;
  const at = { item_id: `msg_${id}`, output_index: index, content_index: 0 };
  const part = partOf(envelope);
  if (answer.refusal !== null) {
    return [
      { type: "response.content_part.added", ...at, part: { type: "refusal", refusal: "" } },
      { type: "response.refusal.delta", ...at, delta: answer.refusal },
      { type: "response.refusal.done", ...at, refusal: answer.refusal },
      { type: "response.content_part.done", ...at, part },
    ];
  }
  const annotations = "annotations" in part ? (part.annotations ?? []) : [];
  return [
    { type: "response.content_part.added", ...at, part: { ...part, text: "", annotations: [] } },
    ...piecesOf(answer.text).map((delta) => ({
      type: "response.output_text.delta",
      ...at,
      delta,
      logprobs: [],
    })),
    ...annotations.map((annotation, place) => ({
      type: "response.output_text.annotation.added",
      ...at,
      annotation_index: place,
      annotation,
    })),
    { type: "response.output_text.done", ...at, text: answer.text, logprobs: [] },
    { type: "response.content_part.done", ...at, part },
  ];
};

/** An item as it begins: what it holds comes piece by piece. */
const openedItem = (item: ReturnType<typeof outputOf>[number]) => {
  if (item.type === "message") return { ...item, status: "in_progress", content: [] };
  return "arguments" in item ? { ...item, status: "in_progress", arguments: "" } : item;
};

const events: Protocol["events"] = (envelope) => {
  const begun = responseOf(envelope, "begun");
  const ended = responseOf(envelope, "ended");
  const list: NamedEvent[] = [];
  const tell = (type: string, more: object): void => {
    list.push({ type, ...more });
  };
  tell("response.created", { response: begun });
  tell("response.in_progress", { response: begun });
  for (const [index, item] of outputOf(envelope).entries()) {
    const opened = openedItem(item);
    tell("response.output_item.added", { output_index: index, item: opened });
    if (item.type === "web_search_call") {
      for (const step of ["in_progress", "searching", "completed"]) {
        const at = { item_id: item.id, output_index: index };
        tell(`response.web_search_call.${step}`, at);
      }
    }
    if ("arguments" in item) {
      const at = { item_id: item.id, output_index: index };
      tell("response.function_call_arguments.delta", { ...at, delta: item.arguments });
      tell("response.function_call_arguments.done", { ...at, arguments: item.arguments });
    }
    if (item.type === "message") list.push(...messageEvents(envelope, index));
    tell("response.output_item.done", { output_index: index, item });
  }
  tell(`response.${ended.status}`, { response: ended });
  return list.map((event, sequence) => namedEvent({ ...event, sequence_number: sequence }));
};

/** OpenAI's Responses. There is no `[DONE]` at the end of a stream. */
export const responses: Protocol = {
  handles: (path) => path === "/v1/responses",
  authorize: openAiAuthorize,
  check,
  outage: openAiOutage,
  whole: (envelope) => responseOf(envelope, "ended"),
  events,
  errorEvent: namedEvent({
    type: "error",
    sequence_number: 99,
    code: "server_error",
    message: "The server had an error",
    param: null,
  }),
};
