import type { HttpBindings } from "@hono/node-server";
import type { AnyContractRouter } from "@orpc/contract";
import { implement } from "@orpc/server";
import { contract } from "@spellwright/contract";
import type { Hono } from "hono";
import type { KnownCall } from "./known-paths.ts";
import type { RequestContext } from "./request-context.ts";
import { yieldBeforeLongList } from "./yield-before-long-list.ts";

/**
 * The contract, ready for handlers. A feature takes its part: `api.preferences.read.handler(…)`;
 * the handler's `context` is a `RequestContext`.
 */
export const api = implement(contract)
  // Both are checked outside of what stands below: what is long is checked in one pass and used or made in another.
  .$config({
    initialInputValidationIndex: Number.NEGATIVE_INFINITY,
    initialOutputValidationIndex: Number.NEGATIVE_INFINITY,
  })
  .$context<RequestContext>()
  .use(async ({ next }, input) => {
    await yieldBeforeLongList(input);
    const made = await next();
    await yieldBeforeLongList(made.output);
    return made;
  });

/** Variables of the Hono routes that a feature adds itself: `c.get("context")`. */
export interface RouteEnvironment {
  /** Node's own objects. Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: { context: RequestContext; calls: readonly KnownCall[] };
}

/** Something that runs beside the requests: a reaper, a clean-up. */
export interface BackgroundWork {
  start(): Promise<void> | void;
  /** Ends within the time of a shutdown. Afterwards nothing touches the database. */
  stop(): Promise<void> | void;
}

/**
 * What `create<Feature>({ config, database, … })` gives to the composition in `main.ts`.
 * `handlers` are the feature's parts of the contract, `routes` adds what the contract cannot say
 * (paths start with `/api`), errors thrown in either leave as DATA-06.
 */
export interface Feature<Handlers extends object = object> {
  readonly handlers: Handlers;
  readonly routes?: (app: Hono<RouteEnvironment>) => void;
  /** The calls behind `routes`, for the OpenAPI document and to tell a wrong method. */
  readonly documented?: AnyContractRouter;
  readonly work?: BackgroundWork;
}
