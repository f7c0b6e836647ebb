/** Adds up what speaks for each rule. Best first, ties in the order of the rules. */
export class ScoreBoard {
  readonly #scores = new Map<string, number>();

  add(number: string, points: number): void {
    this.#scores.set(number, (this.#scores.get(number) ?? 0) + points);
  }

  best(limit: number): readonly string[] {
    const least = Float64Array.from(this.#scores.values()).sort().at(-limit) ?? 0;
    return [...this.#scores]
      .filter(([, points]) => points >= least)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([number]) => number);
  }
}
