import type { Bilingual } from "@spellwright/contract";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Room for one text more than is kept, whatever it holds: a UTF-16 unit takes three bytes at most. */
const MOST_BYTES = 3;

/**
 * Many texts one after the other, a byte for nearly every letter: half of what as many strings take. Each
 * is made anew when it is read.
 */
export class PackedTexts {
  #bytes = new Uint8Array(1 << 16);
  /** Where each text ends. */
  #ends = new Uint32Array(1 << 10);
  #count = 0;

  /** Keeps a text; tells its place. */
  add(text: string): number {
    const start = this.#startOf(this.#count);
    const room = start + text.length * MOST_BYTES;
    if (room > this.#bytes.length) this.#bytes = copied(this.#bytes, room * 2);
    if (this.#count === this.#ends.length) this.#ends = copied(this.#ends, this.#count * 2);
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(start));
    this.#ends[this.#count] = start + written;
    return this.#count++;
  }

  /** A sentence that is read when it is said. */
  addBilingual({ fr, en }: Bilingual): Bilingual {
    const place = this.add(fr);
    this.add(en);
    return new PackedBilingual(this, place);
  }

  read(place: number): string {
    return decoder.decode(this.#bytes.subarray(this.#startOf(place), this.#ends[place]));
  }

  /** Gives back what is kept free for more texts. */
  close(): void {
    this.#bytes = this.#bytes.slice(0, this.#startOf(this.#count));
    this.#ends = this.#ends.slice(0, this.#count);
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : (this.#ends[place - 1] ?? 0);
  }
}

class PackedBilingual implements Bilingual {
  readonly #texts: PackedTexts;
  readonly #place: number;

  constructor(texts: PackedTexts, place: number) {
    this.#texts = texts;
    this.#place = place;
  }

  get fr(): string {
    return this.#texts.read(this.#place);
  }

  get en(): string {
    return this.#texts.read(this.#place + 1);
  }
}

const copied = <Numbers extends Uint8Array | Uint32Array>(from: Numbers, size: number): Numbers => {
  const to = new (from.constructor as new (length: number) => Numbers)(size);
  to.set(from);
  return to;
};
