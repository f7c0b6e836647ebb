import type { UserZaps } from "@spellwright/contract";
import type { Database } from "../../database/index.ts";
import { api, type Feature } from "../../http/index.ts";
import { requireHolder } from "./policy.ts";
import { lockZaps, setEffort, type ZapsRow } from "./queries.ts";
import { readAccount } from "./read-account.ts";

/** Where the ledger is, and whose clock turns its months. */
export interface ZapsParts {
  readonly database: Database;
  readonly now: () => Date;
}

const present = (userId: string, row: ZapsRow): UserZaps => ({
  user_id: userId,
  oracle_reasoning_effort: row.oracleReasoningEffort,
  balance: row.monthlyRemaining + row.boughtRemaining,
});

const handlersOf = ({ database, now }: ZapsParts) => ({
  zaps: {
    read: api.zaps.read.handler(async ({ context }) => {
      const { id } = await requireHolder(context);
      return present(id, await readAccount(database, id, now()));
    }),
    update: api.zaps.update.handler(async ({ context, input }) => {
      const { id } = await requireHolder(context);
      await database.transaction(async (tx) => {
        await lockZaps(tx, id);
        await setEffort(tx, id, input.oracle_reasoning_effort);
      });
      return present(id, await readAccount(database, id, now()));
    }),
  },
});

/** `GET` and `PATCH /api/zaps`: the balance, and the effort a person keeps (ORA-11). */
export const createZaps = (parts: ZapsParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
