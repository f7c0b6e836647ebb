import * as z from "zod";
import { CardMention } from "../entities/message.ts";
import { MessageId } from "../entities/message-id.ts";
import { ExampleRuling, GameState, RulingAnswer } from "../entities/ruling.ts";
import { Effort, Language } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { openCall, sessionCall } from "./base.ts";
import { answerOrRun, beginsRun } from "./begun-run.ts";
import { QUESTION_ERRORS } from "./question-errors.ts";
import { RequestId } from "./request-id.ts";

/** ORA-05: 2,000 characters at most. The minimum of 30 is the page's rule. */
export const QUESTION_MAX_LENGTH = 2000;
/** Characters. The page asks for them, the call takes shorter questions (ORA-05). */
export const QUESTION_MIN_LENGTH = 30;
/** Cards that a question may name in its list. */
export const RULING_CARDS_MAX = 30;

/**
 * The body of `POST /api/ruling` (ORA-14, DATA-07): with a `discussionId`, `history` is ignored. A
 * `deckId` is an own deck, which the discussion that this call makes belongs to.
 */
export const RulingRequest = z.object({
  question: z.string().max(QUESTION_MAX_LENGTH),
  cards: z.array(CardMention).max(RULING_CARDS_MAX).default([]),
  gameState: GameState.nullish(),
  history: z
    .array(z.object({ role: z.enum(["user", "oracle"]), content: z.string().max(500) }))
    .max(4)
    .nullish(),
  requestId: RequestId.optional(),
  reasoningEffort: Effort.optional(),
  discussionId: z.uuid().optional(),
  deckId: z.uuid().optional(),
  /** A question of this discussion to be answered once more. Its text must be the same. */
  answersAgain: MessageId.optional(),
});
export type RulingRequest = z.infer<typeof RulingRequest>;

/**
 * A question that a device answered without network, as it was asked there: its text and what names it, never
 * the device’s answer, which nobody but the device could vouch for.
 */
export const AskedOffline = RulingRequest.pick({
  question: true,
  cards: true,
  gameState: true,
  reasoningEffort: true,
}).extend({
  requestId: RequestId,
  askedAt: z.iso.datetime().describe("By the device’s clock; one that cannot be right is now"),
  language: Language.describe("Of the page that it was asked on"),
  discussionId: z.uuid().nullish().describe("The discussion that it was asked in"),
  follows: RequestId.nullish().describe(
    "The question before it, where the server may not know both",
  ),
});
export type AskedOffline = z.infer<typeof AskedOffline>;

/** ORA-14: gives the answer of the run, or only begins it. Joins it when the requestId is known (DISC-08). */
export const ruling = {
  ask: sessionCall
    .route({
      ...beginsRun,
      method: "POST",
      path: "/ruling",
      tags: ["Oracle"],
      summary: "Ask the Oracle a rules question",
    })
    .input(RulingRequest)
    .output(answerOrRun(RulingAnswer))
    .errors(declareErrors(...QUESTION_ERRORS, "CARDS_NOT_A_LIST", "GAME_STATE_TOO_LARGE")),
  /**
   * PWA-01: a question that was answered without network takes its place in its person’s discussions. Our own
   * judge answers it once more, at no cost, whatever the device said. The same `requestId` joins once. It
   * counts for the day. Ten a day at most join so, and no more than the day’s limit: OFFLINE_WAITS says that it
   * waits to be asked.
   */
  join: sessionCall
    .route({
      method: "POST",
      path: "/ruling/offline",
      tags: ["Oracle"],
      summary: "Let a question that was asked without network join one’s discussions",
    })
    .input(AskedOffline)
    .output(RulingAnswer)
    .errors(
      declareErrors(
        ...QUESTION_ERRORS,
        "OFFLINE_WAITS",
        "CARDS_NOT_A_LIST",
        "GAME_STATE_TOO_LARGE",
      ),
    ),
  /** Readable signed out, never metered: the judge itself answers, and the answer is kept. */
  example: openCall
    .route({
      method: "GET",
      path: "/ruling/example",
      tags: ["Oracle"],
      summary: "One real ruling, for who does not know the Oracle yet",
    })
    .input(z.object({ language: Language.default("fr") }))
    .output(ExampleRuling)
    .errors(declareErrors("FIELD_INVALID")),
};
