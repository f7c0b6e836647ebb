export { networkOf } from "./address.ts";
export { createApp } from "./app.ts";
export { AppError } from "./app-error.ts";
export { createChangeAwareCache } from "./change-aware-cache.ts";
export { contentPolicy, type InlineSources, inlineSources, withStyle } from "./content-policy.ts";
export { cookiePrefix, readCookie, writeCookie } from "./cookies.ts";
export { describeError } from "./describe-error.ts";
export { sentenceOf, toAppError } from "./error-response.ts";
export { api, type BackgroundWork, type Feature, type RouteEnvironment } from "./feature.ts";
export { CONNECTION_LIMITS, type ConnectionLimits } from "./guard-connections.ts";
export { idReader } from "./id-reader.ts";
export { acceptedLanguages, languageCookie } from "./language.ts";
export { listen } from "./listen.ts";
export { createLog, type Log } from "./log.ts";
export { microsOf, type PagePosition, readCursor, rowsAfter, toPage } from "./page.ts";
export { pageInMemory } from "./page-in-memory.ts";
export { createRateLimits, type RateLimits } from "./rate-limits.ts";
export {
  presentsSession,
  type RequestContext,
  requireUser,
  type SessionUser,
} from "./request-context.ts";
export { streamText } from "./stream-text.ts";
export { checkWholeInput, fromValidationIssues } from "./validation-errors.ts";
