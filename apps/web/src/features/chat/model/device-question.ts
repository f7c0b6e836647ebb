import type { DeviceQuestion } from "../../offline-judge/index.ts";
import { type Exchange, isRuling } from "./exchanges.ts";

/** Two questions with their answers: as much as the server tells of a discussion (ORA-12). */
const MOST_EXCHANGES = 2;

/** What this device's own judge is told of a discussion, as its exchanges stand on the screen. */
export const deviceQuestionOf = (exchanges: readonly Exchange[]): DeviceQuestion => ({
  history: exchanges
    .slice(-MOST_EXCHANGES)
    .flatMap(({ question, state }) => [
      { role: "user" as const, content: question },
      ...(state.kind === "answered" && isRuling(state.answer)
        ? [{ role: "oracle" as const, content: state.answer.ruling.ruling }]
        : []),
    ]),
  follows: exchanges.at(-1)?.requestId ?? null,
});
