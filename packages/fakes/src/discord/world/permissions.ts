import { CHANNEL, type FakeChannel, type FakeGuild } from "./entities.ts";

/** Permission bits of Discord that decide what a bot may do in a channel. */
export const PERMISSION = {
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  useApplicationCommands: 1n << 31n,
  sendMessagesInThreads: 1n << 38n,
} as const;

/** What the bot was invited with. */
export const INVITED_WITH: bigint = Object.values(PERMISSION).reduce((all, bit) => all | bit, 0n);

/** What the bot may do in a channel: what a thread's parent denies is denied in the thread. */
export const botPermissions = (guild: FakeGuild, channel: FakeChannel): bigint => {
  const parent = guild.channels.find(({ id }) => id === channel.parent_id);
  const inherited = isThread(channel) ? (parent?.denied ?? 0n) : 0n;
  return INVITED_WITH & ~channel.denied & ~inherited;
};

export const isThread = ({ type }: FakeChannel): boolean => type === CHANNEL.publicThread;
