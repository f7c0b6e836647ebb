import type { Engine } from "@spellwright/contract";
import { api, type Feature, requireUser } from "../../http/index.ts";
import { askOracle, type OracleParts } from "./ask-oracle.ts";

/** ERR-04: `X-Model-Used` tells which model really answered; the local judge is none. */
export const nameModel = ({ engine }: { readonly engine: Engine }, headers: Headers): void => {
  // Servers name their models as they like; a header takes ASCII only.
  if (engine.model !== null) headers.set("x-model-used", engine.model.replace(/[^ -~]/g, "?"));
};

const handlersOf = (parts: OracleParts) => ({
  ruling: {
    ask: api.ruling.ask.handler(async ({ context, input }) => {
      const { id } = await requireUser(context);
      const answer = await askOracle(parts, id, context.language, input);
      nameModel(answer, context.answerHeaders);
      return answer;
    }),
  },
});

/** `POST /api/ruling` (ORA-14). */
export const createOracle = (parts: OracleParts): Feature<ReturnType<typeof handlersOf>> => ({
  handlers: handlersOf(parts),
});
