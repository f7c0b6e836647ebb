import type { CardMention, DiscussionType, Effort, GameState } from "@spellwright/contract";
import { isErrorCode } from "../../../lib/http/api-error.ts";
import { EFFORTS } from "../../../lib/http/contract.static.ts";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { type ZapLimit, zapLimitOf } from "../../billing/index.ts";
import { isCardMention } from "./mentions.ts";
import { readGameState } from "./read-game-state.ts";

/** Devices keep questions under this name since the first release. */
const KEY = "asks";

/** What a question is sent with, whichever part of the product answers it. */
export interface QuestionRequest {
  readonly question: string;
  readonly requestId: string;
  readonly cards: CardMention[];
  /** What stands on the table (DATA-09). */
  readonly gameState?: GameState;
  readonly reasoningEffort?: Effort;
  readonly discussionId?: string;
  /** The deck that a question to the Forge is about. */
  readonly deckId?: string;
  /** A stored question to be answered once more. */
  readonly answersAgain?: string;
  /** Not a question: the whole deck is to be analysed (ANA-01). */
  readonly analysis?: true;
}

/** A question on its way: kept on this device until the server's messages hold it. */
export interface KeptQuestion {
  readonly requestId: string;
  /** Who asked. Nobody else on this device sees it. */
  readonly owner: string;
  /** ISO 8601. */
  readonly askedAt: string;
  /** Who answers. */
  readonly area: DiscussionType;
  readonly request: QuestionRequest;
  /** The limit that it met (BILL-08): it is sent again at its person's word only. */
  readonly refused?: ZapLimit;
  /**
   * This device answers it, without network: what was said before it, for `answerKeptQuestion`, which believes no
   * more of it than it can read. The server does not hear of it from the desk.
   */
  readonly here?: object;
  /**
   * The question before it on the screen, by its `requestId`, while the server may not hold that: it is sent
   * after that one, to the same discussion.
   */
  readonly after?: string;
  /** Another device asked it: it is followed here, never sent by itself. */
  readonly elsewhere?: true;
}

/** A question that never arrived is sent when its person is back within a day. Later, at their word. */
const RESEND_WITHIN_MS = 86_400_000;

/** Whether a question that the server does not know is sent by itself. */
export const canSendAutomatically = ({ askedAt, elsewhere }: KeptQuestion): boolean =>
  elsewhere === undefined && Date.now() - new Date(askedAt).getTime() < RESEND_WITHIN_MS;

const parseQuestion = (value: unknown): KeptQuestion[] => {
  if (!isRecord(value) || !isRecord(value.request)) return [];
  const { owner, askedAt } = value;
  const { requestId, question, cards, reasoningEffort, discussionId, deckId, answersAgain } =
    value.request;
  const { analysis } = value.request;
  const gameState = readGameState(value.request.gameState);
  if (typeof owner !== "string" || typeof askedAt !== "string") return [];
  if (typeof requestId !== "string" || typeof question !== "string") return [];
  const effort = EFFORTS.find((each) => each === reasoningEffort);
  const request = {
    requestId,
    question,
    cards: Array.isArray(cards) ? cards.filter(isCardMention) : [],
    ...(gameState === undefined ? {} : { gameState }),
    ...(effort === undefined ? {} : { reasoningEffort: effort }),
    ...(typeof discussionId === "string" ? { discussionId } : {}),
    ...(typeof deckId === "string" ? { deckId } : {}),
    ...(typeof answersAgain === "string" ? { answersAgain } : {}),
    ...(analysis === true ? { analysis: true as const } : {}),
  };
  // What was kept before the Forge answered is the Oracle’s.
  const area = value.area === "forge" ? "forge" : "oracle";
  const refused = parseLimit(value.refused);
  return [
    {
      ...{ requestId, owner, askedAt, area, request },
      ...(refused === null ? {} : { refused }),
      ...(isRecord(value.here) ? { here: value.here } : {}),
      ...(typeof value.after === "string" ? { after: value.after } : {}),
    },
  ];
};

const parseLimit = (value: unknown): ZapLimit | null => {
  if (!isRecord(value) || !isErrorCode(value.code) || !isRecord(value.params)) return null;
  return zapLimitOf({ code: value.code, params: value.params });
};

/** Every kept question of this device, oldest first. Damaged ones are skipped. */
export const readKeptQuestions = (): KeptQuestion[] => {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(parseQuestion) : [];
  } catch {
    return [];
  }
};

const write = (questions: readonly KeptQuestion[]): void =>
  writeStored(KEY, questions.length === 0 ? null : JSON.stringify(questions));

/** Keeps a question, in its own place where it is kept already. */
export const keepQuestion = (question: KeptQuestion): void => {
  const questions = readKeptQuestions();
  const place = questions.findIndex((kept) => kept.requestId === question.requestId);
  write(questions.toSpliced(place < 0 ? questions.length : place, 1, question));
};

export const forgetQuestion = (requestId: string): void =>
  write(readKeptQuestions().filter((kept) => kept.requestId !== requestId));
