import { api, type Feature } from "../../http/index.ts";
import { type AnswerParts, nameModel, requireAsker } from "../answers/index.ts";
import { askOracle } from "./ask-oracle.ts";

const handlersOf = (parts: AnswerParts) => ({
  ruling: {
    ask: api.ruling.ask.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const answer = await askOracle(parts, id, context.language, input);
      nameModel(answer, context.answerHeaders);
      return answer;
    }),
  },
});

/** `POST /api/ruling` (ORA-14). */
export const createOracle = (parts: AnswerParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
