import { PackedTexts } from "@spellwright/text";
import type { Figure } from "./figure.ts";

/** All figures, each made anew when it is read: few questions ask for one. */
export class PackedFigures implements Iterable<Figure> {
  readonly #texts = new PackedTexts();
  readonly #places: readonly number[];

  constructor(figures: readonly Figure[]) {
    this.#places = figures.map((figure) => this.#texts.add(JSON.stringify(figure)));
    this.#texts.close();
  }

  *[Symbol.iterator](): Iterator<Figure> {
    for (const place of this.#places) yield JSON.parse(this.#texts.read(place)) as Figure;
  }
}
