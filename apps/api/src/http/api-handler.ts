import type { AnyContractRouter } from "@orpc/contract";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { Router } from "@orpc/server";
import type { AppError } from "./app-error.ts";
import { errorAnswer, toAppError } from "./error-response.ts";
import type { RequestContext } from "./request-context.ts";
import { checkWholeInput } from "./validation-errors.ts";

export type ApiRouter = Router<AnyContractRouter, RequestContext>;

/** Serves the contract's calls; every error, those of validation included, leaves as DATA-06. */
export const createApiHandler = (
  router: ApiRouter,
  report: (error: AppError) => void,
): OpenAPIHandler<RequestContext> => {
  return new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      (options) => {
        checkWholeInput(options.input);
        return options.next();
      },
    ],
    interceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (thrown) {
          const error = toAppError(thrown, callOf(options.request.url.pathname));
          report(error);
          return { matched: true, response: errorAnswer(error, options.context) };
        }
      },
    ],
  });
};

/** `/api/decks/…` → `decks.`: enough for the codes that depend on the call. */
const callOf = (pathname: string): string => `${pathname.split("/")[2] ?? ""}.`;
