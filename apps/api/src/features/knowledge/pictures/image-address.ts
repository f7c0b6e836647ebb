import type { Card, ImageFace, ImageSize, ImageUris } from "@spellwright/contract";

/**
 * Names under which the service gives a picture of about that size, the wanted one first: the JPG names
 * are on their way out in favour of the WEBP ones (external-services §1.5).
 */
const NAMES: Readonly<Record<ImageSize, readonly (keyof ImageUris)[]>> = {
  small: ["small", "thumb", "normal", "grid"],
  normal: ["normal", "grid", "large", "display", "png"],
  large: ["large", "display", "png", "normal", "grid"],
  png: ["png", "large", "display", "normal", "grid"],
  art_crop: ["art_crop"],
};

/** Layouts with a picture on both sides. */
const TWO_SIDED = new Set(["transform", "modal_dfc", "double_faced_token", "reversible_card"]);

export const hasTwoSides = (card: Card): boolean => TWO_SIDED.has(card.layout);

/** Address of a picture at the public service. Undefined where the card's record names none. */
export const imageAddress = (card: Card, face: ImageFace, size: ImageSize): string | undefined => {
  const faces = card.card_faces ?? [];
  const uris = face === "front" ? (card.image_uris ?? faces[0]?.image_uris) : faces[1]?.image_uris;
  const name = NAMES[size].find((each) => uris?.[each] !== undefined);
  return name === undefined ? undefined : uris?.[name];
};
