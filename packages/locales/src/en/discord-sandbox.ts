import type { Catalogue } from "../catalogue.ts";
import type { discordSandbox as reference } from "../fr/discord-sandbox.ts";

/** The page of the Discord sandbox, where people type to the bot without an account of Discord. */
export const discordSandbox: Catalogue<typeof reference> = {
  lead: "Sandbox: this is not Discord, and nobody else reads it.",
  title: "Demonstration Discord",
  channels: "Channels",
  as: "Write as",
  owner: "owner",
  composer: "Message or command",
  hint: "Mention the bot with @, or type a command:",
  channelsHint:
    "The bot answers in the channels that its owner chose: open Discord in Spellwright, connect as mara, and choose them.",
  send: "Send",
  typing: "Spellwright is typing…",
  thinking: "Spellwright is thinking…",
  onlyYou: "Only you see this message.",
  empty: "No message in this channel.",
  form: "Send the form",
  invite: "Invite the bot",
  inviteLead: "Choose the server that takes it in.",
  noBot: "The bot is not in this server.",
  back: "Back to Spellwright",
};
