import { api, type Feature, requireUser } from "../../http/index.ts";
import { type AnswerParts, nameModel } from "../answers/index.ts";
import { askOracle } from "./ask-oracle.ts";

const handlersOf = (parts: AnswerParts) => ({
  ruling: {
    ask: api.ruling.ask.handler(async ({ context, input }) => {
      const { id } = await requireUser(context);
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
