import { api, type Feature, requireUser } from "../../http/index.ts";
import { askOracle, type OracleParts } from "./ask-oracle.ts";

const handlersOf = (parts: OracleParts) => ({
  ruling: {
    ask: api.ruling.ask.handler(async ({ context, input }) => {
      const { id } = await requireUser(context);
      return askOracle(parts, id, context.language, input);
    }),
  },
});

/** `POST /api/ruling` (ORA-14). */
export const createOracle = (parts: OracleParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
