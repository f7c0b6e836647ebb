import type { Effort, RulingRequest } from "@spellwright/contract";
import { useRef, useState } from "react";
import { newRequestId } from "../../../lib/request-id.ts";
import { useText } from "../../../lib/text.tsx";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { type ZapLimit, zapLimitOf } from "../../billing/index.ts";
import {
  askDesk,
  cardsNamedIn,
  checkZaps,
  costOf,
  type Draft,
  EMPTY_DRAFT,
  type Exchange,
} from "../../chat/index.ts";
import { withBlock } from "../model/quote-passage.ts";
import type { EffortSetting } from "./use-effort.ts";

interface AskingPlace {
  readonly discussionId: string | null;
  readonly effort: EffortSetting;
  readonly draft: Draft;
  readonly changeDraft: (draft: Draft) => void;
}

/** What an asking may have of its own. */
type AskSettings = Pick<RulingRequest, "reasoningEffort" | "answersAgain">;

/** Asking, asking again and taking back, from one composer. */
export const useAsking = ({ discussionId, effort, draft, changeDraft }: AskingPlace) => {
  const { t } = useText();
  const { user } = useSession();
  const prompt = useSignInPrompt();
  const checking = useRef(false);
  const [limit, setLimit] = useState<ZapLimit | null>(null);

  const deliver = (
    owner: string,
    question: Draft,
    place: string | null,
    { reasoningEffort = effort.effort, answersAgain }: AskSettings = {},
  ) => {
    const requestId = newRequestId();
    askDesk.send({
      requestId,
      owner,
      askedAt: new Date().toISOString(),
      area: "oracle",
      request: {
        requestId,
        question: question.text.trim(),
        cards: cardsNamedIn(question.text, question.picked),
        reasoningEffort,
        ...(place === null ? {} : { discussionId: place }),
        ...(answersAgain === undefined ? {} : { answersAgain }),
      },
    });
  };

  /** Whether the zaps allow it (ORA-07); the composer says why not. */
  const mayAsk = async (cost: number): Promise<boolean> => {
    if (checking.current) return false;
    checking.current = true;
    const refusal = await checkZaps(cost);
    checking.current = false;
    setLimit(refusal === null ? null : zapLimitOf(refusal));
    return refusal === null;
  };

  const ask = async () => {
    if (user === null) {
      prompt.open({ welcome: t("oracle.composer.signInToSend") });
      return;
    }
    if (!(await mayAsk(effort.cost))) return;
    deliver(user.id, draft, discussionId);
    changeDraft(EMPTY_DRAFT);
  };

  /** Another answer to a stored question, at any effort. */
  const askAgain = async (exchange: Exchange, reasoningEffort: Effort): Promise<boolean> => {
    const { questionId, question, cards } = exchange;
    if (user === null || questionId === null) return false;
    if (!(await mayAsk(costOf(reasoningEffort, effort.localJudge)))) return false;
    const again = { reasoningEffort, answersAgain: questionId };
    deliver(user.id, { text: question, picked: cards }, discussionId, again);
    return true;
  };

  const tellDetail = async (choice: string) => {
    if (user === null || !(await mayAsk(effort.cost))) return;
    deliver(user.id, { text: choice, picked: [] }, discussionId);
  };

  /** The same request again; in a new discussion when its own no longer exists (ORA-08). */
  const retry = (exchange: Exchange) => {
    if (user === null) return;
    const gone = exchange.state.kind === "failed" && exchange.state.failure.code === "PGRST116";
    if (!gone && askDesk.retry(exchange.attempt)) return;
    askDesk.settle(exchange.attempt);
    const question = { text: exchange.question, picked: exchange.cards };
    const answersAgain = gone ? null : exchange.questionId;
    deliver(
      user.id,
      question,
      gone ? null : discussionId,
      answersAgain === null ? {} : { answersAgain },
    );
  };

  /** The question into the composer, behind what stands there. */
  const edit = ({ question, cards }: Exchange) => {
    const picked = [...draft.picked, ...cards];
    changeDraft(withBlock({ ...draft, picked }, question, ""));
  };

  const takeBack = (exchange: Exchange) => {
    askDesk.settle(exchange.attempt);
    edit(exchange);
  };

  return {
    ask,
    askAgain,
    tellDetail,
    retry,
    edit,
    takeBack,
    /** Why the last question was not sent (ORA-07). */
    limit,
    changeDraft: (next: Draft) => {
      setLimit(null);
      changeDraft(next);
    },
  };
};
