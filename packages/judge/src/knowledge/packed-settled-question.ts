import type { Bilingual, Language } from "@spellwright/contract";
import type { PackedTexts } from "@spellwright/text";
import { inBothLanguages, yesOrNo } from "../phrases/fill-sentence.ts";
import type { WrittenSettledQuestion } from "./knowledge.ts";
import type { PackedWordings } from "./packed-wordings.ts";
import type { Answer, Condition, SettledQuestion, Wording } from "./settled-question.ts";

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The neutral sentence of a settled question as the answer yes or no, made when it is said. */
export class SaidNeutral implements Bilingual {
  readonly #verdict: "yes" | "no";
  readonly #neutral: Bilingual;

  constructor(verdict: "yes" | "no", { neutral }: Pick<SettledQuestion, "neutral">) {
    this.#verdict = verdict;
    this.#neutral = neutral;
  }

  get fr(): string {
    return this.#in("fr");
  }

  get en(): string {
    return this.#in("en");
  }

  #in(language: Language): string {
    return yesOrNo(
      this.#verdict,
      inBothLanguages((each) => lowerFirst(this.#neutral[each])),
    )[language];
  }
}

/** Where the sentences and wordings of all settled questions are kept. Each id and list of ids is kept once. */
interface InteractionParts {
  readonly texts: PackedTexts;
  readonly wordings: PackedWordings;
  readonly shared: (ids: readonly string[]) => string[];
  /** The conditions of all answers by what they say: many are the same. */
  readonly conditions: Map<string, Condition>;
}

const conditionOf = (when: Condition, { conditions, shared }: InteractionParts): Condition => {
  const said = JSON.stringify(when);
  const known = conditions.get(said) ?? withSharedIds(when, shared);
  conditions.set(said, known);
  return known;
};

const withSharedIds = (when: Condition, shared: InteractionParts["shared"]): Condition =>
  Object.fromEntries(
    Object.entries(when).map(([name, value]) => [
      name,
      Array.isArray(value) ? shared(value) : value,
    ]),
  );

type WrittenAnswer = WrittenSettledQuestion["answers"][number];

const answerOf = (
  { when, verdict, says, because }: WrittenAnswer,
  { neutral }: Pick<SettledQuestion, "neutral">,
  parts: InteractionParts,
): Answer => ({
  when: when && conditionOf(when, parts),
  verdict,
  because: because && parts.texts.addBilingual(because),
  says: says
    ? parts.texts.addBilingual(says)
    : verdict === null
      ? neutral
      : new SaidNeutral(verdict, { neutral }),
});

/** A settled question whose sentences and wordings stay packed until they are read. */
export class PackedSettledQuestion implements SettledQuestion {
  readonly id: string;
  readonly title: Bilingual;
  readonly rules: SettledQuestion["rules"];
  readonly concepts: SettledQuestion["concepts"];
  readonly neutral: Bilingual;
  readonly answers: readonly Answer[];
  readonly because: Bilingual;
  readonly pairs: SettledQuestion["pairs"];
  readonly steps: SettledQuestion["steps"];
  readonly #wordings: PackedWordings;
  readonly #place: number;

  constructor(line: WrittenSettledQuestion, parts: InteractionParts) {
    const { texts, wordings, shared } = parts;
    this.id = line.id;
    this.title = texts.addBilingual(line.title);
    this.neutral = texts.addBilingual(line.neutral);
    this.because = texts.addBilingual(line.because);
    this.rules = line.rules.map(({ number, claim }) => ({
      number,
      claim: claim ? texts.addBilingual(claim) : this.neutral,
    }));
    this.concepts = line.concepts.map(shared);
    this.answers = [
      ...line.answers.map((answer) => answerOf(answer, this, parts)),
      { verdict: null, says: this.neutral },
    ];
    this.pairs = line.pairs;
    this.steps = line.steps;
    this.#wordings = wordings;
    this.#place = wordings.add(line.wordings);
  }

  get wordings(): readonly Wording[] {
    return this.#wordings.placesOf(this.#place).map((place) => this.#wordings.read(place));
  }
}
