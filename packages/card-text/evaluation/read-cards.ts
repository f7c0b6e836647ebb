import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { FaceToRead } from "../src/index.ts";

/** A card of the public files, with what the measure needs of it. */
export interface MeasuredCard {
  readonly name: string;
  readonly names: readonly string[];
  readonly faces: readonly FaceToRead[];
  /** Place among all cards by how often decks play them. Undefined where nobody counted. */
  readonly rank: number | undefined;
}

interface RawFace {
  readonly name: string;
  readonly type_line: string;
  readonly oracle_text?: string | null;
}

interface RawCard extends RawFace {
  readonly flavor_names?: readonly string[];
  readonly card_faces?: readonly RawFace[];
  readonly edhrec_rank: number | null;
}

/** Reads the cards of a packed file of lines. */
export function readCards(file: string): MeasuredCard[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => cardOf(JSON.parse(line)));
}

function cardOf(raw: RawCard): MeasuredCard {
  const faces = raw.card_faces ?? [raw];
  return {
    name: raw.name,
    names: [raw.name, ...faces.map(({ name }) => name), ...(raw.flavor_names ?? [])],
    faces: faces.map(({ name, type_line, oracle_text }) => ({
      name,
      typeLine: type_line,
      text: oracle_text ?? "",
    })),
    rank: raw.edhrec_rank ?? undefined,
  };
}

/** The names of all cards that lists of decks hold: every line is a number and a name. */
export function readListedNames(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const lists = files.filter((file) => file.endsWith(".txt") && !file.startsWith("formats"));
  return new Set(
    lists.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n").flatMap(nameIn)),
  );
}

function nameIn(line: string): string[] {
  const [number, ...words] = line.trim().split(" ");
  if (number === undefined || Number.isNaN(Number.parseInt(number, 10))) return [];
  const set = words.findIndex((word) => word.startsWith("(") && word.endsWith(")"));
  return [(set < 0 ? words : words.slice(0, set)).join(" ")];
}
