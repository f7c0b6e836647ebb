import * as z from "zod";
import type { Checked, Envelope, Protocol, Refusal } from "../protocol.ts";
import { dataOf, piecesOf } from "../protocol.ts";
import { textOf } from "../read-prompt.ts";
import { foreignKeyword } from "../strict-schema.ts";

const PATH = /^\/v1beta\/models\/([\w.-]+):(generateContent|streamGenerateContent)(?:\?alt=sse)?$/;

const Part = z.looseObject({
  functionCall: z.looseObject({ name: z.string() }).optional(),
  functionResponse: z
    .looseObject({ name: z.string(), response: z.looseObject({ content: z.string() }) })
    .optional(),
  thoughtSignature: z.string().optional(),
});
const Parts = z.object({
  role: z.enum(["user", "model"]).optional(),
  parts: z.array(Part).min(1),
});
const ContentRequest = z.looseObject({
  contents: z.array(Parts).min(1),
  systemInstruction: Parts.optional(),
  generationConfig: z
    .looseObject({
      responseMimeType: z.enum(["application/json", "text/plain"]).optional(),
      responseSchema: z.record(z.string(), z.unknown()).optional(),
      thinkingConfig: z
        .strictObject({
          thinkingBudget: z.int().min(-1).optional(),
          thinkingLevel: z.enum(["minimal", "low", "medium", "high"]).optional(),
          includeThoughts: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
  tools: z
    .array(
      z.looseObject({
        googleSearch: z.looseObject({}).optional(),
        functionDeclarations: z
          .array(
            z.looseObject({
              name: z.string(),
              parameters: z.record(z.string(), z.unknown()).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
});

const refusal = (code: number, status: string, message: string): Refusal => ({
  status: code,
  body: { error: { code, message, status } },
});
const invalid = (message: string): Checked => ({
  ok: false,
  refusal: refusal(400, "INVALID_ARGUMENT", message),
});

type Turns = readonly z.infer<typeof Parts>[];

const SIGNATURE = "signed";

/** Each turn's calls are answered, one response each, in the turn right after it. */
const callProblem = (turns: Turns, model: string): string | undefined => {
  for (const [at, turn] of turns.entries()) {
    const calls = turn.parts.filter(({ functionCall }) => functionCall !== undefined);
    const next = turns[at + 1]?.parts ?? [];
    const responses = next.filter(({ functionResponse }) => functionResponse !== undefined);
    if (calls.length !== responses.length)
      return "Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.";
    const [first] = calls;
    // Only the first of several calls carries it.
    if (first && /gemini-3/.test(model) && first.thoughtSignature !== SIGNATURE)
      return "Function call is missing a thought_signature in functionCall parts.";
  }
  return undefined;
};

type Offered = readonly {
  readonly name: string;
  readonly parameters?: Record<string, unknown> | undefined;
}[];

const isJson = ({ generationConfig }: z.infer<typeof ContentRequest>): boolean =>
  generationConfig?.responseMimeType === "application/json";

/** What a model does not do together. */
const toolProblem = (
  asked: { readonly offered: Offered; readonly search: boolean; readonly json: boolean },
  model: string,
): string | undefined => {
  const { search, json } = asked;
  const calls = asked.offered.length > 0;
  if (calls && json && !/gemini-3/.test(model))
    return "Function calling with a response mime type: 'application/json' is unsupported";
  if (calls && search) return "Tool use with function calling is unsupported";
  if (search && json)
    return "Tool use with a response mime type: 'application/json' is unsupported";
  return undefined;
};

/** Words of JSON Schema that the vendor does not know. */
const schemaProblem = (
  offered: Offered,
  schema: Record<string, unknown> | null,
): string | undefined => {
  const ofTool = offered.map(({ parameters = {} }) => foreignKeyword(parameters)).find(Boolean);
  if (ofTool) return `Unknown name "${ofTool}" at 'tools[0].function_declarations'`;
  const foreign = foreignKeyword(schema ?? {});
  return foreign && `Unknown name "${foreign}" at 'generation_config.response_schema'`;
};

const responsesIn = (turns: Turns): string[] =>
  turns.flatMap(({ parts }) =>
    parts.flatMap(({ functionResponse }) => functionResponse?.response.content ?? []),
  );

const check = (body: unknown, path: string): Checked => {
  const [, model = "", method = ""] = PATH.exec(path) ?? [];
  const parsed = ContentRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return invalid(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { contents, systemInstruction, generationConfig, tools } = parsed.data;
  const schema = generationConfig?.responseSchema ?? null;
  const search = tools?.some(({ googleSearch }) => googleSearch !== undefined) ?? false;
  const offered = (tools ?? []).flatMap(({ functionDeclarations = [] }) => functionDeclarations);
  const wrong =
    callProblem(contents, model) ??
    toolProblem({ offered, search, json: isJson(parsed.data) }, model) ??
    schemaProblem(offered, schema);
  if (wrong !== undefined) return invalid(wrong);
  const thinking = generationConfig?.thinkingConfig;
  if (thinking?.thinkingLevel !== undefined && /gemini-2\./.test(model))
    return invalid("Thinking level is not supported for this model.");
  const said = contents.filter(({ role }) => role !== "model").map(({ parts }) => textOf(parts));
  return {
    ok: true,
    asked: {
      model,
      text: [textOf(systemInstruction?.parts), ...said, ...responsesIn(contents)].join("\n"),
      schema,
      tools: offered.map(({ name, parameters = {} }) => ({ name, schema: parameters })),
      results: responsesIn(contents).length,
      stream: method === "streamGenerateContent",
      search,
      countsInStream: true,
    },
  };
};

const usageOf = ({ tokens }: Envelope) =>
  tokens === null
    ? {}
    : {
        usageMetadata: {
          promptTokenCount: tokens.input,
          candidatesTokenCount: tokens.output - tokens.reasoning,
          thoughtsTokenCount: tokens.reasoning,
          totalTokenCount: tokens.input + tokens.output,
        },
      };

/** Byte offsets, as the vendor counts. */
const groundingOf = ({ answer }: Envelope) => {
  const pages = answer.search?.pages ?? [];
  return pages.length === 0
    ? {}
    : {
        groundingMetadata: {
          webSearchQueries: ["rules"],
          searchEntryPoint: { renderedContent: "<div>Search</div>" },
          groundingChunks: pages.map(({ url, title }) => ({ web: { uri: url, title } })),
          groundingSupports: [
            {
              segment: {
                startIndex: 0,
                endIndex: Buffer.byteLength(answer.text),
                text: answer.text,
              },
              groundingChunkIndices: [0],
            },
          ],
        },
      };
};

const finishOf = ({ answer }: Envelope) => (answer.finish === "length" ? "MAX_TOKENS" : "STOP");

const candidate = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, ...more }],
});

const callParts = ({ answer }: Envelope) =>
  answer.calls.map(({ name, input }, at) => ({
    functionCall: { name, args: input },
    ...(at === 0 ? { thoughtSignature: SIGNATURE } : {}),
  }));

const said = (envelope: Envelope, more: object = {}) =>
  envelope.answer.calls.length === 0
    ? candidate(envelope.answer.text, more)
    : {
        candidates: [{ content: { role: "model", parts: callParts(envelope) }, index: 0, ...more }],
      };

const BLOCKED = { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } };

const headOf = ({ id, asked }: Envelope) => ({ responseId: id, modelVersion: asked.model });

const OUTAGES = {
  "rate-limit": refusal(429, "RESOURCE_EXHAUSTED", "Slow down"),
  quota: refusal(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota"),
  internal: refusal(500, "INTERNAL", "Internal error"),
  unavailable: refusal(503, "UNAVAILABLE", "The model is overloaded"),
  overloaded: refusal(529, "UNAVAILABLE", "The model is overloaded"),
  parameter: refusal(400, "INVALID_ARGUMENT", "Thinking level is not supported for this model"),
  tools: refusal(400, "INVALID_ARGUMENT", "Function calling is not enabled for this model"),
} as const;

/** Google's Gemini API. */
export const generateContent: Protocol = {
  handles: (path) => PATH.test(path),
  authorize: (headers, apiKey) => {
    const given = headers["x-goog-api-key"];
    if (given === apiKey) return undefined;
    return given === undefined || given === ""
      ? refusal(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers")
      : refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.");
  },
  check,
  outage: (outage) => OUTAGES[outage],
  whole: (envelope) => {
    const { answer } = envelope;
    const whole = answer.refusal !== null ? BLOCKED : said(envelope, lastOf(envelope));
    return { ...whole, ...usageOf(envelope), ...headOf(envelope) };
  },
  events: (envelope) => {
    const { answer } = envelope;
    const head = headOf(envelope);
    if (answer.refusal !== null) return [dataOf({ ...BLOCKED, ...usageOf(envelope), ...head })];
    return [
      ...piecesOf(answer.text).map((text) => dataOf({ ...candidate(text), ...head })),
      ...(answer.calls.length > 0 ? [dataOf({ ...said(envelope), ...head })] : []),
      dataOf({ ...candidate("", lastOf(envelope)), ...usageOf(envelope), ...head }),
    ];
  },
  errorEvent: dataOf({ error: { code: 500, message: "Internal error", status: "INTERNAL" } }),
};

function lastOf(envelope: Envelope): object {
  return { finishReason: finishOf(envelope), ...groundingOf(envelope) };
}
