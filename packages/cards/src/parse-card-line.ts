import { Card, CardRuling } from "@spellwright/contract";
import { withOwnText } from "./own-text.ts";
import { withReskinLegality } from "./reskin-legality.ts";

/** Why a line holds no record: `json` when it is not JSON, else `shape:` and the first bad field. */
export interface LineFailure {
  readonly ok: false;
  readonly code: "json" | `shape:${string}`;
}

/** The record of a line, or why there is none: a bad line is counted, it ends no import. */
export type ParsedLine<Value> = { readonly ok: true; readonly value: Value } | LineFailure;

interface Shape<Value> {
  safeParse(input: unknown):
    | { readonly success: true; readonly data: Value }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
      };
}

function parseLine<Value>(line: string, shape: Shape<Value>): ParsedLine<Value> {
  let input: unknown;
  try {
    // Files of the public card service are one array with an object and a comma on each line.
    input = JSON.parse(line.trim().replace(/,$/, ""));
  } catch {
    return { ok: false, code: "json" };
  }
  const parsed = shape.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const path = parsed.error.issues[0]?.path ?? [];
  return { ok: false, code: `shape:${path.map(String).join(".")}` };
}

/** One card of a JSON-lines file or of a bulk file of the public card service. Unknown fields are dropped. */
export function parseCardLine(line: string): ParsedLine<Card> {
  const parsed = parseLine(line, Card);
  return parsed.ok ? { ok: true, value: withOwnText(withReskinLegality(parsed.value)) } : parsed;
}

/** One official note on a card. */
export function parseRulingLine(line: string): ParsedLine<CardRuling> {
  return parseLine(line, CardRuling);
}
