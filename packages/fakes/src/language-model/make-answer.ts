import type { CompletionRequest } from "./check-request.ts";
import { fillSchema } from "./fill-schema.ts";
import { readPrompt } from "./read-prompt.ts";
import type { Content } from "./scenarios.ts";

export interface Answer {
  readonly content: string | null;
  readonly refusal: string | null;
  readonly finishReason: "stop" | "length";
  /** Pages of the provider's own web search. */
  readonly annotations: readonly UrlCitation[];
}

export interface UrlCitation {
  readonly type: "url_citation";
  readonly url_citation: { readonly url: string; readonly title: string };
}

const PROSE = "Here is what I think about your question, without any JSON at all.";
/** Handles that no prompt of this product reaches. */
const INVENTED = ["R901", "R902"];
const cite = (url: string): UrlCitation => ({
  type: "url_citation",
  url_citation: { url, title: "Rules" },
});
/** The vendor marks its addresses, and cites a page once for each place; a page may name anything. */
const FOUND = "https://example.org/rules?utm_source=openai";
const SEARCHED = [cite(FOUND), cite(FOUND), cite("javascript:alert(1)")];

/** What the model says to a request, in the schema it asks for. */
export function makeAnswer(request: CompletionRequest, content: Content): Answer {
  switch (content) {
    case "good":
      return say(fill(request, undefined));
    case "web-search":
      return { ...say(fill(request, undefined)), annotations: SEARCHED };
    case "invented-handles":
      return say(fill(request, INVENTED));
    case "not-json":
      return say(PROSE);
    case "wrong-schema":
      return say(JSON.stringify({ unexpected: true }));
    case "cut": {
      const whole = fill(request, undefined);
      return { ...say(whole.slice(0, Math.floor(whole.length / 2))), finishReason: "length" };
    }
    case "empty":
      return say("");
    case "refusal":
      return { ...say(""), content: null, refusal: "I’m sorry, I can’t help with that." };
  }
}

const say = (content: string): Answer => ({
  content,
  refusal: null,
  finishReason: "stop",
  annotations: [],
});

function fill(request: CompletionRequest, invented: readonly string[] | undefined): string {
  const format = request.response_format;
  if (format === undefined || format.type === "text") return PROSE;
  const prompt = readPrompt(request);
  if (format.type === "json_object")
    return JSON.stringify({ answer: prompt.passages[0]?.text ?? "" });
  const { schema } = format.json_schema;
  const handles = invented ?? prompt.passages.map(({ handle }) => handle);
  return JSON.stringify(fillSchema(schema, { prompt, handles, root: schema }));
}
