import * as z from "zod";
import { limitedFetch } from "../limited-body.ts";
import { DiscordError } from "./discord-error.ts";

/** Longest wait for an answer of Discord, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Our application as Discord registered it; `timeoutMs` for one request. */
export interface DiscordOAuthOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `https://discord.com/api/v10`, or a local server that speaks the same. */
  readonly apiUrl: string;
  readonly timeoutMs?: number;
}

/** Whom an access token belongs to. */
export interface DiscordUser {
  /** A snowflake: digits that do not fit a number. */
  readonly id: string;
  /** Only an address that Discord has verified. Null without one. */
  readonly verifiedEmail: string | null;
  /** Names the account's picture (`createDiscordAvatars`); null without one. */
  readonly avatar: string | null;
}

/** The two calls that end a sign-in: they run on the server, once for each code. */
export interface DiscordOAuth {
  /** @throws DiscordError `refused` for a used, old or foreign code, or a wrong verifier */
  exchangeCode(grant: {
    readonly code: string;
    readonly codeVerifier: string | undefined;
    /** The one of the authorization request, to the letter. */
    readonly redirectUri: string;
  }): Promise<{ accessToken: string; scopes: readonly string[] }>;
  /** @throws DiscordError */
  readUser(accessToken: string): Promise<DiscordUser>;
}

const Token = z.object({ access_token: z.string().min(1), scope: z.string() });
const User = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
  // Whatever else may stand here one day is no reason to refuse a sign-in.
  avatar: z
    .string()
    .regex(/^(a_)?[0-9a-f]{32}$/)
    .nullish()
    .catch(null),
});

/** A token or a person. */
const ANSWER_LIMIT = { total: 64 * 1024 };

/** Discord's OAuth2 token and user calls (API v10). */
export function createDiscordOAuth(options: DiscordOAuthOptions): DiscordOAuth {
  const { clientId, clientSecret, apiUrl, timeoutMs = TIMEOUT_MS } = options;

  const call = async <Output>(
    schema: z.ZodType<Output>,
    path: string,
    init: { method?: string; headers: Record<string, string>; body?: URLSearchParams },
  ): Promise<Output> => {
    try {
      const response = await limitedFetch(ANSWER_LIMIT)(`${apiUrl}${path}`, {
        ...init,
        headers: { accept: "application/json", "user-agent": "Spellwright", ...init.headers },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An outage may answer with a page of the network in between: only JSON counts.
      const body: unknown = await response.json();
      if (response.ok) return schema.parse(body);
      throw new DiscordError(isRefusal(response.status) ? "refused" : "unavailable");
    } catch (error) {
      if (error instanceof DiscordError) throw error;
      throw new DiscordError("unavailable", { cause: error });
    }
  };

  return {
    async exchangeCode({ code, codeVerifier, redirectUri }) {
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
      });
      const words = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
      const token = await call(Token, "/oauth2/token", {
        method: "POST",
        headers: { authorization: `Basic ${words}` },
        body,
      });
      return { accessToken: token.access_token, scopes: token.scope.split(" ") };
    },
    async readUser(accessToken) {
      const user = await call(User, "/users/@me", {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      return {
        id: user.id,
        verifiedEmail: user.verified === true ? (user.email ?? null) : null,
        avatar: user.avatar ?? null,
      };
    },
  };
}

/** 429 is a wait, not a no. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
