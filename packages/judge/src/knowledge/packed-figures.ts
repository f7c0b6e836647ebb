import { PackedTexts } from "@spellwright/text";
import type { Figure } from "./figure.ts";

/** All figures, each made anew when it is read: few questions ask for one. */
export class PackedFigures implements Iterable<Figure> {
  readonly #texts = new PackedTexts();
  readonly #size: number;

  constructor(figures: readonly Figure[]) {
    this.#size = figures.length;
    for (const { asks, ...figure } of figures) {
      this.#texts.add(asks);
      this.#texts.add(JSON.stringify(figure));
    }
    this.#texts.close();
  }

  [Symbol.iterator](): Iterator<Figure> {
    return this.asking(() => true);
  }

  /** Those whose pattern may ask what a question asks: no other is made. */
  *asking(mayAsk: (asks: string) => boolean): Generator<Figure> {
    for (let place = 0; place < this.#size; place++) {
      const asks = this.#texts.read(2 * place);
      if (mayAsk(asks)) yield { ...JSON.parse(this.#texts.read(2 * place + 1)), asks } as Figure;
    }
  }
}
