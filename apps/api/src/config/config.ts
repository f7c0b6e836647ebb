import * as z from "zod";
import type { DatabaseLocation } from "../database/open.ts";
import type { CollectorConfig } from "../observability/collector.ts";
import type { MetricsConfig } from "../observability/serve-metrics.ts";
import { communityVariables, readContacts } from "./contacts-config.ts";
import { databaseVariables, readDatabase } from "./database-config.ts";
import { type ModelsConfig, modelVariables, readModels } from "./models-config.ts";
import {
  observabilityVariables,
  readCollector,
  readMetrics,
  readPageEvents,
} from "./observability-config.ts";
import { type Operator, operatorVariables, readOperator } from "./operator-config.ts";
import { type RetentionConfig, readRetention, retentionVariables } from "./retention-config.ts";
import {
  httpUrl,
  httpUrlOrOff,
  isLoopback,
  port,
  SECRET_MIN_LENGTH,
  siteUrl,
  url,
} from "./setting.ts";
import { StartupError } from "./startup-error.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  ...databaseVariables,
  PUBLIC_URL: siteUrl.optional(),
  SECRET: z
    .string()
    .min(SECRET_MIN_LENGTH, { error: `needs at least ${SECRET_MIN_LENGTH} characters` })
    .optional(),
  SMTP_URL: url(/^smtps?$/, "smtp://user:password@host:587").optional(),
  MAIL_FROM: z.string().includes("@", { error: "must hold a mail address" }).optional(),
  ...modelVariables,
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  DISCORD_BOT_TOKEN: z.string().optional(),
  BOT_KEY: z
    .string()
    .min(SECRET_MIN_LENGTH, { error: `needs at least ${SECRET_MIN_LENGTH} characters` })
    .optional(),
  DISCORD_AUTHORIZE_URL: httpUrl.default("https://discord.com/oauth2/authorize"),
  DISCORD_API_URL: httpUrl.default("https://discord.com/api/v10"),
  DISCORD_CDN_URL: httpUrl.default("https://cdn.discordapp.com"),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_URL: httpUrl.default("https://api-m.paypal.com"),
  DISCORD_SANDBOX: z.literal("1", { error: "must be 1, or nothing" }).optional(),
  PAYMENT_SANDBOX: z
    .enum(["auto", "on", "off"], { error: "must be auto, on or off" })
    .default("auto"),
  ADMIN_SECOND_FACTOR: z
    .enum(["optional", "required"], { error: "must be optional or required" })
    .default("optional"),
  ...operatorVariables,
  ...communityVariables,
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info"),
  ...observabilityVariables,
  CARD_SERVICE_URL: httpUrlOrOff("https://api.scryfall.com"),
  CARD_IMAGES_URL: httpUrlOrOff("https://cards.scryfall.io"),
  RULES_PAGE_URL: httpUrl.default("https://magic.wizards.com/en/rules"),
  ...retentionVariables,
  TRUST_PROXY: z
    .enum(["true", "false", "1", "0"], { error: "must be true or false" })
    .default("false")
    .transform((value) => value === "true" || value === "1"),
});

/** Every variable that the server reads. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(Environment.shape);

export interface Config extends ModelsConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL, else the embedded database of `dataDir`. */
  readonly databaseLocation: DatabaseLocation;
  /** Address that people and mails use, without a slash at the end. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Signs sessions. Absent only outside production, where `DATA_DIR` keeps a generated one. */
  readonly secret: string | undefined;
  /** Absent outside production: mails become files in `DATA_DIR/mailbox`. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Sign-in with Discord; absent, it is not offered. */
  readonly discord:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        readonly authorizeUrl: string;
        readonly apiUrl: string;
        readonly cdnUrl: string;
      }
    | undefined;
  /** The bot. Absent, the pages of servers say that there is none. */
  readonly bot:
    | {
        readonly botToken: string;
        /** What the bot's process shows to us. It never leaves the two machines. */
        readonly key: string;
        readonly clientId: string;
        readonly authorizeUrl: string;
        readonly apiUrl: string;
        readonly cdnUrl: string;
      }
    | undefined;
  /** PayPal, or what speaks its protocol. Absent without credentials. */
  readonly paypal:
    | {
        readonly apiUrl: string;
        readonly clientId: string;
        readonly clientSecret: string;
        readonly webhookId: string;
      }
    | undefined;
  /** Play money at a server of our own, started when it is first needed. Never in production. */
  readonly paymentSandbox: boolean;
  /** Whether admins are admins only with a second factor. */
  readonly adminSecondFactor: boolean;
  /** Where people with priority support write to. Null where none is offered. */
  readonly supportEmail: string | null;
  /** Who runs this server, as the legal pages say. */
  readonly operator: Operator;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** A port of its own for metrics. Absent: there are none. */
  readonly metrics: MetricsConfig | undefined;
  /** An OpenTelemetry collector; absent: nothing is traced. */
  readonly collector: CollectorConfig | undefined;
  /** Whether pages may ask for consent to tell of questions and of their own speed (ERR-05). */
  readonly pageEvents: boolean;
  /** The public card service, or what speaks its protocol. Absent when it is off. */
  readonly cardServiceUrl: string | undefined;
  /** Where card pictures are fetched. Absent when they are off. */
  readonly cardImagesUrl: string | undefined;
  /** Where players meet. Null where the operator wants no link. */
  readonly communityUrl: string | null;
  /** What of the two the operator has not set, so that it is a default. */
  readonly defaults: { readonly support: boolean; readonly community: boolean };
  readonly retention: RetentionConfig;
  /** True when `X-Forwarded-For` comes from our own proxy. */
  readonly trustProxy: boolean;
  /** The demo account exists only with the embedded database and never in production. */
  readonly demoAccount: boolean;
}

/** Address of a server on this machine; IPv6 addresses stand in brackets. */
export const localUrl = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** The configuration at the port that the system really gave: `PORT=0` takes any free one. */
export const atPort = (config: Config, port: number): Config => {
  const isDefault = config.publicUrl === localUrl(config.host, config.port);
  return { ...config, port, publicUrl: isDefault ? localUrl(config.host, port) : config.publicUrl };
};

type Environment = z.infer<typeof Environment>;

/** Empty values count as absent. */
const parseEnvironment = (environment: NodeJS.ProcessEnv): Environment => {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartupError(`${issue?.path.join(".")} ${issue?.message}`);
};

/**
 * Where the database is, for commands that need nothing else.
 *
 * @throws StartupError as `readConfig`
 */
export const readDatabaseLocation = (environment: NodeJS.ProcessEnv): DatabaseLocation => {
  const location = readDatabase(parseEnvironment(environment));
  // Commands work for as long as it takes, which a pool of connections in between need not allow.
  return location.url === undefined ? location : { url: location.directUrl ?? location.url };
};

/** What `npm run data:update` needs besides. @throws StartupError as `readConfig` */
export const readUpdateSources = (environment: NodeJS.ProcessEnv) => {
  const { DATA_DIR, CARD_SERVICE_URL, RULES_PAGE_URL } = parseEnvironment(environment);
  return { dataDir: DATA_DIR, cardServiceUrl: CARD_SERVICE_URL, rulesPageUrl: RULES_PAGE_URL };
};

/** docs/operations.md, “Configuration”: never `NODE_ENV`. */
const isProduction = (env: Environment): boolean =>
  env.DATABASE_URL !== undefined ||
  !isLoopback(env.HOST) ||
  (env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname));

const requireTogether = (env: Environment, names: readonly (keyof Environment)[]): void => {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new StartupError(`${missing[0]} is required with ${names.find((n) => env[n])}`);
};

const requireInProduction = (env: Environment): void => {
  if (env.DISCORD_SANDBOX === "1")
    throw new StartupError("DISCORD_SANDBOX signs in whoever asks: not in production");
  for (const name of ["PUBLIC_URL", "SECRET", "SMTP_URL", "MAIL_FROM"] as const)
    if (env[name] === undefined) throw new StartupError(`${name} is required in production`);
  // A local address is a fake, which signs in whoever asks.
  for (const name of ["DISCORD_AUTHORIZE_URL", "DISCORD_API_URL", "DISCORD_CDN_URL"] as const)
    if (new URL(env[name]).protocol !== "https:")
      throw new StartupError(`${name} must be an https address in production`);
  requirePayPalItself(env.PAYPAL_API_URL);
  if (env.PAYMENT_SANDBOX === "on")
    throw new StartupError("PAYMENT_SANDBOX gives plans for play money: not in production");
};

/** Anything else would say of itself that people have paid. */
const requirePayPalItself = (address: string): void => {
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" || !hostname.endsWith(".paypal.com"))
    throw new StartupError("PAYPAL_API_URL must be an address of paypal.com in production");
};

type Whole<Part> = { readonly [Name in keyof Part]: NonNullable<Part[Name]> };

/** A part that is there when all its values are: `requireTogether` refuses some of them alone. */
const wholeOrNone = <Part extends object>(part: Part): Whole<Part> | undefined =>
  Object.values(part).includes(undefined) ? undefined : (part as Whole<Part>);

/**
 * The whole configuration, from the environment. Empty values count as absent.
 *
 * @throws StartupError with the name of the first bad or missing value
 */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const env = parseEnvironment(environment);
  const production = isProduction(env);
  if (production) requireInProduction(env);
  requireTogether(env, ["SMTP_URL", "MAIL_FROM"]);
  requireTogether(env, ["DISCORD_CLIENT_ID", "DISCORD_CLIENT_SECRET"]);
  requireTogether(env, ["DISCORD_BOT_TOKEN", "BOT_KEY"]);
  if (env.DISCORD_BOT_TOKEN && env.DISCORD_CLIENT_ID === undefined)
    throw new StartupError("DISCORD_CLIENT_ID is required with DISCORD_BOT_TOKEN");
  requireTogether(env, ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"]);
  const discord = {
    clientId: env.DISCORD_CLIENT_ID,
    authorizeUrl: env.DISCORD_AUTHORIZE_URL,
    apiUrl: env.DISCORD_API_URL,
    cdnUrl: env.DISCORD_CDN_URL,
  };
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseLocation: readDatabase(env),
    publicUrl: env.PUBLIC_URL ?? localUrl(env.HOST, env.PORT),
    production,
    secret: env.SECRET,
    smtp: wholeOrNone({ url: env.SMTP_URL, from: env.MAIL_FROM }),
    ...readModels(env, production),
    discord: wholeOrNone({ ...discord, clientSecret: env.DISCORD_CLIENT_SECRET }),
    bot: wholeOrNone({ ...discord, botToken: env.DISCORD_BOT_TOKEN, key: env.BOT_KEY }),
    paypal: wholeOrNone({
      apiUrl: env.PAYPAL_API_URL,
      clientId: env.PAYPAL_CLIENT_ID,
      clientSecret: env.PAYPAL_CLIENT_SECRET,
      webhookId: env.PAYPAL_WEBHOOK_ID,
    }),
    paymentSandbox:
      !production && env.PAYMENT_SANDBOX !== "off" && env.PAYPAL_CLIENT_ID === undefined,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR === "required",
    ...readContacts(env),
    operator: readOperator(env),
    logLevel: env.LOG_LEVEL,
    metrics: readMetrics(env),
    collector: readCollector(env),
    pageEvents: readPageEvents(env),
    cardServiceUrl: env.CARD_SERVICE_URL,
    cardImagesUrl: env.CARD_IMAGES_URL,
    retention: readRetention(env),
    trustProxy: env.TRUST_PROXY,
    demoAccount: !production,
  };
};
