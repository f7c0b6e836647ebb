import type { Card } from "@spellwright/contract";
import { expect } from "vitest";

// What a list holds, counted copy by copy: the truth of questions, apart from what answers them.

/** A copy of a card of the list. The truth of each question is counted here, on copies. */
export interface Copy {
  readonly card: Card;
  readonly isCommander: boolean;
}
export const front = ({ card }: Copy): string => card.type_line.split(" // ")[0] ?? "";
export const isLand = (copy: Copy) => front(copy).includes("Land");
export const isCreature = (copy: Copy) => front(copy).includes("Creature");
export const textOf = ({ card }: Copy) =>
  [card.oracle_text, ...(card.card_faces ?? []).map((face) => face.oracle_text)].join("\n");
export const colorsOf = ({ card }: Copy): readonly string[] =>
  card.colors ?? card.card_faces?.[0]?.mana_cost?.match(/[WUBRG]/g) ?? [];
export const choose = (n: number, k: number): number =>
  k > n || k < 0
    ? 0
    : Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1);
export const atLeast = (library: number, wanted: number, drawn: number, least: number): number => {
  let hands = 0;
  for (let have = least; have <= drawn; have++)
    hands += choose(wanted, have) * choose(library - wanted, drawn - have);
  return hands / choose(library, drawn);
};
export const near = (percent: number) => ({ percent: expect.closeTo(percent, 6) });
export const counted = (count: number) => ({ count });
export const power = ({ card }: Copy) =>
  Number(card.card_faces?.[0]?.power ?? card.power ?? Number.NaN);
