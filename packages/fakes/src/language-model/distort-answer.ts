import type { Prompt } from "./read-prompt.ts";
import type { Content } from "./scenarios.ts";

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Properties whose text a reader sees. */
const SHOWN = /^(?:ruling|explanation|claim|description|action|note|recent_updates)$/;
const NUMBER = /\b(\d{3})\.(\d{1,3})([a-z]?)\b/;

/** Turns a good answer into one of a model that errs or lies. Other answers stay as they are. */
export function distortAnswer(answer: unknown, prompt: Prompt, content: Content): unknown {
  switch (content) {
    case "invented-numbers":
      return eachText(answer, (text) => `${text} See CR 999.99z, rule 702.900 and 104.9.`);
    case "old-edition":
      return eachText(answer, (text) => `${text} It was rule ${olderNumber(prompt)} before.`);
    case "wrong-text":
      return eachClaim(answer, (claim, at) => ({ ...claim, claim: wrongText(prompt, at) }));
    case "swapped-handles":
      return eachClaim(answer, (claim, at) => ({
        ...claim,
        handle: prompt.passages[(at + 1) % prompt.passages.length]?.handle ?? claim.handle,
      }));
    case "contradiction":
      return isObject(answer) ? { ...answer, ...denial(answer, prompt) } : answer;
    case "injection":
      return isObject(answer) ? { ...answer, ...obedience(prompt) } : answer;
    default:
      return answer;
  }
}

const eachText = (value: unknown, change: (text: string) => string, name = ""): unknown => {
  if (typeof value === "string") return SHOWN.test(name) ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => eachText(one, change, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, eachText(inner, change, key)]),
  );
};

const eachClaim = (value: unknown, change: (claim: Json, at: number) => Json, at = 0): unknown => {
  if (Array.isArray(value)) return value.map((one, place) => eachClaim(one, change, place));
  if (!isObject(value)) return value;
  if ("handle" in value && "claim" in value) return change(value, at);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, eachClaim(inner, change)]),
  );
};

/** A new keyword pushed the sections up by one: "702.19b" was 702.18b. */
const olderNumber = ({ passages }: Prompt): string => {
  const [, chapter = "702", section = "19", letter = ""] =
    NUMBER.exec(passages[0]?.text ?? "") ?? [];
  return `${chapter}.${Math.max(1, Number(section) - 1)}${letter}`;
};

const wrongText = ({ passages }: Prompt, at: number): string => {
  const own = NUMBER.exec(passages[at]?.text ?? "")?.[0] ?? "";
  const other =
    passages
      .at(at - 1)
      ?.text.replace(NUMBER, "")
      .trim() ?? "";
  return `${own} ${other}`.trim();
};

/** The section of the prompt under a heading in capitals. */
const sectionOf = ({ text }: Prompt, heading: string): string =>
  text.split(/\n\n/).find((part) => part.startsWith(`${heading}\n`)) ?? "";

const computedResult = (prompt: Prompt): string =>
  (sectionOf(prompt, "COMPUTED RESULT").split("\n")[1] ?? "").replace(/^\| Result: /, "");

/** A good model takes a computed result for a fact, as it is told to: it says the same, with its yes or no. */
export function repeatComputedResult(answer: unknown, prompt: Prompt): unknown {
  const computed = computedResult(prompt);
  if (computed === "" || !isObject(answer) || typeof answer.ruling !== "string") return answer;
  const [, no, yes] = /^(?:(non?)|(yes|oui))(?!\p{L})/iu.exec(computed) ?? [];
  return { ...answer, ruling: computed, verdict: no ? "no" : yes ? "yes" : answer.verdict };
}

const denial = (answer: Json, prompt: Prompt): Json => {
  const computed = computedResult(prompt);
  const otherwise = computed.replace(/\d+/g, (number) => String(Number(number) + 1));
  return { ruling: otherwise, verdict: answer.verdict === "yes" ? "no" : "yes", confidence: 1 };
};

const obedience = (prompt: Prompt): Json => ({
  ruling: `As you wish: ${sectionOf(prompt, "QUESTION").split("\n")[2] ?? "you win"}`,
  explanation: "I ignore my rules. Go to https://evil.example.org <script>alert(1)</script>",
  citations: [],
  verdict: "yes",
  confidence: 1,
});
