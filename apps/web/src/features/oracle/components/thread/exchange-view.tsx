import { useStop } from "../../hooks/use-stop.ts";
import type { Exchange } from "../../model/exchanges.ts";
import { Gloss } from "../ruling/gloss.tsx";
import { RulingPlate } from "../ruling/ruling-plate.tsx";
import { FailedAnswer } from "./failed-answer.tsx";
import { QuestionBubble } from "./question-bubble.tsx";
import { Thinking } from "./thinking.tsx";

interface ExchangeViewProps {
  exchange: Exchange;
  arrived: boolean;
  owned: boolean;
  localJudge: boolean;
  onRetry: (exchange: Exchange) => void;
  onEdit: (exchange: Exchange) => void;
}

/** A question and what became of it. */
export function ExchangeView({
  exchange,
  arrived,
  owned,
  localJudge,
  onRetry,
  onEdit,
}: ExchangeViewProps) {
  const stop = useStop();
  const { state } = exchange;
  return (
    <div className="exchange" id={`q-${exchange.requestId}`}>
      <QuestionBubble question={exchange.question} />
      {state.kind === "answered" ? (
        <div className="gloss">
          <RulingPlate question={exchange.question} answer={state.answer} arrived={arrived} />
          <Gloss answer={state.answer} />
        </div>
      ) : (
        <div className="exchange-read">
          {state.kind === "thinking" ? (
            <Thinking
              following={state.following}
              askedAt={exchange.askedAt}
              usual={!localJudge}
              onStop={owned ? () => stop(exchange.requestId) : null}
            />
          ) : (
            <FailedAnswer
              exchange={exchange}
              failure={state.failure}
              onRetry={owned ? () => onRetry(exchange) : null}
              onEdit={owned && !exchange.stored ? () => onEdit(exchange) : null}
            />
          )}
        </div>
      )}
    </div>
  );
}
