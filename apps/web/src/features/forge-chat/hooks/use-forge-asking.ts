import {
  type ChatPlace,
  type ComposerState,
  type Exchange,
  useAsking,
  useSendAfterPurchase,
  useSendAfterSignIn,
  withText,
} from "../../chat/index.ts";
import { cleanQuestion, QUESTION_COST } from "../model/question.ts";
import { useAnalysisCost } from "./use-analysis-cost.ts";

const questionOf = (text: string) => ({ text: cleanQuestion(text), cards: [] });

/** What one does with questions to the Forge. */
export const useForgeAsking = (
  place: ChatPlace,
  composer: ComposerState,
  exchanges: readonly Exchange[],
) => {
  const asking = useAsking(place, composer, exchanges, false);
  // While the plan is not known nothing is held back: the server decides.
  const analysisCost = useAnalysisCost() ?? 0;
  const askDraft = (): void => asking.askDraft(({ text }) => questionOf(text), QUESTION_COST);
  useSendAfterSignIn(place, composer, askDraft);
  useSendAfterPurchase(askDraft);
  return {
    /** Why the last question was not sent (ORA-07). */
    limit: asking.limit,
    askDraft,
    /** Asks a question that stands ready. One that cannot be sent goes into the composer. */
    askReady: async (question: string): Promise<void> => {
      if (!(await asking.ask(questionOf(question), QUESTION_COST, {})))
        composer.edit((draft) => withText(draft, question));
    },
    /** Has the whole deck analysed (ANA-01). */
    analyse: (question: string): void =>
      void asking.ask({ text: question, cards: [], analysis: true }, analysisCost),
    retry: (exchange: Exchange): void => asking.retry(exchange, "low"),
    /** Out of the chat, back into the composer. */
    takeBack: (exchange: Exchange): void => {
      asking.takeBack(exchange);
      composer.put((draft) => withText(draft, exchange.question));
    },
  };
};
