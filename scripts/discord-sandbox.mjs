import { randomBytes } from "node:crypto";

/** The application of the sandbox: Discord's ids are digits. */
const APPLICATION = "900000000000000003";

const secret = () => randomBytes(32).toString("hex");

/**
 * What server and bot are told so that both meet at a Discord of their own on this machine. Secrets are
 * made anew at each start. Whether this is production, and therefore refused, the server itself knows.
 *
 * @param env the environment as it was given
 */
export const sandboxEnvironment = (env) => {
  const port = Number(env.PORT || 3000);
  const sandboxPort = String(Number(env.DISCORD_SANDBOX_PORT || port + 10));
  const discord = `http://127.0.0.1:${sandboxPort}`;
  const publicUrl = env.PUBLIC_URL || `http://127.0.0.1:${port}`;
  return {
    ...env,
    DISCORD_SANDBOX: "1",
    DISCORD_SANDBOX_PORT: sandboxPort,
    PUBLIC_URL: publicUrl,
    API_URL: `http://127.0.0.1:${port}`,
    BOT_KEY: secret(),
    DISCORD_BOT_TOKEN: secret(),
    DISCORD_CLIENT_ID: APPLICATION,
    DISCORD_CLIENT_SECRET: secret(),
    DISCORD_AUTHORIZE_URL: `${discord}/oauth2/authorize`,
    DISCORD_API_URL: `${discord}/api/v10`,
    DISCORD_CDN_URL: discord,
  };
};
