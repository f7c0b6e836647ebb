import type { Language, OfflineSource } from "@spellwright/contract";
import type { Database } from "../../src/database/index.ts";
import { createKnowledge } from "../../src/features/knowledge/index.ts";
import { judgeQuestion } from "../../src/features/oracle/judge-question.ts";
import { createJudgeInUse } from "../../src/runtime/judge-in-use.ts";
import { readJudgeKnowledge } from "../../src/runtime/read-judge-knowledge.ts";
import { createKeptLog } from "../kept-log.ts";
import type { DeviceJudge } from "./device-judge.ts";

/** A question of an evaluation. */
export interface BothWays {
  readonly question: string;
  readonly language: Language;
}

/** Engines that read the texts of cards: a device has no reader of them (decision 061). */
const BY_CARD_TEXT: readonly string[] = ["engine/table", "engine/shield"];

const NOW = new Date("2026-01-01T00:00:00Z");

/** What the server answers from a database, without model and card service, as its run would store it. */
const serverOn = (db: Database) => {
  const knowledge = createKnowledge(db);
  const judgeInUse = createJudgeInUse(knowledge, readJudgeKnowledge);
  return async ({ question, language }: BothWays) => {
    const { answer, cards } = await judgeQuestion(
      {
        ...{ database: db, knowledge, judgeInUse, model: undefined, now: () => NOW },
        ...{
          log: createKeptLog(),
          runs: { execute: () => Promise.reject(new Error("no run")) },
        },
        resolveNames: async (names) => ({
          names: names.map((written) => ({ kind: "unknown", written, suggestions: [] })),
          service: "off",
        }),
      },
      {
        ...{ userId: "", question, language, cards: [], gameState: null },
        ...{ history: [], summary: "", effort: "low" },
      },
      {
        signal: new AbortController().signal,
        step: async () => undefined,
        foundCards: async () => undefined,
        write: () => undefined,
        lookUp: () => undefined,
      },
    );
    const { ruling, detailedReasoning, reasoningItems, suggestedTitle, usage, engine } = answer;
    return {
      said: { ruling, detailedReasoning, reasoningItems, suggestedTitle, usage, engine, cards },
      isByCardText: BY_CARD_TEXT.includes(answer.decidedBy ?? ""),
    };
  };
};

/**
 * Questions whose answer of the device is not, byte for byte, that of the server on the same facts, or is
 * not from the pack that it should be from. What the server reads of card texts may differ.
 */
export const differingAnswers = async (
  db: Database,
  device: DeviceJudge,
  questions: readonly BothWays[],
  pack: OfflineSource["pack"],
): Promise<readonly string[]> => {
  const askServer = serverOn(db);
  const differing: string[] = [];
  for (const asked of questions) {
    const [here, there] = await Promise.all([
      device.ask(asked.question, asked.language, NOW),
      askServer(asked),
    ]);
    const { source, ...said } = here ?? {};
    const isSame = there.isByCardText || JSON.stringify(said) === JSON.stringify(there.said);
    if (!isSame || (source as OfflineSource).pack !== pack) differing.push(asked.question);
  }
  return differing;
};
