import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type CardIndex, cardNameOf, createCardIndex, parseCardLine } from "@spellwright/cards";
import type { Card } from "@spellwright/contract";

const folder = new URL("../../../../shared/data/", import.meta.url);

/** Whether the full card data and the sample lists lie beside the repository. */
export const hasSharedData =
  existsSync(new URL("cards.jsonl.gz", folder)) && existsSync(new URL("decks/index.json", folder));

/** A sample list and what its makers say it holds. A figure they do not give is undefined. */
export interface Sample {
  readonly file: string;
  readonly kind: string;
  readonly format: string | undefined;
  readonly main: number | undefined;
  readonly sideboard: number | undefined;
  readonly commanders: readonly string[] | undefined;
}

interface RawSample {
  file: string;
  kind: string;
  format?: string;
  cards?: number;
  sideboard?: number;
  commanders?: string[];
  expected_main?: number | null;
  expected_side?: number | null;
  expected_commanders?: string[] | null;
}

/** The lists of decks and the samples of export forms. */
export function readSamples(): { decks: readonly Sample[]; formats: readonly Sample[] } {
  const index = JSON.parse(readFileSync(new URL("decks/index.json", folder), "utf8"));
  const sampleOf = (raw: RawSample): Sample => ({
    file: raw.file,
    kind: raw.kind,
    format: raw.format,
    main: raw.cards ?? raw.expected_main ?? undefined,
    sideboard: raw.sideboard ?? raw.expected_side ?? undefined,
    commanders: raw.commanders ?? raw.expected_commanders ?? undefined,
  });
  return { decks: index.decks.map(sampleOf), formats: index.formats.map(sampleOf) };
}

/** The bytes of a sample. */
export function readSample(file: string): Uint8Array {
  return readFileSync(new URL(`decks/${file}`, folder));
}

/** All cards by id, and their names indexed. */
export function readAllCards(): { cards: ReadonlyMap<string, Card>; index: CardIndex } {
  const cards = new Map<string, Card>();
  const text = gunzipSync(readFileSync(new URL("cards.jsonl.gz", folder))).toString("utf8");
  for (const line of text.trimEnd().split("\n")) {
    const parsed = parseCardLine(line);
    if (!parsed.ok) throw new Error(parsed.code);
    cards.set(parsed.value.id, parsed.value);
  }
  return { cards, index: createCardIndex([...cards.values()].map(cardNameOf)) };
}
