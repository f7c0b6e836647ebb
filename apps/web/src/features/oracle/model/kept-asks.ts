import type { RulingRequest } from "@spellwright/contract";
import { EFFORTS } from "../../../lib/contract.static.ts";
import { isRecord } from "../../../lib/is-record.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { isCardMention } from "./mentions.ts";

const KEY = "asks";

/** A question on its way: kept on this device until the server's messages hold it. */
export interface KeptAsk {
  readonly requestId: string;
  /** Who asked; nobody else on this device sees it. */
  readonly owner: string;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly request: RulingRequest;
}

const parseAsk = (value: unknown): KeptAsk[] => {
  if (!isRecord(value) || !isRecord(value.request)) return [];
  const { owner, askedAt } = value;
  const { requestId, question, cards, reasoningEffort, discussionId, answersAgain } = value.request;
  if (typeof owner !== "string" || typeof askedAt !== "string") return [];
  if (typeof requestId !== "string" || typeof question !== "string") return [];
  const effort = EFFORTS.find((each) => each === reasoningEffort);
  const request = {
    requestId,
    question,
    cards: Array.isArray(cards) ? cards.filter(isCardMention) : [],
    ...(effort === undefined ? {} : { reasoningEffort: effort }),
    ...(typeof discussionId === "string" ? { discussionId } : {}),
    ...(typeof answersAgain === "string" ? { answersAgain } : {}),
  };
  return [{ requestId, owner, askedAt, request }];
};

/** Every kept question of this device, oldest first; damaged ones are skipped. */
export const readAsks = (): KeptAsk[] => {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(parseAsk) : [];
  } catch {
    return [];
  }
};

const write = (asks: readonly KeptAsk[]): void =>
  writeStored(KEY, asks.length === 0 ? null : JSON.stringify(asks));

export const keepAsk = (ask: KeptAsk): void =>
  write([...readAsks().filter((kept) => kept.requestId !== ask.requestId), ask]);

export const forgetAsk = (requestId: string): void =>
  write(readAsks().filter((kept) => kept.requestId !== requestId));
