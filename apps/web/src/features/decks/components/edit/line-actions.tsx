import type { DeckLine } from "@spellwright/contract";

export function LineActions(_: { line: DeckLine }) {
  return null;
}
