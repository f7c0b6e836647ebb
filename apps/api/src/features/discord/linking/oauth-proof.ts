import { createHash, createHmac } from "node:crypto";
import type { Language } from "@spellwright/contract";
import { DiscordError } from "@spellwright/services";
import * as z from "zod";
import { AppError, describeError, type SessionUser } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { findDiscordId, isTokenUsed, useToken, writeLink } from "./link-queries.ts";
import { readToken, signToken } from "./signed-token.ts";

/** How long a person may stay on Discord's page. */
const LIFE_MS = 10 * 60_000;
/** The session that began it. */
const State = z.object({ session: z.string() });

/** The one address that is registered at Discord. It leads to the page of the right language. */
const redirectUriOf = ({ publicUrl }: Pick<DiscordParts, "publicUrl">): string =>
  `${publicUrl}/discord/oauth/callback`;

/** PKCE (RFC 7636): nothing to store, and nobody else can make it. */
const verifierOf = (secret: string, nonce: string): string =>
  createHmac("sha256", secret).update(`discord:verifier:${nonce}`).digest("base64url");

const requireOAuth = ({ oauth }: DiscordParts) => {
  if (oauth === undefined) throw new AppError("DISCORD_NOT_CONFIGURED");
  return oauth;
};

/**
 * Where Discord asks a person who they are. The state is bound to the session that asked (BOT-03).
 *
 * @throws AppError DISCORD_NOT_CONFIGURED
 */
export const startProof = (parts: DiscordParts, { sessionId }: SessionUser): string => {
  const { config } = requireOAuth(parts);
  const { secret, now } = parts;
  const life = { now: now(), lifeMs: LIFE_MS };
  const { token, nonce } = signToken(secret, "oauth-state", { session: sessionId }, life);
  const challenge = createHash("sha256").update(verifierOf(secret, nonce)).digest("base64url");
  return `${config.authorizeUrl}?${new URLSearchParams({
    response_type: "code",
    client_id: config.clientId,
    scope: "identify",
    state: token,
    redirect_uri: redirectUriOf(parts),
    code_challenge: challenge,
    code_challenge_method: "S256",
  })}`;
};

const askDiscord = async (parts: DiscordParts, code: string, nonce: string): Promise<string> => {
  const { client } = requireOAuth(parts);
  const codeVerifier = verifierOf(parts.secret, nonce);
  try {
    const redirectUri = redirectUriOf(parts);
    const { accessToken } = await client.exchangeCode({ code, codeVerifier, redirectUri });
    return (await client.readUser(accessToken)).id;
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    parts.log.warn({ discord: describeError(error) });
    const failed = error.failure === "refused" ? "DISCORD_LINK_INVALID" : "DISCORD_UNAVAILABLE";
    throw new AppError(failed, {}, { cause: error });
  }
};

/** What Discord leads back with, and the password when it is asked for. */
interface Returned {
  readonly code: string;
  readonly state: string;
  readonly password?: string | undefined;
  readonly language: Language;
}

/**
 * Back from Discord: its own word links the account. Discord takes a code once, and a page may send it
 * twice: the state is used once, and who is linked by it already is told so.
 *
 * @throws AppError DISCORD_NOT_CONFIGURED, DISCORD_LINK_INVALID, DISCORD_UNAVAILABLE,
 * DISCORD_LINKED_ELSEWHERE, PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED, RATE_LIMITED
 */
const finishProof = async (
  parts: DiscordParts,
  user: SessionUser,
  { code, state, password, language }: Returned,
): Promise<void> => {
  const { id: userId, sessionId } = user;
  requireOAuth(parts);
  const now = parts.now();
  const said = readToken(parts.secret, "oauth-state", state, { content: State, now });
  if (said?.session !== sessionId) throw new AppError("DISCORD_LINK_INVALID");
  const used = { nonce: said.nonce, userId, expiresAt: new Date(said.expires) };
  const isRepeat = await isTokenUsed(parts.database, used);
  // Before the state is used up: who is asked for the password comes back with the same one.
  if (!isRepeat) await parts.identityChanges.prove(user, password);
  if (isRepeat || !(await parts.database.transaction((tx) => useToken(tx, used)))) {
    if ((await findDiscordId(parts.database, userId)) === null)
      throw new AppError("DISCORD_LINK_INVALID");
    return;
  }
  const discordId = await askDiscord(parts, code, said.nonce);
  await parts.database.transaction((tx) => writeLink(tx, { userId, discordId, language }));
  await parts.identityChanges.tell(user, "bot_linked", language);
};

/** The same return of the same person at once is one return. */
export const joinProofs = (parts: DiscordParts) => {
  const running = new Map<string, Promise<void>>();
  return (user: SessionUser, returned: Returned) => {
    const key = `${user.sessionId} ${returned.state}`;
    const known = running.get(key);
    if (known !== undefined) return known;
    const work = finishProof(parts, user, returned).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
};
