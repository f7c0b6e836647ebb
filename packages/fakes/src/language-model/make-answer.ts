import { asksForReport, writeDeckReport } from "./deck-report.ts";
import { distortAnswer, repeatComputedResult } from "./distort-answer.ts";
import { fillSchema } from "./fill-schema.ts";
import type { Answer, ModelRequest, Page } from "./protocol.ts";
import { readPrompt } from "./read-prompt.ts";
import type { Content } from "./scenarios.ts";
import { type CalledTool, calledBy } from "./tools.ts";

const PROSE = "Here is what I think about your question, without any JSON at all.";
/** Handles that no prompt of this product reaches. */
const INVENTED = ["R901", "R902"];
/** The vendor marks its addresses, and cites a page once for each place. A page may name anything. */
const FOUND = "https://example.org/rules?utm_source=openai";
const PAGES: readonly Page[] = [
  { url: FOUND, title: "Rules" },
  { url: FOUND, title: "Rules" },
  { url: "javascript:alert(1)", title: "Click" },
  { url: "data:text/html,<script>alert(1)</script>", title: "Data" },
  { url: "http://127.0.0.1:8080/admin", title: "Router" },
  { url: "https://judge@example.org/", title: "Name" },
];

/** What the model says to a request, in the schema it asks for. */
export function makeAnswer(
  asked: ModelRequest,
  content: Content,
  write: (asked: ModelRequest) => unknown,
): Answer {
  const withTools = useTools(asked, content);
  if (withTools !== undefined) return withTools;
  switch (content) {
    case "written": {
      const written = write(asked);
      const calls = calledBy(written);
      return calls === undefined ? say(JSON.stringify(written)) : call(calls);
    }
    case "not-json":
      return say(PROSE);
    case "wrong-schema":
      return say(JSON.stringify({ unexpected: true }));
    case "empty":
      return say("");
    case "refusal":
      return { ...say(""), refusal: "I’m sorry, I can’t help with that." };
    case "paused":
      return { ...say(""), finish: "pause" };
    case "cut": {
      const whole = fill(asked, content);
      return { ...say(whole.slice(0, Math.floor(whole.length / 2))), finish: "length" };
    }
    case "web-search":
    case "search-error": {
      const failed = content === "search-error";
      const search = asked.search ? { pages: failed ? [] : PAGES, failed } : null;
      return { ...say(fill(asked, content)), search };
    }
    default:
      return say(fill(asked, content));
  }
}

const say = (text: string): Answer => ({
  ...{ text, refusal: null, finish: "stop", search: null, calls: [] },
});
const call = (calls: readonly CalledTool[]): Answer => ({ ...say(""), calls });

/** What it does with the tools that it is offered. Undefined where it answers. */
const useTools = (asked: ModelRequest, content: Content): Answer | undefined => {
  if (asked.tools.length === 0) return undefined;
  switch (content) {
    case "tools-then-good":
      return asked.results === 0 ? call(goodCalls(asked)) : undefined;
    case "tools-for-ever":
      return call(goodCalls(asked));
    case "tools-wrong-input":
      return call(asked.tools.map(({ name }) => ({ name, input: { wrong: true } })));
    case "tools-unknown":
      return call([{ name: "ask_a_friend", input: { name: "Judge" } }]);
    case "tools-as-text":
      return say(writtenCalls(asked));
    default:
      return undefined;
  }
};

/** Each tool once, with what the prompt gives for its input. */
const goodCalls = ({ tools, text }: ModelRequest): readonly CalledTool[] => {
  const prompt = readPrompt(text);
  return tools.map(({ name, schema }) => ({
    name,
    input: fillSchema(schema, { prompt, handles: [], root: schema }),
  }));
};

const writtenCalls = (asked: ModelRequest): string =>
  goodCalls(asked)
    .map(({ name, input }) => JSON.stringify({ name, arguments: input }))
    .map((written) => `<tool_call>\n${written}\n</tool_call>`)
    .join("\n");

function fill({ schema, text }: ModelRequest, content: Content): string {
  if (schema === null) return PROSE;
  if (asksForReport(schema)) return JSON.stringify(writeDeckReport(text));
  const prompt = readPrompt(text);
  const own = prompt.passages.map(({ handle }) => handle);
  const handles = content === "invented-handles" ? INVENTED : own;
  const filled = fillSchema(schema, { prompt, handles, root: schema });
  return JSON.stringify(distortAnswer(repeatComputedResult(filled, prompt), prompt, content));
}
