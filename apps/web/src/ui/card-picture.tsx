import type { Card, ImageFace, ImageSize } from "@spellwright/contract";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../lib/page/lazy-part.ts";
import { pictureAddress, plateSeed } from "./card-picture-address.ts";
import type { WrittenCard } from "./card-words.ts";
import { PlateArt } from "./engraving.tsx";
import { isPlateColor, PLATE_COLORS } from "./plate-colors.ts";
import { usePicture } from "./use-picture.ts";
import "./styles/card-picture.css";

const TextCard = lazyPart(() => import("./text-card.tsx"), "TextCard");

/** What a picture needs of a card. A card without `id` has none, and shows what is known of its words. */
export type PicturedCard = WrittenCard & Pick<Card, "color_identity"> & Partial<Pick<Card, "id">>;

interface CardPictureProps {
  card: PicturedCard;
  size: ImageSize;
  face?: ImageFace;
  /** Gives the width; the card keeps its shape. */
  className: string | undefined;
  /** The frame grows with a card in words. Elsewhere these end where the frame does. */
  grows?: boolean;
  /** For those who do not see it. Absent where the name stands beside it. */
  label?: string;
  /** Stands there where there is no picture, in place of the words of the card. */
  missing?: ReactNode;
}

/**
 * A whole card's picture from our own address (CARD-02). An engraved plate until it arrives (guide §1),
 * and the card's words where there is none: a frame of 112 px or more has room for them. Loaded when it
 * comes into view. Once seen, shown without network too.
 */
export function CardPicture(props: CardPictureProps) {
  const { card, size, face = "front", className, grows = false, label, missing } = props;
  const address = pictureAddress(card, size, face);
  const { source, isLoaded, onLoad, onError } = usePicture(address);
  const colors = card.color_identity.filter(isPlateColor).map((letter) => PLATE_COLORS[letter]);
  return (
    <span
      className={`card-picture${grows ? " card-picture-grows" : ""} ${className}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {!isLoaded && <PlateArt colors={colors} seed={plateSeed(card.name)} />}
      {source === null &&
        size !== "small" &&
        (missing ?? (
          <Suspense>
            <TextCard card={card} face={face} />
          </Suspense>
        ))}
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
