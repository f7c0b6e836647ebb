import type { Effort } from "@spellwright/contract";
import {
  type ChatPlace,
  type ComposerState,
  cardsNamedIn,
  costOf,
  type Exchange,
  useAsking,
  useSendAfterPurchase,
  useSendAfterSignIn,
} from "../../chat/index.ts";
import { withBlock } from "../model/quote-passage.ts";
import type { EffortSetting } from "./use-effort.ts";

/** What one does with questions to the Oracle: at an effort, about cards, and once more (ORA-11). */
export const useOracleAsking = (
  place: ChatPlace,
  composer: ComposerState,
  { effort, cost, localJudge }: EffortSetting,
  exchanges: readonly Exchange[],
) => {
  const asking = useAsking(place, composer, exchanges, true);

  /** Into the composer, behind what stands there. */
  const edit = ({ question, cards, table }: Exchange): void =>
    composer.put((draft) =>
      withBlock(
        {
          ...draft,
          picked: [...draft.picked, ...cards],
          ...(table === undefined ? {} : { table }),
        },
        question,
        "",
      ),
    );

  const askDraft = (): void =>
    asking.askDraft(
      ({ text, picked, table }) => ({
        text: text.trim(),
        cards: cardsNamedIn(text, picked),
        ...(table === undefined ? {} : { table }),
        effort,
      }),
      cost,
    );
  useSendAfterSignIn(place, composer, askDraft);
  useSendAfterPurchase(askDraft);

  return {
    /** Why the last question was not sent (ORA-07). */
    limit: asking.limit,
    askDraft,
    /** Answers the one detail that the Oracle asked for. */
    tellDetail: (choice: string): void =>
      void asking.ask({ text: choice, cards: cardsNamedIn(choice, []), effort }, cost),
    /**
     * Another answer to a stored question, at any effort.
     *
     * @returns false when nothing was asked. The person was told why
     */
    askAgain: async ({ question, cards, questionId }: Exchange, wanted: Effort) =>
      questionId !== null &&
      (await asking.ask(
        { text: question, cards, effort: wanted, answersAgain: questionId },
        costOf(wanted, localJudge),
      )),
    answerHere: asking.answerHere,
    retry: (exchange: Exchange): void => asking.retry(exchange, effort),
    edit,
    /** Out of the chat, back into the composer. */
    takeBack: (exchange: Exchange): void => {
      asking.takeBack(exchange);
      edit(exchange);
    },
  };
};
