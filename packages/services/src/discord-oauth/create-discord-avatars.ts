import { DiscordError } from "./discord-error.ts";

/** Longest wait for a picture, in milliseconds: a page waits behind it. */
const TIMEOUT_MS = 5_000;
/** Side of the picture in pixels: twice what a dense screen shows. */
const SIDE = 128;
/** One of that side has about 30 KB. */
const MOST_BYTES = 256 * 1024;

/** Profile pictures, fetched by the server so that no page tells Discord who looks at it. */
export interface DiscordAvatars {
  /**
   * The picture of a Discord account, as a PNG; of an animated one the first frame. Undefined where
   * there is none any more.
   *
   * @param userId digits
   * @param hash as `DiscordUser.avatar` has it
   * @throws DiscordError `unavailable`
   */
  fetch(userId: string, hash: string): Promise<Uint8Array | undefined>;
}

/** @param options.cdnUrl `https://cdn.discordapp.com`, or a local server that speaks the same */
export function createDiscordAvatars(options: {
  readonly cdnUrl: string;
  readonly timeoutMs?: number;
}): DiscordAvatars {
  const { cdnUrl, timeoutMs = TIMEOUT_MS } = options;
  return {
    async fetch(userId, hash) {
      try {
        const response = await fetch(`${cdnUrl}/avatars/${userId}/${hash}.png?size=${SIDE}`, {
          headers: { accept: "image/png", "user-agent": "Spellwright" },
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status === 404) return undefined;
        // A page of the network in between is an outage, whatever its status.
        if (!response.ok || response.headers.get("content-type") !== "image/png")
          throw new DiscordError("unavailable");
        return await readBytes(response);
      } catch (error) {
        if (error instanceof DiscordError) throw error;
        throw new DiscordError("unavailable", { cause: error });
      }
    },
  };
}

const readBytes = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new DiscordError("unavailable");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
