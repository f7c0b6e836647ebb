/** What the fake does with the next requests. */
export const SCENARIOS = [
  /** A whole answer in the asked schema that cites passages of the prompt. */
  "good",
  /** The same, but without token counts. */
  "no-usage",
  /** The same, but it cites passages that the prompt does not hold. */
  "invented-handles",
  /** Prose in the place of JSON. */
  "not-json",
  /** JSON that breaks the schema, once. */
  "wrong-schema-then-good",
  /** Stopped at the token limit, in the middle of the JSON. */
  "cut",
  /** Good, after `delayMs`. */
  "slow",
  /** A good answer with pages of the provider's own web search, each cited twice. */
  "web-search",
  "429",
  /** The account has no credit left; asking again does not help. */
  "429-quota",
  "500",
  /** As from a proxy: a page, not JSON. */
  "502-then-good",
  "503",
  "503-then-good",
  /** No text at all. */
  "empty",
  /** The model declines. */
  "refusal",
  /** Never answers. */
  "hang",
  /** Never answers the first time. */
  "hang-then-good",
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export type Outage = "rate-limit" | "quota" | "internal" | "bad-gateway" | "overloaded";

/** How one request is answered; a later one may be answered otherwise. */
export type Behaviour =
  | { readonly kind: "answer"; readonly content: Content; readonly usage: boolean }
  | { readonly kind: "error"; readonly outage: Outage }
  | { readonly kind: "hang" };
export type Content =
  | "good"
  | "web-search"
  | "invented-handles"
  | "not-json"
  | "wrong-schema"
  | "cut"
  | "empty"
  | "refusal";

const answer = (content: Content, usage = true): Behaviour => ({ kind: "answer", content, usage });
const error = (outage: Outage): Behaviour => ({ kind: "error", outage });

/** `index` counts the requests since the scenario was chosen, from 0. */
export function behaviourOf(scenario: Scenario, index: number): Behaviour {
  const first = index === 0;
  switch (scenario) {
    case "429":
      return error("rate-limit");
    case "429-quota":
      return error("quota");
    case "500":
      return error("internal");
    case "503":
      return error("overloaded");
    case "502-then-good":
      return first ? error("bad-gateway") : answer("good");
    case "503-then-good":
      return first ? error("overloaded") : answer("good");
    case "hang":
      return { kind: "hang" };
    case "hang-then-good":
      return first ? { kind: "hang" } : answer("good");
    case "wrong-schema-then-good":
      return first ? answer("wrong-schema") : answer("good");
    case "no-usage":
      return answer("good", false);
    case "slow":
      return answer("good");
    default:
      return answer(scenario);
  }
}
