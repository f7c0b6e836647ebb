import { api, type Feature, requireUser } from "../../http/index.ts";
import { answerAsPreferred, requireAsker } from "../answers/index.ts";
import { planSuggestions } from "./analysis/suggest-for-deck.ts";
import { planDeckQuestion, planStrategy } from "./ask-forge.ts";
import type { ForgeParts } from "./forge-parts.ts";
import { readOpeningHands } from "./read-opening-hands.ts";

const handlersOf = (parts: ForgeParts) => ({
  forge: {
    askStrategy: api.forge.askStrategy.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const plan = planStrategy(parts, id, context.language, input);
      return answerAsPreferred(parts.runs, context, plan);
    }),
    askAboutDeck: api.forge.askAboutDeck.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const plan = planDeckQuestion(parts, id, context.language, input);
      return answerAsPreferred(parts.runs, context, plan);
    }),
    suggestForDeck: api.forge.suggestForDeck.handler(async ({ context, input }) => {
      const { id } = await requireAsker(context);
      const plan = await planSuggestions(parts, id, context.language, input);
      return answerAsPreferred(parts.runs, context, plan);
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
