import { MODEL_PROVIDERS, type ModelProvider } from "@spellwright/contract";
import * as z from "zod";
import { StartupError } from "./startup-error.ts";

const provider = z
  .enum(MODEL_PROVIDERS, { error: `must be one of ${MODEL_PROVIDERS.join(", ")}` })
  .optional();
const address = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
  .optional();
const text = z.string().optional();
/** Fewer tokens hold no question with its rules. */
const FEWEST_TOKENS = 2_048;
const tokens = z.coerce
  .number({ error: "must be a number of tokens" })
  .int()
  .min(FEWEST_TOKENS, { error: `must be ${FEWEST_TOKENS} tokens or more` })
  .optional();
const EFFORTS = /^([\w.-]+),([\w.-]+),([\w.-]+)$/;

/** The variables of the language model and of the one that stands in for it (ERR-04). */
export const languageModelVariables = {
  LANGUAGE_MODEL: z.literal("off", { error: "must be off, or nothing" }).optional(),
  LANGUAGE_MODEL_PROVIDER: provider,
  LANGUAGE_MODEL_NAME: text,
  LANGUAGE_MODEL_KEY: text,
  LANGUAGE_MODEL_URL: address,
  LANGUAGE_MODEL_EFFORTS: z
    .string()
    .regex(EFFORTS, { error: "must be three names such as low,medium,high; - sends none" })
    .optional(),
  LANGUAGE_MODEL_WEB_SEARCH: z
    .enum(["true", "false", "1", "0"], { error: "must be true or false" })
    .optional(),
  LANGUAGE_MODEL_CONTEXT: tokens,
  LANGUAGE_MODEL_PRICES: text,
  LANGUAGE_MODEL_FALLBACK_PROVIDER: provider,
  LANGUAGE_MODEL_FALLBACK_NAME: text,
  LANGUAGE_MODEL_FALLBACK_KEY: text,
  LANGUAGE_MODEL_FALLBACK_URL: address,
  LANGUAGE_MODEL_FALLBACK_CONTEXT: tokens,
};
const Variables = z.object(languageModelVariables);
type Variables = z.infer<typeof Variables>;
type Name = keyof Variables;

/** One model, as `createLanguageModel` of the services takes it. */
export type ModelAddress = {
  readonly name: string;
  readonly key: string | undefined;
  /** Tokens of its context. Absent: as its server tells. */
  readonly contextTokens: number | undefined;
} & (
  | { readonly provider: "compatible"; readonly url: string }
  | { readonly provider: Exclude<ModelProvider, "compatible">; readonly url: string | undefined }
);

export interface LanguageModelConfig {
  readonly main: ModelAddress;
  /** Asked when the main one cannot answer (ERR-04). */
  readonly fallback: ModelAddress | undefined;
  /** ORA-18: the provider's own web search. */
  readonly webSearch: boolean;
  /** What the server calls the three efforts. Absent, what its vendor calls them. */
  readonly efforts:
    | { readonly low: string | null; readonly medium: string | null; readonly high: string | null }
    | undefined;
}

const MAIN = "LANGUAGE_MODEL_";
const FALLBACK = "LANGUAGE_MODEL_FALLBACK_";

const addressOf = (
  prefix: typeof MAIN | typeof FALLBACK,
  given: {
    readonly provider: ModelProvider;
    readonly name: string;
    readonly key: string | undefined;
    readonly url: string | undefined;
    readonly contextTokens: number | undefined;
  },
): ModelAddress => {
  const { provider: kind, name, key, url, contextTokens } = given;
  if (kind === "compatible") {
    if (url === undefined) throw new StartupError(`${prefix}URL is required with ${prefix}NAME`);
    return { provider: kind, name, key, url, contextTokens };
  }
  if (key === undefined) throw new StartupError(`${prefix}KEY is required with ${prefix}PROVIDER`);
  return { provider: kind, name, key, url, contextTokens };
};

const effortsOf = (written: string | undefined): LanguageModelConfig["efforts"] => {
  if (written === undefined) return undefined;
  const [low = null, medium = null, high = null] = written
    .split(",")
    .map((name) => (name === "-" ? null : name));
  return { low, medium, high };
};

const fallbackOf = (env: Variables, main: ModelAddress): ModelAddress | undefined => {
  const name = env.LANGUAGE_MODEL_FALLBACK_NAME;
  if (name === undefined) return undefined;
  const kind = env.LANGUAGE_MODEL_FALLBACK_PROVIDER ?? main.provider;
  // Another model of the same provider needs no address and no key of its own.
  const same = kind === main.provider;
  return addressOf(FALLBACK, {
    provider: kind,
    name,
    key: env.LANGUAGE_MODEL_FALLBACK_KEY ?? (same ? main.key : undefined),
    url: env.LANGUAGE_MODEL_FALLBACK_URL ?? (same ? main.url : undefined),
    contextTokens: env.LANGUAGE_MODEL_FALLBACK_CONTEXT,
  });
};

/** A variable that says something of a model which is not named. */
const requireNameWith = (env: Variables, prefix: typeof MAIN | typeof FALLBACK): void => {
  if (env[`${prefix}NAME`] !== undefined) return;
  const lonely = (Object.keys(languageModelVariables) as Name[]).find(
    (name) =>
      name.startsWith(prefix) && name !== "LANGUAGE_MODEL_PRICES" && env[name] !== undefined,
  );
  if (lonely !== undefined) throw new StartupError(`${prefix}NAME is required with ${lonely}`);
};

/**
 * The language model of the configuration. Undefined without one, and where it is switched off.
 *
 * @throws StartupError with the name of the first bad or missing value
 */
export const readLanguageModel = (env: Variables): LanguageModelConfig | undefined => {
  if (env.LANGUAGE_MODEL === "off") return undefined;
  requireNameWith(env, MAIN);
  const name = env.LANGUAGE_MODEL_NAME;
  if (name === undefined) return undefined;
  requireNameWith(env, FALLBACK);
  const main = addressOf(MAIN, {
    provider: env.LANGUAGE_MODEL_PROVIDER ?? "compatible",
    name,
    key: env.LANGUAGE_MODEL_KEY,
    url: env.LANGUAGE_MODEL_URL,
    contextTokens: env.LANGUAGE_MODEL_CONTEXT,
  });
  const search = env.LANGUAGE_MODEL_WEB_SEARCH;
  const webSearch = search === "true" || search === "1";
  if (webSearch && main.provider === "compatible")
    throw new StartupError("LANGUAGE_MODEL_WEB_SEARCH needs openai, anthropic or google");
  return {
    main,
    fallback: fallbackOf(env, main),
    webSearch,
    efforts: effortsOf(env.LANGUAGE_MODEL_EFFORTS),
  };
};

/** The same for commands that need nothing else. @throws StartupError as `readLanguageModel` */
export const readLanguageModelOf = (
  environment: NodeJS.ProcessEnv,
): LanguageModelConfig | undefined => {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = Variables.safeParse(Object.fromEntries(given));
  if (parsed.success) return readLanguageModel(parsed.data);
  const [issue] = parsed.error.issues;
  throw new StartupError(`${issue?.path.join(".")} ${issue?.message}`);
};
