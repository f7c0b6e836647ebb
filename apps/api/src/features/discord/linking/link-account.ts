import type { Language } from "@spellwright/contract";
import * as z from "zod";
import { AppError, type SessionUser } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { clearLink, findDiscordId, useToken, writeLink } from "./link-queries.ts";
import { readToken, signToken } from "./signed-token.ts";

/** BOT-05: long enough to sign up on the way. */
const LIFE_MS = 15 * 60_000;
const Invitation = z.object({ id: z.string(), name: z.string() });

type LinkParts = Pick<DiscordParts, "database" | "now" | "secret" | "publicUrl">;

/** A link that proves who a person is at Discord: the bot shows it to that person alone (BOT-05). */
export const inviteToLink = (
  { secret, publicUrl, now }: LinkParts,
  person: { readonly id: string; readonly name: string; readonly language: Language },
): { link_url: string; expires_at: string } => {
  const { id, name, language } = person;
  const signed = signToken(secret, "link", { id, name }, { now: now(), lifeMs: LIFE_MS });
  const query = new URLSearchParams({ discord_user_id: id, token: signed.token });
  return {
    link_url: `${publicUrl}/${language}/auth/discord/link?${query}`,
    expires_at: signed.expiresAt.toISOString(),
  };
};

/** A link as it comes back: the id alone proves nothing. */
export interface ShownLink {
  readonly discord_user_id: string;
  readonly token?: string | undefined;
}

/**
 * Whom a link is about.
 *
 * @throws AppError DISCORD_LINK_INVALID without a token, for a forged or old one, or one of another id
 */
export const readInvitation = (
  { secret, now }: LinkParts,
  { discord_user_id, token = "" }: ShownLink,
) => {
  const said = readToken(secret, "link", token, { content: Invitation, now: now() });
  if (said?.id !== discord_user_id) throw new AppError("DISCORD_LINK_INVALID");
  return said;
};

/**
 * Links the Discord account of a link to the person who confirmed it, once (BOT-10), after a fresh proof
 * of who that is. The address of the account is told. A second click of the same person finds it done.
 *
 * @throws AppError DISCORD_LINK_INVALID, DISCORD_LINKED_ELSEWHERE, PASSWORD_WRONG, FRESH_SIGN_IN_REQUIRED,
 * RATE_LIMITED
 */
export const linkAccount = async (
  parts: LinkParts & Pick<DiscordParts, "identityChanges">,
  { user, language }: { readonly user: SessionUser; readonly language: Language },
  { password, ...shown }: ShownLink & { readonly password?: string | undefined },
): Promise<void> => {
  const { id: discordId, nonce, expires } = readInvitation(parts, shown);
  const { database, identityChanges } = parts;
  if ((await findDiscordId(database, user.id)) === discordId) return;
  await identityChanges.prove(user, password);
  const isLinked = await database.transaction(async (tx) => {
    const expiresAt = new Date(expires);
    const isGood = await useToken(tx, { nonce, userId: user.id, expiresAt });
    if (isGood) await writeLink(tx, { userId: user.id, discordId, language });
    return isGood;
  });
  if (isLinked) return identityChanges.tell(user, "bot_linked", language);
  // Of two clicks at once the other one did it.
  if ((await findDiscordId(database, user.id)) !== discordId)
    throw new AppError("DISCORD_LINK_INVALID");
};

/** The bot knows the person no more. The address of the account is told. Nothing happens without a link. */
export const unlinkAccount = async (
  { database, identityChanges }: Pick<DiscordParts, "database" | "identityChanges">,
  user: SessionUser,
  language: Language,
): Promise<void> => {
  if (await clearLink(database, user.id))
    await identityChanges.tell(user, "bot_unlinked", language);
};
