export { createApp } from "./app.ts";
export { AppError } from "./app-error.ts";
export { sentenceOf } from "./error-response.ts";
export { api, type BackgroundWork, type Feature, type RouteEnvironment } from "./feature.ts";
export { createLog, describeError, type Log } from "./log.ts";
export { createRateLimits, type RateLimits } from "./rate-limits.ts";
export { type RequestContext, requireUser, type SessionUser } from "./request-context.ts";
export { fromValidationIssues } from "./validation-errors.ts";
export { beyond, microsOf, type PagedList, type PagePosition, readCursor, toPage } from "./page.ts";
