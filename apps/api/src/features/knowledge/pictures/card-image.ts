import { createHash } from "node:crypto";
import type { Card, ImageFace, ImageSize } from "@spellwright/contract";
import { type CardImage, type CardImages, CardServiceError } from "@spellwright/services";
import { AppError } from "../../../http/index.ts";
import { countedChannels } from "../../../observability/index.ts";
import type { LiveCards } from "../live-cards/live-cards.ts";
import { hasTwoSides, imageAddress } from "./image-address.ts";
import type { ImageStore } from "./image-store.ts";

export interface CardImageParts {
  readonly known: (id: string) => Promise<Card | undefined>;
  readonly live: LiveCards | undefined;
  /** Absent when pictures are off by configuration: only kept ones are served. */
  readonly images: CardImages | undefined;
  readonly store: ImageStore;
}

export interface ImageRequest {
  readonly id: string;
  readonly face: ImageFace;
  readonly size: ImageSize;
}

export type ServedImage = CardImage & { readonly etag: string };

/** Pictures of cards that we know, fetched once and kept. Two readers of one picture share its fetch. */
export const createCardImageReader = ({ known, live, images, store }: CardImageParts) => {
  const underWay = new Map<string, Promise<CardImage | undefined>>();

  const addressOf = async (
    card: Card,
    { face, size }: ImageRequest,
  ): Promise<string | undefined> => {
    const address = imageAddress(card, face, size);
    if (address !== undefined || !hasTwoSides(card)) return address;
    // Some data files name no picture of the back. The service does.
    const answer = await live?.byId(card.id);
    return answer?.kind === "found" ? imageAddress(answer.card, face, size) : undefined;
  };
  const fetchAndKeep = async (address: string, key: string): Promise<CardImage | undefined> => {
    const image = await images?.fetch(address);
    if (image !== undefined) await store.write(key, image);
    return image;
  };

  const fetchOnce = (address: string, key: string): Promise<CardImage | undefined> => {
    const fetching =
      underWay.get(key) ?? fetchAndKeep(address, key).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  };

  /** @throws AppError CARD_IMAGE_NOT_FOUND, CARD_SERVICE_UNAVAILABLE */
  return async (asked: ImageRequest): Promise<ServedImage> => {
    const card = await known(asked.id);
    const address = card === undefined ? undefined : await addressOf(card, asked);
    if (card === undefined || address === undefined) throw new AppError("CARD_IMAGE_NOT_FOUND");
    const key = createHash("sha256").update(address).digest("hex").slice(0, 32);
    const kept = await store.read(key);
    countedChannels.cacheRead.tell({ cache: "pictures", hit: kept !== undefined });
    if (kept !== undefined) return { ...kept, etag: `"${key}"` };
    const image = await fetchOnce(address, key).catch((error) => {
      if (!(error instanceof CardServiceError)) throw error;
      throw new AppError("CARD_SERVICE_UNAVAILABLE", { name: card.name });
    });
    if (image === undefined) throw new AppError("CARD_IMAGE_NOT_FOUND");
    return { ...image, etag: `"${key}"` };
  };
};
