import { api, type Feature } from "../../http/index.ts";
import { nameModel, requireAsker } from "../answers/index.ts";
import { askOracle } from "./ask-oracle.ts";
import { createExampleRuling } from "./example-ruling.ts";
import type { OracleParts } from "./judge-question.ts";

const handlersOf = (parts: OracleParts, exampleRuling: ReturnType<typeof createExampleRuling>) => ({
  ruling: {
    example: api.ruling.example.handler(({ input }) => exampleRuling(input.language)),
    ask: api.ruling.ask.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const answer = await askOracle(parts, id, context.language, input);
      nameModel(answer, context.answerHeaders);
      return answer;
    }),
  },
});

/** `POST /api/ruling` (ORA-14), and a ruling for visitors. */
export const createOracle = (parts: OracleParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts, createExampleRuling(parts)),
});
