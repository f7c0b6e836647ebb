import { useState } from "react";
import { useStop } from "../../hooks/use-stop.ts";
import type { Exchange } from "../../model/exchanges.ts";
import { AnswerActions } from "../actions/answer-actions.tsx";
import { Gloss } from "../ruling/gloss.tsx";
import { RulingPlate } from "../ruling/ruling-plate.tsx";
import { AnswerVersions } from "./answer-versions.tsx";
import { useChatAround } from "./chat-context.ts";
import { FailedAnswer } from "./failed-answer.tsx";
import { QuestionBubble } from "./question-bubble.tsx";
import { Thinking } from "./thinking.tsx";

interface ExchangeViewProps {
  exchange: Exchange;
  arrived: boolean;
  /** Nothing was asked after it. */
  last: boolean;
  /** A message to show, if this exchange holds it. */
  wanted: string | null;
}

/** A question, its answers one at a time, and what becomes of the newest asking. */
export function ExchangeView({ exchange, arrived, last, wanted }: ExchangeViewProps) {
  const chat = useChatAround();
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
  const owner = chat?.owner ?? null;
  return (
    <div className="exchange" id={`q-${exchange.requestId}`}>
      <QuestionBubble question={exchange.question} messageId={exchange.questionId} />
      {answer !== undefined && (
        <div className="gloss">
          <div>
            {count > 1 && (
              <AnswerVersions
                index={shown.index}
                count={count}
                onShow={(index) => setChosen({ reason, index })}
              />
            )}
            <RulingPlate
              key={answer.messageId}
              question={exchange.question}
              answer={answer}
              arrived={arrived && shown.index === count - 1}
              answerable={last && owner !== null && !chat?.busy}
              onDetail={owner?.tellDetail}
              actions={<AnswerActions exchange={exchange} answer={answer} />}
            />
          </div>
          <Gloss answer={answer} />
        </div>
      )}
      {state.kind !== "answered" && (
        <div className="exchange-read">
          {state.kind === "thinking" ? (
            <Thinking
              following={state.following}
              askedAt={exchange.attemptedAt}
              usual={!(chat?.effort.localJudge ?? true)}
              onStop={owner !== null ? () => stop(exchange.attempt) : null}
            />
          ) : (
            <FailedAnswer
              exchange={exchange}
              failure={state.failure}
              onRetry={owner !== null ? () => owner.retry(exchange) : null}
              onEdit={owner !== null && !exchange.stored ? () => owner.takeBack(exchange) : null}
            />
          )}
        </div>
      )}
    </div>
  );
}
