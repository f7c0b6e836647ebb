import { LANGUAGES, type Language } from "@spellwright/contract";
import { PackedTexts } from "@spellwright/text";
import type { Wording } from "./settled-question.ts";

const VERDICTS = [undefined, null, "yes", "no"] as const;
/** Of a byte for each wording: its language, its verdict, and whether it is held back. */
const IN_SECOND_LANGUAGE = 1;
const VERDICT_SHIFT = 1;
const VERDICT_MASK = 3;
const HELD_BACK = 8;

/** All wordings of the settled questions by their places, those of a settled question one after the other. */
export class PackedWordings {
  readonly #texts = new PackedTexts();
  readonly #told: Uint8Array;
  /** Where the wordings of each settled question begin, and where all of them end. */
  readonly #starts = [0];

  /** @param size how many there will be */
  constructor(size: number) {
    this.#told = new Uint8Array(size);
  }

  get length(): number {
    return this.#told.length;
  }

  /** Keeps the wordings of the next settled question. Tells its place among all. */
  add(wordings: readonly Wording[]): number {
    let place = this.#starts.at(-1) ?? 0;
    for (const { language, text, verdict, heldBack } of wordings) {
      this.#texts.add(text);
      this.#told[place++] =
        (language === LANGUAGES[0] ? 0 : IN_SECOND_LANGUAGE) |
        (VERDICTS.indexOf(verdict) << VERDICT_SHIFT) |
        (heldBack ? HELD_BACK : 0);
    }
    return this.#starts.push(place) - 2;
  }

  /** No more are added. */
  close(): void {
    this.#texts.close();
  }

  languageAt(place: number): Language {
    return LANGUAGES[this.#at(place) & IN_SECOND_LANGUAGE] ?? LANGUAGES[0];
  }

  verdictAt(place: number): Wording["verdict"] {
    return VERDICTS[(this.#at(place) >> VERDICT_SHIFT) & VERDICT_MASK];
  }

  /** The wording at a place, made anew. */
  read(place: number): Wording {
    const verdict = this.verdictAt(place);
    return {
      language: this.languageAt(place),
      text: this.#texts.read(place),
      ...(verdict === undefined ? {} : { verdict }),
      ...(this.#at(place) & HELD_BACK ? { heldBack: true } : {}),
    };
  }

  /** The places of the wordings of a settled question. */
  placesOf(settledQuestion: number): readonly number[] {
    const first = this.#starts[settledQuestion] ?? 0;
    const end = this.#starts[settledQuestion + 1] ?? first;
    return Array.from({ length: end - first }, (_, at) => first + at);
  }

  #at(place: number): number {
    return this.#told[place] ?? 0;
  }
}
