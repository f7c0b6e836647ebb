import type { DeckLine } from "@spellwright/contract";
import { pictureAddress } from "../../../ui/card-picture-address.ts";

/** Whether a picture of the line's card is known (CARD-02). */
export const hasPicture = (line: DeckLine): boolean =>
  line.card !== null && pictureAddress(line.card, "normal", "front") !== null;
