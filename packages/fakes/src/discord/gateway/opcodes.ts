/** Gateway opcodes (Discord API v10). */
export const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voiceState: 4,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalidSession: 9,
  hello: 10,
  acknowledged: 11,
  soundboard: 31,
} as const;

/** Close codes of the gateway, by what was wrong. */
export const CLOSE = {
  unknownOpcode: 4001,
  notDecoded: 4002,
  notIdentified: 4003,
  wrongToken: 4004,
  identifiedTwice: 4005,
  invalidSequence: 4007,
  tooFast: 4008,
  timedOut: 4009,
  invalidShard: 4010,
  shardingRequired: 4011,
  invalidVersion: 4012,
  invalidIntents: 4013,
  disallowedIntents: 4014,
} as const;

export const INTENT = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  presences: 1 << 8,
  messageContent: 1 << 15,
} as const;

/** Flag of an application in few servers for which the intent of message content is switched on. */
export const MAY_READ_MESSAGES = 1 << 19;

/** Intents that must be switched on in the developer portal first. */
export const PRIVILEGED = INTENT.guildMembers | INTENT.presences | INTENT.messageContent;
/** No intent has a higher bit. */
const INTENTS_END = 1 << 26;

export const areIntents = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < INTENTS_END;

/** The largest payload that the gateway takes, in bytes. */
export const PAYLOAD_BYTES = 4096;
/** So many payloads a minute. */
export const SENDS_A_MINUTE = 120;
