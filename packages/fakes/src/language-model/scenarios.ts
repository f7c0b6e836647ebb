/** What the fake does with the next requests, whatever protocol they speak. */
export const SCENARIOS = [
  /** A whole answer in the asked schema that cites passages of the prompt. */
  "good",
  /** The same, but without token counts. */
  "no-usage",
  /** It cites passages that the prompt does not hold. */
  "invented-handles",
  /** Its texts name rules that no edition holds. */
  "invented-numbers",
  /** Its texts name the rules as an older edition numbered them. */
  "old-edition",
  /** Each claim tells what another passage says, under the number of the one it cites. */
  "wrong-text",
  /** Each claim cites the handle of its neighbour. */
  "swapped-handles",
  /** It denies the computed result of the prompt. */
  "contradiction",
  /** It does what a text inside the prompt tells it to. */
  "injection",
  /** The answers that a test wrote, by the name of the schema they are asked in. */
  "written",
  /** It calls each tool that it is offered once, then answers well. */
  "tools-then-good",
  /** It calls tools as long as it is offered any. */
  "tools-for-ever",
  /** Its calls break the schemas of their tools. */
  "tools-wrong-input",
  /** It calls a tool that nobody offered. */
  "tools-unknown",
  /** It writes its calls as text. */
  "tools-as-text",
  /** It refuses every request that offers tools. Asked without, it answers well. */
  "tools-refused",
  /** Prose in the place of JSON. */
  "not-json",
  /** JSON that breaks the schema, once. */
  "wrong-schema-then-good",
  /** Stopped at the token limit, in the middle of the JSON. */
  "cut",
  /** The line breaks in the middle of the answer. */
  "broken-line",
  /** The stream closes in order, but before its last events. */
  "early-end",
  /** An error event inside a stream that began well. */
  "stream-error",
  /** Good, after `delayMs`. */
  "slow",
  /** Good, as soon as another scenario is chosen. */
  "held",
  /** A good answer with pages of the provider's own web search, each cited twice, and unsafe links. */
  "web-search",
  /** The search itself fails; the answer is good. */
  "search-error",
  /** A long turn that pauses once and wants to be sent back. Only Anthropic's does so. */
  "pause-then-good",
  "429",
  /** The account has no credit left. Asking again does not help. */
  "429-quota",
  "500",
  /** As from a proxy: a page, not JSON. */
  "502-then-good",
  "503",
  "503-then-good",
  /** Overloaded, in Anthropic's own status. */
  "529-then-good",
  /** No text at all. */
  "empty",
  /** The model declines. */
  "refusal",
  /** Never answers. */
  "hang",
  /** Never answers the first time. */
  "hang-then-good",
  /** Sends the first half of a good answer and then nothing. */
  "hang-halfway",
  /** Goes on with the same words without end. */
  "endless",
  /** Begins an event and never ends its line. */
  "endless-line",
  /** Goes on with the same words without end, a few at a time and never pausing for long. */
  "drip",
  /** Refuses a parameter of the request by its name. Asking again does not help. */
  "400",
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export type Outage =
  | "rate-limit"
  | "quota"
  | "internal"
  | "bad-gateway"
  | "unavailable"
  | "overloaded"
  | "parameter"
  | "tools";

/** What the answer says. */
export type Content =
  | "good"
  | "web-search"
  | "search-error"
  | "paused"
  | "invented-handles"
  | "invented-numbers"
  | "old-edition"
  | "wrong-text"
  | "swapped-handles"
  | "contradiction"
  | "injection"
  | "tools-then-good"
  | "tools-for-ever"
  | "tools-wrong-input"
  | "tools-unknown"
  | "tools-as-text"
  | "written"
  | "not-json"
  | "wrong-schema"
  | "cut"
  | "empty"
  | "refusal";

/** How far an answer gets. */
export type Delivery =
  | "whole"
  | "broken"
  | "early-end"
  | "error"
  | "halfway"
  | "endless"
  | "endless-line"
  | "drip";

/** How one request is answered. A later one may be answered otherwise. */
export type Behaviour =
  | {
      readonly kind: "answer";
      readonly content: Content;
      readonly usage: boolean;
      readonly delivery: Delivery;
    }
  | { readonly kind: "outage"; readonly outage: Outage; readonly ofTools?: boolean }
  | { readonly kind: "hang" };

const answer = (
  content: Content,
  more: { usage?: boolean; delivery?: Delivery } = {},
): Behaviour => ({
  kind: "answer",
  content,
  usage: true,
  delivery: "whole",
  ...more,
});
const outage = (kind: Outage) => ({ kind: "outage", outage: kind }) as const;

/** `index` counts the requests since the scenario was chosen, from 0. */
export function behaviourOf(scenario: Scenario, index: number): Behaviour {
  const once = (first: Behaviour): Behaviour => (index === 0 ? first : answer("good"));
  switch (scenario) {
    case "429":
      return outage("rate-limit");
    case "429-quota":
      return outage("quota");
    case "tools-refused":
      return { ...outage("tools"), ofTools: true };
    case "400":
      return outage("parameter");
    case "500":
      return outage("internal");
    case "503":
      return outage("unavailable");
    case "502-then-good":
      return once(outage("bad-gateway"));
    case "503-then-good":
      return once(outage("unavailable"));
    case "529-then-good":
      return once(outage("overloaded"));
    case "hang":
      return { kind: "hang" };
    case "hang-then-good":
      return once({ kind: "hang" });
    case "wrong-schema-then-good":
      return once(answer("wrong-schema"));
    case "pause-then-good":
      return once(answer("paused"));
    case "no-usage":
      return answer("good", { usage: false });
    case "broken-line":
      return answer("good", { delivery: "broken" });
    case "early-end":
      return answer("good", { delivery: "early-end" });
    case "stream-error":
      return answer("good", { delivery: "error" });
    case "hang-halfway":
      return answer("good", { delivery: "halfway" });
    case "endless":
    case "endless-line":
    case "drip":
      return answer("good", { delivery: scenario });
    case "slow":
    case "held":
      return answer("good");
    default:
      return answer(scenario);
  }
}
