import { PackedTexts } from "@spellwright/text";
import type { CardText } from "./types/index.ts";

/** The abilities of many cards, each kept as bytes and made anew when it is asked for. */
export class PackedCardTexts {
  readonly #texts = new PackedTexts();
  readonly #encoder = new TextEncoder();
  #bytes = 0;

  /** Keeps what a card says; tells its place. */
  add(text: CardText): number {
    const packed = JSON.stringify(text);
    this.#bytes += this.#encoder.encode(packed).length;
    return this.#texts.add(packed);
  }

  /** What the card at this place says. */
  read(place: number): CardText {
    return JSON.parse(this.#texts.read(place));
  }

  /** How many bytes all of them take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Gives back what is kept free for more cards. */
  close(): void {
    this.#texts.close();
  }
}
