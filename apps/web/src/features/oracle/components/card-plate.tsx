import type { CardSummary } from "@spellwright/contract";
import { useState } from "react";
import { PlateArt } from "../../../ui/index.ts";
import { cardImage, drawingSeed } from "../model/card-names.ts";

const PLATE_COLORS = { W: "w", U: "u", B: "b", R: "r", G: "g" } as const;
type ColorLetter = keyof typeof PLATE_COLORS;
const isColor = (letter: string): letter is ColorLetter => letter in PLATE_COLORS;

interface CardPlateProps {
  card: Pick<CardSummary, "name" | "color_identity" | "image_uris">;
  className: string;
}

/** The whole card's picture; until it arrives, or without one, an engraved plate (guide §1). */
export function CardPlate({ card, className }: CardPlateProps) {
  const image = cardImage(card);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  const colors = card.color_identity.filter(isColor).map((letter) => PLATE_COLORS[letter]);
  return (
    <span className={`card-plate ${className}`} aria-hidden="true">
      {!loaded && <PlateArt colors={colors} seed={drawingSeed(card.name)} />}
      {image !== null && !failed && (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className={loaded ? "is-loaded" : ""}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
