import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type FaceLine, readLines } from "../src/index.ts";
import type { MeasuredCard } from "./read-cards.ts";

/** One thing that a line does, in the words of LABELS.md. Undefined: named before, so not compared. */
export interface VerbFact {
  readonly verb: string;
  readonly object: string | null | undefined;
  readonly whose: string | null | undefined;
  readonly amount: number | "X" | null;
  readonly size?: string | undefined;
  /** Under "may". */
  readonly optional?: boolean;
}

/** What a line says, in the words of LABELS.md. */
export interface LineFacts {
  readonly kind: string;
  readonly event: string | null;
  readonly verbs: readonly VerbFact[];
  readonly costs: readonly string[];
  readonly condition: boolean;
}

/** A line that a person labelled; `line` counts over all faces and leaves out blank lines. */
export interface Label extends LineFacts {
  readonly card: string;
  readonly line: number;
  readonly sha: string;
  readonly lot: "all" | "decks";
}

/** A label with what the reader says of the same line. */
export interface LabelledLine {
  readonly label: Label;
  readonly line: FaceLine;
}

const SHA_LENGTH = 12;

/** All labels of the file beside this one. */
export function readLabels(): Label[] {
  const text = readFileSync(new URL("labels.jsonl", import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((row) => JSON.parse(row));
}

/** Reads the labelled lines. A label of a line that has changed since does not count. */
export function readLabelledLines(
  cards: readonly MeasuredCard[],
  labels: readonly Label[],
): LabelledLine[] {
  const byName = new Map(cards.map((card) => [card.name, card]));
  return labels.flatMap((label) => {
    const line = labelledLine(byName.get(label.card), label);
    return line === undefined ? [] : [{ label, line }];
  });
}

function labelledLine(card: MeasuredCard | undefined, label: Label): FaceLine | undefined {
  const places = card?.faces.flatMap((face) =>
    face.text
      .split("\n")
      .map((text, index) => ({ face, text, index }))
      .filter(({ text }) => text.trim() !== ""),
  );
  const place = places?.[label.line];
  if (place === undefined || shaOf(place.text) !== label.sha) return undefined;
  return readLines(place.face).find(({ line }) => line === place.index);
}

export function shaOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, SHA_LENGTH);
}
