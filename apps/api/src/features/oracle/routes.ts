import type { Effort, Language, RulingAnswer, RulingRequest } from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import { rulingCost } from "@spellwright/zaps";
import { api, type Feature } from "../../http/index.ts";
import { answerAsPreferred, requireAsker } from "../answers/index.ts";
import type { RunProgress } from "../runs/index.ts";
import { askOracle, isSettled, planRuling, type StoreWithRun } from "./ask-oracle.ts";
import { createExampleRuling } from "./example-ruling.ts";
import { joinOffline } from "./join-offline.ts";
import { type JudgedQuestion, judgeQuestion, type OracleParts } from "./judge-question.ts";
import { type Trial, tryModel } from "./try-model.ts";

const handlersOf = (parts: OracleParts, exampleRuling: ReturnType<typeof createExampleRuling>) => ({
  ruling: {
    example: api.ruling.example.handler(({ input }) => exampleRuling(input.language)),
    ask: api.ruling.ask.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const plan = await planRuling(parts, id, context.language, input);
      return answerAsPreferred(parts.runs, context, plan);
    }),
    join: api.ruling.join.handler(async ({ context, input }) =>
      joinOffline(parts, (await requireAsker(context)).id, input),
    ),
  },
});

/** The Oracle for other places than its own page. */
export interface Oracle {
  /** Asks in a person's name: a run of theirs, charged to them. @throws AppError as `askOracle` */
  ask(
    userId: string,
    language: Language,
    request: RulingRequest,
    storeElsewhere: StoreWithRun,
  ): Promise<RulingAnswer>;
  /** Judges for a run of another place, which stores it. */
  judge(question: JudgedQuestion, progress: RunProgress): Promise<OracleResult>;
  isSettled(result: OracleResult): boolean;
  /** Asks the model in use one question of ours. Undefined without one. */
  tryModel(language: Language, signal: AbortSignal): Promise<Trial | undefined>;
  /** What a question with this effort costs in zaps. */
  cost(effort: Effort): number;
}

/** `POST /api/ruling` (ORA-14), and a ruling for visitors. */
export const createOracle = (
  parts: OracleParts,
): Feature<ReturnType<typeof handlersOf>> & { readonly oracle: Oracle } => ({
  handlers: handlersOf(parts, createExampleRuling(parts)),
  oracle: {
    ask: (...asked) => askOracle(parts, ...asked),
    judge: (question, progress) => judgeQuestion(parts, question, progress),
    isSettled,
    tryModel: (language, signal) => tryModel(parts, language, signal),
    cost: (effort) => rulingCost(effort, parts.model !== undefined),
  },
});
