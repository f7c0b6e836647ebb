import { EventEmitter, once } from "node:events";
import { RUN_STEPS, type Ruling, reasoningWith, rulingWith } from "@spellwright/contract";
import type { Judge, JudgeAnswer, JudgeOptions, JudgeQuestion } from "@spellwright/judge";

/** An answer as a judge gives it. Only what a test is about needs to be said. */
export const judgeAnswer = (
  ruling: Partial<Ruling> = {},
  rest: Partial<Omit<JudgeAnswer, "ruling">> = {},
): JudgeAnswer => ({
  ruling: rulingWith({
    ruling: "Yes.",
    explanation: "Because the rules say so.",
    verdict: "yes",
    confidence: 0.8,
    ...ruling,
  }),
  detailedReasoning: reasoningWith(),
  reasoningItems: [],
  suggestedTitle: null,
  usage: null,
  engine: { kind: "local", model: null },
  contextRules: [],
  decidedBy: null,
  withheld: null,
  ...rest,
});

/** A judge that waits where a test wants it to, and remembers what it was asked. */
export interface HeldJudge extends Judge {
  readonly asked: { readonly question: JudgeQuestion; readonly options: JudgeOptions }[];
  /** What comes next: an answer, or an error to throw. */
  next: () => JudgeAnswer;
  /** From now on questions stay open until `release`. */
  hold(): void;
  release(): void;
  /** Resolves when so many questions were asked since the beginning. */
  hasBeenAsked(times: number): Promise<void>;
}

export const createHeldJudge = (): HeldJudge => {
  const events = new EventEmitter().setMaxListeners(0);
  let isHeld = false;
  const judge: HeldJudge = {
    asked: [],
    next: judgeAnswer,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      events.emit("release");
    },
    async hasBeenAsked(times) {
      while (judge.asked.length < times) await once(events, "asked");
    },
    async answer(question, options) {
      judge.asked.push({ question, options });
      await options.onStep?.("reading_rules");
      events.emit("asked");
      if (isHeld) await once(events, "release", { signal: options.signal });
      for (const step of RUN_STEPS) await options.onStep?.(step);
      return judge.next();
    },
    explain: () => [],
  };
  return judge;
};
