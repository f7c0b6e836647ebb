import { client } from "../../../lib/http/api.ts";
import { ApiError, toCallError } from "../../../lib/http/api-error.ts";
import { RESPOND_ASYNC } from "../../../lib/http/contract.static.ts";
import { lazyModule } from "../../../lib/page/lazy-part.ts";
import { pageLanguage } from "../../../lib/text/page-language.ts";
import type { Transport } from "../model/deliver-question.ts";
import type { KeptQuestion } from "../model/kept-questions.ts";
import { followRun } from "./follow-run.ts";

/** To the Oracle, or to the Forge: about a deck, or about strategy; or to analyse a deck. */
const send = ({ area, request }: KeptQuestion, signal: AbortSignal) => {
  const options = { signal, context: { prefer: RESPOND_ASYNC } };
  if (area === "oracle") return client.ruling.ask(request, options);
  const { deckId, analysis, ...asked } = request;
  if (analysis) {
    const { requestId, discussionId } = asked;
    return client.forge.suggestForDeck(
      {
        requestId,
        ...(discussionId === undefined ? {} : { discussionId }),
        ...(deckId === undefined ? {} : { deckId }),
      },
      options,
    );
  }
  if (deckId === undefined) return client.forge.askStrategy(asked, options);
  return client.forge.askAboutDeck({ ...asked, deckId }, options);
};

const loadOfflineJudge = lazyModule(() => import("../../offline-judge/index.ts"));

/** The desk's way to the API. The client repeats what ERR-02 lets it repeat, with the same id. */
export const questionTransport: Transport = {
  send,
  answerHere: async (question) => (await loadOfflineJudge()).answerKeptQuestion(question),
  follow: followRun,
  stop: (requestId) => client.runs.stop({ requestId }),
  failureOf: (error) => {
    const known = toCallError(error, pageLanguage());
    return known instanceof ApiError
      ? { code: known.code, params: known.params }
      : { code: "INTERNAL", params: {} };
  },
};
