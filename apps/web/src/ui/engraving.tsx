import { useId } from "react";
import { type BackgroundKind, background } from "./engravings/background.ts";
import { type PlateColor, plateArt } from "./engravings/plate-art.ts";
import { seal } from "./engravings/seal.ts";

const useDrawingId = (): string => `e${useId().replace(/\W/g, "")}`;

interface DrawingProps {
  svg: string;
  className: string | undefined;
  /** What the stories find it by: a drawing has no name. */
  part?: string;
}

function Drawing({ svg, className, part }: DrawingProps) {
  return (
    <span
      className={className}
      data-part={part}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from numbers alone
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** The generative engraving behind a page (guide §10). */
export function Background({ kind, index }: { kind: BackgroundKind; index: number }) {
  return <Drawing svg={background(kind, index, useDrawingId())} className="page-background" />;
}

interface EngravingProps {
  kind: BackgroundKind;
  index: number;
  /** Of the view box. */
  width: number;
  height: number;
}

/** The same drawing inside a surface of a given shape. */
export function Engraving({ kind, index, width, height }: EngravingProps) {
  return (
    <Drawing svg={background(kind, index, useDrawingId(), width, height)} className="engraving" />
  );
}

interface SealProps {
  /** Of the confidence, 1 to 5. */
  band: number;
  /** Places and sizes it. */
  className: string | undefined;
}

/** The guilloche seal of a ruling. */
export function Seal({ band, className }: SealProps) {
  return <Drawing svg={seal(band, useDrawingId())} className={className} />;
}

/** Sizes of the drawing: upright as a card, or as wide as a deck's plate. */
const SHAPES = { card: [126, 176], deck: [320, 148] } as const;

interface PlateArtProps {
  colors: readonly PlateColor[];
  seed: number;
  shape?: keyof typeof SHAPES;
}

/** The plate that stands in for a card image. */
export function PlateArt({ colors, seed, shape = "card" }: PlateArtProps) {
  const [width, height] = SHAPES[shape];
  const svg = plateArt(colors, seed, useDrawingId(), width, height);
  return <Drawing svg={svg} className="plate-art" part="plate-art" />;
}
