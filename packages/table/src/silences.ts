import type { Card } from "@spellwright/contract";
import { hindrancesOf } from "./hindrances-of.ts";

const SILENT: ReadonlySet<string> = new Set(["die", "put graveyard", "trigger"]);

/** The line of a card that keeps abilities from triggering, or what they wait for from happening (CR 603.2, 614.6). */
export function silentLine(card: Card): number | undefined {
  const text = hindrancesOf(card).find(({ kept }) => SILENT.has(kept))?.text;
  const [face] = card.card_faces ?? [];
  const lines = (face?.oracle_text ?? card.oracle_text ?? "").split("\n");
  return text === undefined ? undefined : lines.indexOf(text);
}

/** Whether a card keeps nothing else from happening. */
export const onlySilences = (card: Card): boolean => {
  const kept = hindrancesOf(card);
  return kept.length > 0 && kept.every((one) => SILENT.has(one.kept));
};
