/** Why an import was refused. Nothing of it was stored. The operator reads the line. */
export class ImportError extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = "ImportError";
  }
}

/** Told while an import goes on: what, how far, of how many (null: not known yet). */
export type Progress = (what: "rules" | "cards" | "rulings" | "combos", done: number) => void;
