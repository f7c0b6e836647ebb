import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import type { Config } from "../config/config.ts";
import { createKeyedHash } from "./keyed-hash.ts";

export type Log = pino.Logger;

const traceIds = new AsyncLocalStorage<string>();

/** Does the work of a request: every line that is logged meanwhile, and what it leaves running, has its id. */
export const withTraceId = <Result>(traceId: string, work: () => Result): Result =>
  traceIds.run(traceId, work);

/** What stands in every line: the request that it belongs to, where there is one. */
const mixin = () => {
  const traceId = traceIds.getStore();
  return traceId === undefined ? {} : { traceId };
};

/** @param destination standard output when absent */
export const createLog = (
  level: Config["logLevel"],
  destination: pino.DestinationStream = pino.destination(1),
): Log => pino({ level, base: null, mixin }, destination);

/** Characters of a pseudonym: enough to tell a million people apart. */
const PSEUDONYM_LENGTH = 16;

/**
 * How the log names whom an attack came from or went to: always the same way, so that it can be followed,
 * and nobody without the secret can tell who it is, not even by trying all addresses.
 */
export const createPseudonyms = (secret: string) => {
  const hash = createKeyedHash(`log:${secret}`);
  return (kind: "account" | "network", name: string): string =>
    hash(`${kind} ${name}`).slice(0, PSEUDONYM_LENGTH);
};
