import { randomUUID } from "node:crypto";
import type { DiscordOAuth } from "@spellwright/services";
import { genericOAuth } from "better-auth/plugins";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../database/index.ts";
import { hasSecondFactor } from "../second-factor/queries.ts";
import { avatarAddress } from "./avatar-address.ts";

/** How the sign-in library names an account of Discord. */
export const DISCORD_PROVIDER = "discord";

export interface DiscordParts {
  readonly config: NonNullable<Config["discord"]>;
  readonly client: DiscordOAuth;
  /** Told of every call that fails, for the operator's log. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Stands in for an address that Discord has not verified. The library looks for an account of the same
 * address: nobody can know this one before, so that it finds none. `requireDiscordEmail` lets no account be made of it.
 */
const placeholderEmail = () => `${randomUUID()}@discord.invalid`;

/** Discord for the library: PKCE with S256 and the state bound to the browser are the library's. */
export const discordPlugin = ({ config, client, onFailure }: DiscordParts) => {
  const reportAndThrow = (error: unknown): never => {
    onFailure(error);
    throw error;
  };
  return genericOAuth({
    config: [
      {
        providerId: DISCORD_PROVIDER,
        clientId: config.clientId,
        clientSecret: config.clientSecret,
        authorizationUrl: config.authorizeUrl,
        scopes: ["identify", "email"],
        pkce: true,
        getToken: async ({ code, redirectURI, codeVerifier }) => {
          const grant = { code, codeVerifier, redirectUri: redirectURI };
          const { accessToken, scopes } = await client.exchangeCode(grant).catch(reportAndThrow);
          return { tokenType: "Bearer", accessToken, scopes: [...scopes] };
        },
        getUserInfo: async ({ accessToken }) => {
          const user = await client.readUser(accessToken ?? "").catch((error: unknown) => {
            onFailure(error);
            return null;
          });
          if (user === null) return null;
          const { id, verifiedEmail, avatar } = user;
          return {
            id,
            name: "",
            ...(avatar === null ? {} : { image: avatarAddress(avatar) }),
            email: verifiedEmail ?? placeholderEmail(),
            emailVerified: verifiedEmail !== null,
          };
        },
      },
    ],
  });
};

/** Discord asks for no code of ours: it neither opens an account with a second factor nor is linked to one. */
export const refuseWithSecondFactor = async (
  database: Database,
  data: { readonly user: { readonly id?: string | undefined } },
): Promise<{ error: string } | undefined> =>
  data.user.id !== undefined && (await hasSecondFactor(database, data.user.id))
    ? { error: "second_factor_on" }
    : undefined;

/** A new account needs an address that Discord has verified. An account that exists does not. */
export const requireDiscordEmail = async (data: {
  readonly user: { readonly emailVerified?: boolean | undefined };
  readonly source: { readonly action: string };
}): Promise<{ error: string } | undefined> =>
  data.source.action === "create-user" && data.user.emailVerified !== true
    ? { error: "discord_email_missing" }
    : undefined;
