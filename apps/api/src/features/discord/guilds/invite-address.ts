import type { BotParts } from "../discord-parts.ts";

/** What the bot may do in a server, as bits of Discord's permissions. */
const PERMISSIONS = [
  10n, // view channels
  11n, // send messages
  14n, // embed links
  16n, // read message history: a reply needs it
  38n, // send messages in threads
].reduce((sum, bit) => sum | (1n << bit), 0n);

/** Where an owner adds the bot to a server. */
export const inviteAddress = ({
  authorizeUrl,
  clientId,
}: Pick<BotParts["config"], "authorizeUrl" | "clientId">): string =>
  `${authorizeUrl}?${new URLSearchParams({
    client_id: clientId,
    scope: "bot applications.commands",
    permissions: String(PERMISSIONS),
  })}`;
