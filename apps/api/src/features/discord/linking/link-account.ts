import type { Language } from "@spellwright/contract";
import * as z from "zod";
import { AppError } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { findDiscordId, useToken, writeLink } from "./link-queries.ts";
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
 * Links the Discord account of a link to the person who confirmed it, once (BOT-10). A second click of
 * the same person finds it done.
 *
 * @throws AppError DISCORD_LINK_INVALID, DISCORD_LINKED_ELSEWHERE
 */
export const linkAccount = async (
  parts: LinkParts,
  { userId, language }: { readonly userId: string; readonly language: Language },
  shown: ShownLink,
): Promise<void> => {
  const { id: discordId, nonce, expires } = readInvitation(parts, shown);
  const isLinked = await parts.database.transaction(async (tx) => {
    const isGood = await useToken(tx, { nonce, userId, expiresAt: new Date(expires) });
    if (isGood) await writeLink(tx, { userId, discordId, language });
    return isGood;
  });
  if (!isLinked && (await findDiscordId(parts.database, userId)) !== discordId)
    throw new AppError("DISCORD_LINK_INVALID");
};
