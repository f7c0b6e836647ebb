import type { ChatWorld } from "../world/chat-world.ts";
import type { FakeChannel, FakeGuild } from "../world/entities.ts";
import { botPermissions, isThread, PERMISSION } from "../world/permissions.ts";
import { escapeHtml } from "./render-markdown.ts";
import type { PageView } from "./render-message.ts";

/** What the owner of a server may take from the bot on the page, in one channel. */
export const SANDBOX_PERMISSIONS = [
  "sendMessages",
  "embedLinks",
  "sendMessagesInThreads",
  "readMessageHistory",
] as const;

/** A thread has no permissions of its own: its channel's hold. */
export const decidingChannel = (world: ChatWorld, channel: FakeChannel): FakeChannel =>
  (isThread(channel) ? world.channel(channel.parent_id ?? "")?.channel : undefined) ?? channel;

/** What the bot may do in a channel. The owner changes it. */
export const renderPermissions = (
  { text, language, reader }: PageView,
  guild: FakeGuild,
  channel: FakeChannel,
): string => {
  if (reader.id !== guild.owner_id) return "";
  const permissions = botPermissions(guild, channel);
  const boxes = SANDBOX_PERMISSIONS.map((name) => {
    const checked = (permissions & PERMISSION[name]) === 0n ? "" : " checked";
    return `<label><input type="checkbox" name="allow" value="${name}"${checked}> ${escapeHtml(text(name, language))}</label>`;
  });
  return `<details><summary>${escapeHtml(text("permissions", language))}</summary><form method="post"><input type="hidden" name="as" value="${reader.id}">${boxes.join("")}<button name="permissions">${escapeHtml(text("savePermissions", language))}</button></form></details>`;
};
