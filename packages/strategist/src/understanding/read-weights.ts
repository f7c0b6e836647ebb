/** Weights as they are kept: a row of signs for each feature, one sign a subject. */
export interface KeptWeights {
  /** Of what they were learned. Other examples ask for other weights. */
  readonly examples: string;
  /** What one step of a sign is worth. */
  readonly step: number;
  /** Words of the examples that tell no subject, between spaces. */
  readonly words: string;
  readonly rows: Readonly<Record<string, string>>;
}

/** The sign of nothing. Signs beneath count against a subject. None of them is escaped in JSON. */
const NOTHING = 64;
const MOST_STEPS = 28;

export const readWeights = ({ step, rows }: KeptWeights): ReadonlyMap<string, Float32Array> =>
  new Map(
    Object.entries(rows).map(([feature, signs]) => [
      feature,
      Float32Array.from(signs, (sign) => ((sign.codePointAt(0) ?? NOTHING) - NOTHING) * step),
    ]),
  );

/** @internal A row of weights as signs, of which each is worth a step more. */
export const writeRow = (weights: readonly number[], step: number): string =>
  String.fromCodePoint(
    ...weights.map(
      (weight) =>
        NOTHING + Math.max(-MOST_STEPS, Math.min(MOST_STEPS - 1, Math.round(weight / step))),
    ),
  );
