import type { ServerResponse } from "node:http";
import { sendJson } from "../http/read-json.ts";
import type { CompletionRequest } from "./check-request.ts";
import type { Answer } from "./make-answer.ts";

/** Signs in one streamed piece. */
const PIECE = 16;
/** A fixed moment (seconds), so that answers can be compared. */
const CREATED = 1_767_225_600;

/** Sends an answer whole, or as server-sent events that end with `[DONE]`. */
export function writeCompletion(
  response: ServerResponse,
  request: CompletionRequest,
  answer: Answer,
  options: { readonly id: string; readonly usage: boolean },
): void {
  const head = { id: options.id, created: CREATED, model: request.model };
  const usage = options.usage ? countTokens(request, answer) : undefined;
  if (request.stream !== true) {
    sendJson(response, 200, {
      ...head,
      object: "chat.completion",
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: answer.content,
            refusal: answer.refusal,
            ...(answer.annotations.length > 0 ? { annotations: answer.annotations } : {}),
          },
          finish_reason: answer.finishReason,
        },
      ],
      ...(usage === undefined ? {} : { usage }),
    });
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send = (part: object): void => {
    const chunk = { ...head, object: "chat.completion.chunk", ...part };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const choice = (delta: object, finish: string | null = null): object => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  send(choice({ role: "assistant", content: "" }));
  if (answer.refusal !== null) send(choice({ refusal: answer.refusal }));
  for (let at = 0; at < (answer.content ?? "").length; at += PIECE) {
    send(choice({ content: answer.content?.slice(at, at + PIECE) }));
  }
  send(choice({}, answer.finishReason));
  if (usage !== undefined && request.stream_options?.include_usage) send({ choices: [], usage });
  response.end("data: [DONE]\n\n");
}

/** About four signs to a token, as the vendors say of English. */
function countTokens(request: CompletionRequest, answer: Answer): object {
  const prompt = Math.ceil(JSON.stringify(request.messages).length / 4);
  const reasoning = 32;
  const completion = Math.ceil((answer.content ?? answer.refusal ?? "").length / 4) + reasoning;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}
