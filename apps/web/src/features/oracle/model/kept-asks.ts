import { RulingRequest } from "@spellwright/contract";
import { readStored, writeStored } from "../../../lib/storage.ts";

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
  if (typeof value !== "object" || value === null) return [];
  const { owner, askedAt, request } = value as Partial<Record<keyof KeptAsk, unknown>>;
  const parsed = RulingRequest.safeParse(request);
  if (!parsed.success || parsed.data.requestId === undefined) return [];
  if (typeof owner !== "string" || typeof askedAt !== "string") return [];
  return [{ requestId: parsed.data.requestId, owner, askedAt, request: parsed.data }];
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
