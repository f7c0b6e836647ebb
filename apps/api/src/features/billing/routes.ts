import { api, type Feature } from "../../http/index.ts";
import { readAccount, requireHolder, type ZapsParts } from "../zaps/index.ts";
import { presentStatus } from "./present.ts";

const handlersOf = ({ database, now }: ZapsParts) => ({
  billing: {
    status: api.billing.status.handler(async ({ context }) => {
      const { id } = await requireHolder(context);
      const moment = now();
      return presentStatus(await readAccount(database, id, moment), moment);
    }),
  },
});

/** `GET /api/billing/status` (BILL-04). */
export const createBilling = (parts: ZapsParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
