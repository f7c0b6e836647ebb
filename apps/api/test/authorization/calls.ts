import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import {
  adminExports,
  cardImage,
  contract,
  dataPackChunk,
  deckExports,
  discussionExports,
  runEvents,
} from "@spellwright/contract";
import * as z from "zod";
import { exportCalls } from "../../src/features/accounts/export/export-route.ts";
import { accountCalls } from "../../src/features/auth/calls.ts";

/** Every call that the server answers: the contract's, and those that features serve beside it. */
export const CALLS = {
  ...contract,
  runEvents,
  deckExports,
  discussionExports,
  cardImage,
  dataPackChunk,
  adminExports,
  accounts: accountCalls,
  accountExport: exportCalls,
};

export interface NamedCall {
  readonly name: string;
  readonly method: string;
  /** With `{name}` where values stand. */
  readonly path: string;
  readonly successStatus: number;
  /** Names of its path, query and body. */
  readonly fields: readonly string[];
}

const fieldsOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const walk = (router: AnyContractRouter, name: string): NamedCall[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, part]) =>
      walk(part, name === "" ? key : `${name}.${key}`),
    );
  const { route, inputSchema } = router["~orpc"];
  const { method = "POST", path = "", successStatus = 200 } = route;
  return [{ name, method, path: `/api${path}`, successStatus, fields: fieldsOf(inputSchema) }];
};

export const NAMED_CALLS: readonly NamedCall[] = walk(CALLS, "");
