import type { GuildTextBasedChannel } from "discord.js";
import { retry } from "../retry.ts";
import { isRefused } from "./errors.ts";
import type { Payload } from "./payload.ts";

/** While Discord is away, in ms; then the message is given up. */
const AWAY_MS = 60_000;

/** How a message is posted. */
export interface Posting {
  readonly channel: GuildTextBasedChannel;
  /** Discord makes one message of the same word: a repeated post after a broken line is none. */
  readonly key: string;
  /** The message that is answered, where the bot may read it. */
  readonly replyTo: string | null;
}

/** Tries again while Discord is away. What it refuses is thrown at once. */
export const untilDiscordAnswers = <Answer>(
  act: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> =>
  retry(act, {
    isPassing: (error) => !isRefused(error),
    pauseMs: 30_000,
    patienceMs: AWAY_MS,
    signal,
  });

/**
 * Posts messages one after another, the first as a reply.
 *
 * @returns their ids
 * @throws what Discord refuses, or its silence after a minute
 */
export const post = async (
  { channel, key, replyTo }: Posting,
  payloads: readonly Payload[],
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const [at, payload] of payloads.entries()) {
    const message = await untilDiscordAnswers(
      () =>
        channel.send({
          ...payload,
          nonce: `${key}-${at}`,
          enforceNonce: true,
          ...(replyTo === null || at > 0
            ? {}
            : { reply: { messageReference: replyTo, failIfNotExists: false } }),
        }),
      signal,
    );
    ids.push(message.id);
  }
  return ids;
};
