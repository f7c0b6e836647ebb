import { api, type Feature, requireUser } from "../../http/index.ts";
import { nameModel, requireAsker } from "../answers/index.ts";
import { suggestForDeck } from "./analysis/suggest-for-deck.ts";
import { askAboutDeck, askStrategy } from "./ask-forge.ts";
import type { ForgeParts } from "./forge-parts.ts";
import { readOpeningHands } from "./read-opening-hands.ts";

const handlersOf = (parts: ForgeParts) => ({
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
    suggestForDeck: api.forge.suggestForDeck.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const answer = await suggestForDeck(parts, id, context.language, input);
      nameModel(answer, context.answerHeaders);
      return answer;
    }),
    openingHands: api.forge.openingHands.handler(async ({ context, input }) => {
      const { id } = await requireUser(context);
      return readOpeningHands(parts, id, input.id);
    }),
  },
});

/** `POST /api/strategy-qna`, `POST /api/deck-qna` (FOR-09), `POST /api/deck-suggestions` (ANA-01). */
export const createForge = (parts: ForgeParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
