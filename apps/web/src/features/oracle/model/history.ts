import type { RulingRequest } from "@spellwright/contract";
import type { Exchange } from "./exchanges.ts";
import { withoutMarkup } from "./mentions.ts";

/** ORA-12. */
const MESSAGES = 4;
const USER_LENGTH = 300;
const ORACLE_LENGTH = 500;

/** The last four messages of a discussion, cut to length, oldest first (ORA-12). */
export const historyOf = (exchanges: readonly Exchange[]): NonNullable<RulingRequest["history"]> =>
  exchanges
    .flatMap(({ question, state }) => {
      if (state.kind !== "answered") return [];
      const { ruling, explanation } = state.answer.ruling;
      return [
        { role: "user" as const, content: withoutMarkup(question).slice(0, USER_LENGTH) },
        { role: "oracle" as const, content: `${ruling} ${explanation}`.slice(0, ORACLE_LENGTH) },
      ];
    })
    .slice(-MESSAGES);
