import type { ReactNode } from "react";
import { CardPicture, type PicturedCard } from "./card-picture.tsx";
import { plateSeed } from "./card-picture-address.ts";
import { PlateArt } from "./engraving.tsx";
import { isPlateColor, PLATE_COLORS } from "./plate-colors.ts";
import "./styles/deck-art.css";

interface DeckArtProps {
  /** Always draws the same plate. */
  name: string;
  /** Colour identity, in the letters of a mana cost. */
  colors: readonly string[];
  /** Stands on the plate as a whole card. Null while none is known. */
  card: PicturedCard | null;
  /** Stands in the frame of a card that has no picture. */
  missing?: ReactNode;
  /** Gives another shape than the plate's own. */
  className?: string | undefined;
  children?: ReactNode;
}

/** The plate of a deck: an engraving in its colours, with its featured card once that has arrived. */
export function DeckArt({ name, colors, card, missing, className = "", children }: DeckArtProps) {
  const identity = colors.filter(isPlateColor).map((letter) => PLATE_COLORS[letter]);
  return (
    <div className={`deck-art ${className}`.trim()}>
      <PlateArt colors={identity} seed={plateSeed(name)} shape="deck" />
      {card !== null && (
        <CardPicture card={card} size="normal" className="deck-art-card" missing={missing} />
      )}
      {children}
    </div>
  );
}
