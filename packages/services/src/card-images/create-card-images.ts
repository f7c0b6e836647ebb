import { CardServiceError } from "../scryfall/card-service.ts";

/** Where the public card service keeps its pictures. No rate limit there (external-services §1.1). */
const PUBLIC_ORIGIN = "https://cards.scryfall.io";
/** The largest picture (PNG, 745 × 1040) has about 2 MB. */
const MOST_BYTES = 6 * 1024 * 1024;
const TIMEOUT_MS = 8_000;

const TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** A picture file and its media type. */
export interface CardImage {
  readonly bytes: Uint8Array;
  readonly type: (typeof TYPES)[number];
}

/** Pictures of cards, from the public service's own addresses only. */
export interface CardImages {
  /**
   * A picture by the address that a card's record names. Undefined where there is none, or where the
   * address is not one of the service's pictures.
   *
   * @throws CardServiceError `outage`
   */
  fetch(address: string): Promise<CardImage | undefined>;
}

/** Whom the pictures are asked of, in whose name; `timeoutMs` for one picture. */
export interface CardImagesOptions {
  /** Without a slash at the end. Pictures of the public service are asked from here. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** Fetches public picture files, and nothing else that a data file may point to. */
export function createCardImages(options: CardImagesOptions): CardImages {
  const { baseUrl, userAgent, timeoutMs = TIMEOUT_MS } = options;
  const fetch = options.fetch ?? globalThis.fetch;

  return {
    async fetch(address) {
      const url = pictureUrl(address, baseUrl);
      if (url === undefined) return undefined;
      try {
        const response = await fetch(url, {
          headers: { accept: "image/*", "user-agent": userAgent },
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status === 404) return undefined;
        if (!response.ok) throw new CardServiceError("outage");
        return { bytes: await readBytes(response), type: typeOf(response) };
      } catch (error) {
        if (error instanceof CardServiceError) throw error;
        throw new CardServiceError("outage", null, { cause: error });
      }
    },
  };
}

/** The picture's path at our base. The file server refuses any query but the stamp of the scan. */
function pictureUrl(address: string, baseUrl: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  if (origin !== PUBLIC_ORIGIN && origin !== new URL(baseUrl).origin) return undefined;
  return new URL(baseUrl + pathname + (/^\?\d+$/.test(search) ? search : ""));
}

/** An edge page in HTML is an outage, whatever its status. */
function typeOf(response: Response): CardImage["type"] {
  const told = (response.headers.get("content-type") ?? "").split(";")[0]?.trim();
  const type = TYPES.find((each) => each === told);
  if (type === undefined) throw new CardServiceError("outage");
  return type;
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new CardServiceError("outage");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
