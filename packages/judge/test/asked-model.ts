import type { JudgeQuestion } from "../src/judge.ts";
import { createJudge } from "../src/judges.ts";
import type { ModelRuling } from "../src/model/model-ruling.ts";
import { ask, options } from "./ask.ts";
import { NOTHING_COMPUTED } from "./attacks.ts";
import { shippedKnowledge } from "./load-knowledge.ts";
import { loadStarterRulebook } from "./load-rulebook.ts";
import { modelThatWrites } from "./written-model.ts";

export const rulebook = loadStarterRulebook();
export const judge = createJudge({ rulebook, knowledge: shippedKnowledge });
export const QUESTION = "Does a creature with vigilance tap when it attacks?";
/** No settled question is surely the one that is asked. */
export const UNSETTLED = "Does my vigilance attacker tap when its controller phases out with it?";
export const COMBAT =
  "I attack with a 6/6 with trample, blocked by a 2/2. How much damage can I deal to the player?";

/** The handle of a rule in the prompt of the question. */
export const VIGILANCE = "702.20b";
const promptOf = async (question: string): Promise<string> => {
  const { model, prompts } = modelThatWrites(null);
  await judge.answer(ask(question, "en"), options({ model })).catch(() => undefined);
  return prompts[0]?.prompt ?? "";
};
export const handle =
  new RegExp(`^\\[(R\\d+)\\] ${VIGILANCE} `, "m").exec(await promptOf(QUESTION))?.[1] ?? "";

export const QUOTE = rulebook.read(VIGILANCE, "en")?.text ?? "";
export const written = (more: Partial<ModelRuling> = {}): ModelRuling => ({
  reasoning: "The creature attacks and has vigilance.",
  outcome: "ruling",
  verdict: "no",
  ruling: "No, it stays untapped.",
  explanation: "Vigilance says so.",
  citations: [
    { handle, quote: QUOTE, claim: "Attacking does not cause a creature with vigilance to tap." },
  ],
  interactions: [],
  steps: [{ action: "Declare it as an attacker.", handle: null, timing: null, layer: null }],
  ...NOTHING_COMPUTED,
  recent_updates: null,
  confidence: 0.8,
  ...more,
});

export const answerOf = async (
  output: unknown,
  question = QUESTION,
  extras: Parameters<typeof modelThatWrites>[1] = {},
  more: Partial<JudgeQuestion> = {},
) => {
  const { model, prompts } = modelThatWrites(output, extras);
  const writing: unknown[] = [];
  const given = await judge.answer(
    ask(question, "en", more),
    options({ model, onWriting: (partial) => writing.push(partial) }),
  );
  return { given, ruling: given.ruling, prompts, writing };
};
