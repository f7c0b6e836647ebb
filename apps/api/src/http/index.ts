export { AppError } from "./app-error.ts";
export { api, type BackgroundWork, type Feature, type RouteEnvironment } from "./feature.ts";
export { type RequestContext, requireUser, type SessionUser } from "./request-context.ts";
