import type { Thinker } from "@spellwright/locales";
import { type ReactNode, useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { useStop } from "../hooks/use-stop.ts";
import type { Exchange, ShownAnswer } from "../model/exchanges.ts";
import { hasBegun } from "../model/run-follow.ts";
import { AnswerVersions } from "./answer-versions.tsx";
import styles from "./exchange-view.module.css";
import { FailedAnswer } from "./failed-answer.tsx";
import { QuestionBubble } from "./question-bubble.tsx";
import { Thinking } from "./thinking.tsx";

/** What a chat is drawn with. Only `answer` knows whose answers they are. */
export interface ChatView {
  /** Null for a reader, who may not ask here. */
  readonly owner: {
    readonly retry: (exchange: Exchange) => void;
    /** Back into the composer, and away from the chat. */
    readonly takeBack: (exchange: Exchange) => void;
    /** Absent where this device cannot answer by itself. */
    readonly answerHere?: (exchange: Exchange) => void;
  } | null;
  /** The wait: who thinks, and whether a language model does, which takes its time. */
  readonly thinking: {
    readonly thinker: Thinker;
    readonly label: string;
    readonly usual: boolean;
  };
  readonly failedTitle: string;
  readonly answer: (
    exchange: Exchange,
    answer: ShownAnswer,
    shown: {
      /** It came while the person was looking. */
      readonly arrived: boolean;
      /** Nothing was asked after it. */
      readonly last: boolean;
      /** The choice between several answers, above the one that is shown. */
      readonly versions: ReactNode;
    },
  ) => ReactNode;
}

interface ExchangeViewProps {
  exchange: Exchange;
  arrived: boolean;
  last: boolean;
  /** A message to show, if this exchange holds it. */
  wanted: string | null;
  view: ChatView;
}

/** A question, its answers one at a time, and what becomes of the newest asking. */
export function ExchangeView({ exchange, arrived, last, wanted, view }: ExchangeViewProps) {
  const { t } = useText();
  const stop = useStop();
  const { state, answers } = exchange;
  const count = answers.length;
  const wantedAt = answers.findIndex(({ messageId }) => messageId === wanted);
  // Another answer, or another place to jump to, shows itself; until then the choice stays.
  const reason = `${count}/${wantedAt === -1 ? "" : wanted}`;
  const newest = { reason, index: wantedAt === -1 ? count - 1 : wantedAt };
  const [chosen, setChosen] = useState(newest);
  const shown = chosen.reason === reason ? chosen : newest;
  const answer = answers[shown.index];
  const { owner } = view;
  const versions =
    count > 1 ? (
      <AnswerVersions
        index={shown.index}
        count={count}
        onShow={(index) => setChosen({ reason, index })}
      />
    ) : null;
  return (
    <div className={styles.exchange} id={`q-${exchange.requestId}`}>
      <QuestionBubble question={exchange.question} messageId={exchange.questionId} />
      {answer !== undefined &&
        view.answer(exchange, answer, {
          arrived: arrived && shown.index === count - 1,
          last,
          versions,
        })}
      {state.kind !== "answered" && (
        <div className={styles.pending}>
          {state.kind === "thinking" && state.following === null && owner === null ? (
            // A reader is not told how the run of another's question stands (DISC-08).
            <p className="soft">{t("oracle.thread.unanswered")}</p>
          ) : state.kind === "thinking" ? (
            <Thinking
              following={state.following}
              arrived={exchange.stored || hasBegun(state.following)}
              askedAt={exchange.attemptedAt}
              thinker={view.thinking.thinker}
              label={view.thinking.label}
              usual={view.thinking.usual}
              onStop={owner !== null ? () => stop(exchange.attempt) : null}
            />
          ) : (
            <FailedAnswer
              exchange={exchange}
              failure={state.failure}
              title={view.failedTitle}
              onRetry={owner !== null ? () => owner.retry(exchange) : null}
              onAnswerHere={
                owner?.answerHere === undefined || exchange.stored
                  ? null
                  : () => owner.answerHere?.(exchange)
              }
              onEdit={owner !== null && !exchange.stored ? () => owner.takeBack(exchange) : null}
            />
          )}
        </div>
      )}
    </div>
  );
}
