import type { SceneQuestion, StatedCard, StatedScene } from "./stated-scene.ts";

/** What was heard beside the question, with the cards that nobody gave a part. */
type Heard = Omit<StatedScene, "asked"> & { readonly loose: readonly StatedCard[] };

/**
 * The scene that was told. Undefined where a card has no part, for then it was not understood. Where an amount is asked
 * for, such a card is there: “how many cards do I draw off @0”.
 */
export function assembleScene(
  asked: SceneQuestion,
  { acts, board, groups, loose, opponents }: Heard,
): StatedScene | undefined {
  if (loose.length > 0 && asked.kind !== "amount") return undefined;
  const placed = [...board, ...acts.map(({ card }) => card)];
  return {
    board: [
      ...board,
      ...loose.filter((one) => placed.every((other) => other?.place !== one.place)),
    ],
    groups,
    acts: asked.kind === "allowed" ? acts.slice(0, -1) : acts,
    asked,
    opponents,
  };
}
