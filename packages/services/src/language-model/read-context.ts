import type { LanguageModel } from "@spellwright/contract";
import * as z from "zod";
import { limitedFetch } from "../limited-body.ts";
import { timeLimit } from "../time-limit.ts";
import type { VendorOptions } from "./vendor.ts";

type Server = Pick<VendorOptions, "model" | "apiKey" | "fetch"> & { readonly baseUrl: string };

const Tokens = z.int().positive();

interface Source {
  /** From the server's address, without the version path. */
  readonly path: (model: string) => string;
  readonly read: (body: unknown, model: string) => number | undefined;
}

const source = <Body>(
  path: Source["path"],
  shape: z.ZodType<Body>,
  tokensOf: (body: Body, model: string) => number | undefined,
): Source => ({
  path,
  read: (body, model) => {
    const parsed = shape.safeParse(body);
    return parsed.success ? tokensOf(parsed.data, model) : undefined;
  },
});

/**
 * Where compatible servers tell what a loaded model's context holds: what it was loaded with, never what it could
 * hold at most.
 */
const SOURCES: readonly Source[] = [
  // Ollama
  source(
    () => "/api/ps",
    z.object({ models: z.array(z.looseObject({ name: z.string(), context_length: Tokens })) }),
    ({ models }, model) =>
      models.find(({ name }) => name === model || name === `${model}:latest`)?.context_length,
  ),
  // llama.cpp
  source(
    (model) => `/props?model=${encodeURIComponent(model)}&autoload=false`,
    z.object({ default_generation_settings: z.looseObject({ n_ctx: Tokens }) }),
    ({ default_generation_settings: { n_ctx } }) => n_ctx,
  ),
  // LM Studio
  source(
    (model) => `/api/v0/models/${encodeURIComponent(model)}`,
    z.looseObject({ loaded_context_length: Tokens }),
    ({ loaded_context_length }) => loaded_context_length,
  ),
  // vLLM
  source(
    () => "/v1/models",
    z.object({ data: z.array(z.looseObject({ id: z.string(), max_model_len: Tokens })) }),
    ({ data }, model) => data.find(({ id }) => id === model)?.max_model_len,
  ),
];

/** A server that answers questions tells this at once. */
const PATIENCE_MS = 2_000;
const LIMITS = { total: 4 * 1024 * 1024 };
/** A model may be loaded anew with another context. */
const KEPT_MS = 60_000;

/**
 * Asks a compatible server what its model's context holds, when a question comes, and at most once a minute. It
 * never throws. Undefined: the server does not tell.
 *
 * @param now milliseconds that only grow
 */
export const createReadContext = (
  { baseUrl, model, apiKey, fetch }: Server,
  now: () => number = () => performance.now(),
): NonNullable<LanguageModel["contextTokens"]> => {
  const bounded = limitedFetch(LIMITS, fetch);
  const address = baseUrl.replace(/\/v\d+$/, "");
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };

  const ask = async ({ path, read }: Source, signal: AbortSignal): Promise<number | undefined> => {
    try {
      const response = await bounded(address + path(model), { signal, headers, redirect: "error" });
      if (response.ok) return read(await response.json(), model);
      await response.body?.cancel();
    } catch {
      // Another kind of server, or none: the question itself tells.
    }
    return undefined;
  };

  let known: { readonly tokens: number | undefined; readonly until: number } | undefined;
  return async (stopped) => {
    if (known !== undefined && now() < known.until) return known.tokens;
    const signal = AbortSignal.any([stopped, timeLimit(PATIENCE_MS)]);
    const told = await Promise.all(SOURCES.map((each) => ask(each, signal)));
    const tokens = told.find((one) => one !== undefined);
    if (!signal.aborted) known = { tokens, until: now() + KEPT_MS };
    return tokens;
  };
};
