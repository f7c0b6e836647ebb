import type { DiscussionType, Effort } from "@spellwright/contract";
import { newRequestId } from "../../../lib/http/request-id.ts";
import { isConnected } from "../../../lib/offline/connection.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { openAtLimit, zapLimitOf } from "../../billing/index.ts";
import { useQuestionEvent } from "../../page-events/index.ts";
import type { ChatPlace } from "../model/chat-place.ts";
import { deviceQuestionOf } from "../model/device-question.ts";
import { type Draft, emptyScreenKey, withoutSent } from "../model/draft-store.ts";
import type { Exchange } from "../model/exchanges.ts";
import type { KeptQuestion } from "../model/kept-questions.ts";
import {
  hasLostItsDiscussion,
  makeQuestion,
  type Question,
  questionOf,
  retryStored,
} from "../model/make-question.ts";
import { holdQuestion, nameAsker } from "../model/waiting-question.ts";
import type { ComposerState } from "./use-composer.ts";
import { questionDesk } from "./use-desk-questions.ts";
import { useZapLimit } from "./use-zap-limit.ts";

/** The request as it is made now, behind what the server may not hold yet. */
const begin = (owner: string, before?: Exchange) => ({
  owner,
  ...(before?.stored === false ? { after: before.attempt } : {}),
  requestId: newRequestId(),
  askedAt: new Date().toISOString(),
});

type Tell = ReturnType<typeof useQuestionEvent>;

/** BILL-03: a limit that a question meets opens the balance and the plans by itself. */
const followEnd = async (requestId: string, area: DiscussionType, tell: Tell): Promise<void> => {
  const ended = await questionDesk.end(requestId);
  if (ended === null) return;
  if (ended.phase === "answered") tell({ name: "question_answered", place: area });
  else {
    const { failure } = ended;
    tell({ name: "question_failed", place: area, code: failure.code });
    const limit = zapLimitOf(failure);
    if (limit !== null) openAtLimit(limit, requestId);
  }
};

const send = (kept: KeptQuestion, tell: Tell): void => {
  questionDesk.send(kept);
  tell({ name: "question_asked", place: kept.area });
  void followEnd(kept.requestId, kept.area, tell);
};

/**
 * Sending the questions of a place, whoever answers there: who may, within which zaps, and again.
 *
 * @param said what stands on the screen
 * @param answersHere whether this device can answer without network
 */
export const useAsking = (
  place: ChatPlace,
  composer: ComposerState,
  said: readonly Exchange[],
  answersHere: boolean,
) => {
  const { t } = useText();
  const { user } = useSession();
  const prompt = useSignInPrompt();
  const tell = useQuestionEvent();
  const { limit, sendWithin } = useZapLimit(composer);

  /**
   * @param draft for a question of the composer, or one that goes there when it is refused
   * @returns whether it was sent. The person was told why not
   */
  const ask = async (
    question: Question,
    cost: number,
    draft?: { readonly onSent?: () => void },
  ): Promise<boolean> => {
    if (user === null) {
      if (place.discussionId === null)
        holdQuestion(emptyScreenKey(place), question.text, new Date());
      prompt.open({ welcome: t("oracle.composer.signInToSend"), onAddress: nameAsker });
      return false;
    }
    const stamp = () => begin(user.id, said.at(-1));
    if (answersHere && question.answersAgain === undefined && !isConnected()) {
      send({ ...makeQuestion(question, place, stamp()), here: deviceQuestionOf(said) }, tell);
      draft?.onSent?.();
      return true;
    }
    return sendWithin(cost, draft !== undefined, () => {
      // From here on the device keeps the question: only then may it leave the composer.
      send(makeQuestion(question, place, stamp()), tell);
      draft?.onSent?.();
    });
  };

  return {
    limit,
    ask,
    /**
     * Sends what stands in the composer. What is typed meanwhile stays there.
     *
     * @param read makes a question of it
     */
    askDraft: (read: (draft: Draft) => Question, cost: number): void => {
      const draft = composer.now();
      // The second of two taps finds it sent.
      if (draft.text.trim() === "") return;
      const onSent = () => composer.edit((newest) => withoutSent(newest, draft));
      void ask(read(draft), cost, { onSent });
    },
    /**
     * The same request again, in a new discussion when its own no longer exists (ORA-08). There is one
     * copy of the question, however often it is tried.
     *
     * @param effort of the new answer, where the request itself is not known here
     */
    retry: (exchange: Exchange, effort: Effort): void => {
      if (user === null) return;
      if (hasLostItsDiscussion(exchange)) {
        if (!questionDesk.take(exchange.attempt)) return;
        const question = { ...questionOf(exchange), effort };
        send(makeQuestion(question, { ...place, discussionId: null }, begin(user.id)), tell);
      } else if (questionDesk.retry(exchange.attempt)) {
        void followEnd(exchange.attempt, place.area, tell);
      } else {
        send(retryStored(exchange, effort, place, begin(user.id)), tell);
      }
    },
    /** Has this device answer what the line does not carry, although the browser calls it good. */
    answerHere: (exchange: Exchange): void => {
      const before = said.slice(0, said.indexOf(exchange));
      questionDesk.retry(exchange.attempt, { ...deviceQuestionOf(before), anyway: true });
    },
    /** Takes a question that the server does not hold out of the chat. The caller puts it elsewhere. */
    takeBack: (exchange: Exchange): void => questionDesk.settle(exchange.attempt),
  };
};
