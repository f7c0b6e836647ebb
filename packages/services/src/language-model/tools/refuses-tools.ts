import { APICallError } from "ai";

/** Statuses that speak of who asks or of how busy it is, not of what was asked. */
const OF_THE_MOMENT: readonly number[] = [401, 402, 403, 408, 429];
const SERVER_ERROR = 500;
const SPEAKS_OF_TOOLS = /tool|function/i;

/** Whether a server may have refused a request for its tools: asked without, it shows. */
export const refusesTools = (error: unknown): boolean => {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return false;
  return error.statusCode < SERVER_ERROR
    ? !OF_THE_MOMENT.includes(error.statusCode)
    : SPEAKS_OF_TOOLS.test(error.responseBody ?? "");
};
