/** The first second of 2015: Discord's ids count from there. */
const EPOCH_MS = 1_420_070_400_000;

let count = 0n;

/** A new id as Discord makes them: when it was made, and which one of that moment. */
export const newSnowflake = (): string => {
  count = (count + 1n) & 0x3fffffn;
  return ((BigInt(Date.now() - EPOCH_MS) << 22n) | count).toString();
};

/** Of how many shards, the one that hears of a guild. */
export const shardOf = (guildId: string, shards: number): number =>
  Number((BigInt(guildId) >> 22n) % BigInt(shards));
