import { PackedTexts } from "@spellwright/text";
import type { Figure } from "./figure.ts";

/** All figures, each made anew when it is read: few questions ask for one. */
export class PackedFigures implements Iterable<Figure> {
  readonly #texts = new PackedTexts();
  readonly #size: number;

  constructor(figures: readonly Figure[]) {
    for (const figure of figures) this.#texts.add(JSON.stringify(figure));
    this.#texts.close();
    this.#size = figures.length;
  }

  *[Symbol.iterator](): Iterator<Figure> {
    for (let place = 0; place < this.#size; place++)
      yield JSON.parse(this.#texts.read(place)) as Figure;
  }
}
