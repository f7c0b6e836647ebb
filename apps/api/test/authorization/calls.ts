import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import {
  cardImage,
  contract,
  deckExports,
  discussionExports,
  runEvents,
} from "@spellwright/contract";
import { exportCalls } from "../../src/features/accounts/export/export-route.ts";
import { accountCalls } from "../../src/features/auth/calls.ts";

/** Every call that the server answers: the contract's, and those that features serve beside it. */
export const CALLS = {
  ...contract,
  runEvents,
  deckExports,
  discussionExports,
  cardImage,
  accounts: accountCalls,
  accountExport: exportCalls,
};

export interface NamedCall {
  readonly name: string;
  readonly method: string;
  /** With `{name}` where values stand. */
  readonly path: string;
  readonly successStatus: number;
}

const walk = (router: AnyContractRouter, name: string): NamedCall[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, part]) =>
      walk(part, name === "" ? key : `${name}.${key}`),
    );
  const { method = "POST", path = "", successStatus = 200 } = router["~orpc"].route;
  return [{ name, method, path: `/api${path}`, successStatus }];
};

export const NAMED_CALLS: readonly NamedCall[] = walk(CALLS, "");
