import { api, type Feature } from "../../http/index.ts";
import { type AnswerParts, nameModel, requireAsker } from "../answers/index.ts";
import { askAboutDeck, askStrategy } from "./ask-forge.ts";

const handlersOf = (parts: AnswerParts) => ({
  forge: {
    askStrategy: api.forge.askStrategy.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const answer = await askStrategy(parts, id, context.language, input);
      nameModel(answer, context.answerHeaders);
      return answer;
    }),
    askAboutDeck: api.forge.askAboutDeck.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const answer = await askAboutDeck(parts, id, context.language, input);
      nameModel(answer, context.answerHeaders);
      return answer;
    }),
  },
});

/** `POST /api/strategy-qna`, `POST /api/deck-qna` (FOR-09). */
export const createForge = (parts: AnswerParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
