import { useRef, useState } from "react";
import { newRequestId } from "../../../lib/request-id.ts";
import { useText } from "../../../lib/text.tsx";
import { useSession, useSignInPrompt } from "../../auth/index.ts";
import { type ZapLimit, zapLimitOf } from "../../billing/index.ts";
import { checkZaps } from "../api/zap-check.ts";
import { type Draft, EMPTY_DRAFT } from "../model/draft-store.ts";
import type { Exchange } from "../model/exchanges.ts";
import { cardsNamedIn } from "../model/mentions.ts";
import { askDesk } from "./use-asks.ts";
import type { EffortSetting } from "./use-effort.ts";

interface AskingPlace {
  readonly discussionId: string | null;
  readonly effort: EffortSetting;
  readonly draft: Draft;
  readonly changeDraft: (draft: Draft) => void;
}

/** Asking, asking again and taking back, from one composer. */
export const useAsking = ({ discussionId, effort, draft, changeDraft }: AskingPlace) => {
  const { t } = useText();
  const { user } = useSession();
  const prompt = useSignInPrompt();
  const checking = useRef(false);
  const [limit, setLimit] = useState<ZapLimit | null>(null);

  const deliver = (owner: string, question: Draft, place: string | null) => {
    const requestId = newRequestId();
    askDesk.send({
      requestId,
      owner,
      askedAt: new Date().toISOString(),
      request: {
        requestId,
        question: question.text.trim(),
        cards: cardsNamedIn(question.text, question.picked),
        reasoningEffort: effort.effort,
        ...(place === null ? {} : { discussionId: place }),
      },
    });
  };

  const ask = async () => {
    if (user === null) {
      prompt.open({ welcome: t("oracle.composer.signInToSend") });
      return;
    }
    if (checking.current) return;
    checking.current = true;
    const refusal = await checkZaps(effort.cost);
    checking.current = false;
    if (refusal !== null) {
      setLimit(zapLimitOf(refusal));
      return;
    }
    setLimit(null);
    deliver(user.id, draft, discussionId);
    changeDraft(EMPTY_DRAFT);
  };

  /** The same request again; in a new discussion when its own no longer exists (ORA-08). */
  const retry = (exchange: Exchange) => {
    if (user === null) return;
    const gone = exchange.state.kind === "failed" && exchange.state.failure.code === "PGRST116";
    if (!gone && askDesk.retry(exchange.requestId)) return;
    askDesk.settle(exchange.requestId);
    const question = { text: exchange.question, picked: exchange.cards };
    deliver(user.id, question, gone ? null : discussionId);
  };

  const takeBack = (exchange: Exchange) => {
    askDesk.settle(exchange.requestId);
    const text = [draft.text.trim(), exchange.question].filter(Boolean).join("\n\n");
    changeDraft({ text, picked: [...draft.picked, ...exchange.cards] });
  };

  return {
    ask,
    retry,
    takeBack,
    /** Why the last question was not sent (ORA-07). */
    limit,
    changeDraft: (next: Draft) => {
      setLimit(null);
      changeDraft(next);
    },
  };
};
