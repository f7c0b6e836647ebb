import type { Card, CardSummary, ImageFace, ImageSize } from "@spellwright/contract";
import { pictureAddress, plateSeed } from "./card-picture-address.ts";
import { PlateArt } from "./engraving.tsx";
import { isPlateColor, PLATE_COLORS } from "./plate-colors.ts";
import { usePicture } from "./use-picture.ts";
import "./styles/card-picture.css";

/** What a picture needs of a card; a card without `id` has none. */
export type PicturedCard = Pick<CardSummary, "name" | "color_identity"> &
  Partial<Pick<Card, "id" | "image_uris" | "card_faces">>;

interface CardPictureProps {
  card: PicturedCard;
  size: ImageSize;
  face?: ImageFace;
  /** Gives the width; the card keeps its shape. */
  className: string | undefined;
  /** For those who do not see it; absent where the name stands beside it. */
  label?: string;
}

/**
 * A whole card's picture from our own address (CARD-02); until it arrives, or without one, an engraved
 * plate (guide §1). Loaded when it comes into view; once seen, shown without network too.
 */
export function CardPicture({ card, size, face = "front", className, label }: CardPictureProps) {
  const address = pictureAddress(card, size, face);
  const { source, isLoaded, onLoad, onError } = usePicture(address);
  const colors = card.color_identity.filter(isPlateColor).map((letter) => PLATE_COLORS[letter]);
  return (
    <span
      className={`card-picture ${className}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {!isLoaded && <PlateArt colors={colors} seed={plateSeed(card.name)} />}
      {source !== null && (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          className={isLoaded ? "is-loaded" : ""}
          onLoad={onLoad}
          onError={onError}
        />
      )}
    </span>
  );
}
