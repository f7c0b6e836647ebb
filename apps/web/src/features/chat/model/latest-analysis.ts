import { type Exchange, isRuling } from "./exchanges.ts";

/** The message of the newest answer that proposes changes to a deck. Null without one (ROUTE-07). */
export const latestAnalysis = (exchanges: readonly Exchange[]): string | null =>
  exchanges
    .flatMap(({ answers }) => answers)
    .findLast((answer) => !isRuling(answer) && answer.suggestions !== undefined)?.messageId ?? null;
