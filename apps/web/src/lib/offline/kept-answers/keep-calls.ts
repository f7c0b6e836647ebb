import { ApiError } from "../../http/api-error.ts";
import { isRecord } from "../../storage/is-record.ts";
import { knownAccount } from "../../storage/known-account.ts";
import { markAsCached } from "./from-device.ts";
import { isKeptCall } from "./kept-calls.ts";
import { readOnDevice } from "./on-device.ts";
import { forgetById, keepAnswer, readKeptAnswer } from "./store.ts";

const askedBy = (account: string, call: string, input: unknown) => ({
  account,
  call,
  input: JSON.stringify(input ?? null),
});

/** Keeps what a call answered, for the account that asked: who signed in meanwhile gets nothing of it. */
export const keepCall = async (
  account: string,
  call: string,
  input: unknown,
  answer: unknown,
): Promise<void> => {
  if (!isKeptCall(call) || knownAccount() !== account) return;
  await keepAnswer(askedBy(account, call, input), answer);
};

/** @returns what the device keeps or knows in place of an answer that the network did not bring, or undefined */
export const readFromDevice = async (
  account: string,
  call: string,
  input: unknown,
  failure: unknown,
): Promise<unknown> => {
  if (!(failure instanceof ApiError) || failure.code !== "NETWORK") return undefined;
  const own = isKeptCall(call) ? await readKeptAnswer(askedBy(account, call, input)) : undefined;
  const kept = own ?? (await readOnDevice(call, input));
  if (kept !== undefined) markAsCached(kept);
  return kept;
};

/** What a call deleted on the server is deleted here. */
export const forgetDeleted = async (account: string, input: unknown): Promise<void> => {
  if (!isRecord(input)) return;
  const ids = [input.id, ...(Array.isArray(input.ids) ? input.ids : [])];
  for (const id of ids) if (typeof id === "string") await forgetById(account, id);
};
