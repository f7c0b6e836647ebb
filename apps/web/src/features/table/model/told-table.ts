import type { GameState } from "@spellwright/contract";
import { formatOf } from "./formats.ts";
import type { Game } from "./game.ts";
import { isOut } from "./losses.ts";
import type { StepName } from "./turn-steps.ts";

/** How the table is told, in the language of the page. */
export interface Telling {
  /** The person who asks, as the judge knows them: “me”, « moi ». */
  readonly me: string;
  /** Another player, so that no name is taken for the person who asks. */
  readonly opponent: (seat: number) => string;
  readonly step: (step: StepName) => string;
}

/**
 * What the Oracle is told of the table (DATA-09): who is in the game with how much life, whose turn it
 * is and which step.
 *
 * @param asker the seat of the person who asks
 */
export const gameStateOf = (
  game: Game,
  asker: number,
  { me, opponent, step }: Telling,
): GameState => {
  const nameOf = (seat: number) => (seat === asker ? me : opponent(seat));
  return {
    ...(game.turn === null
      ? {}
      : { activePlayer: nameOf(game.turn.player), step: step(game.turn.step) }),
    players: game.players.flatMap(({ life }, seat) =>
      isOut(game, seat) && seat !== asker ? [] : [{ name: nameOf(seat), life }],
    ),
  };
};

/** A fact that a game state has no place for: it can be written into the question. */
export type Fact =
  | { readonly of: "poison" | "rad" | "energy"; readonly player: number; readonly count: number }
  | {
      readonly of: "commander";
      readonly player: number;
      readonly from: number;
      readonly count: number;
    }
  | { readonly of: "monarch" | "initiative"; readonly player: number }
  | { readonly of: "day" | "night" };

/** Everything that stands on the table beside life totals and the turn. */
export const factsOf = (game: Game): readonly Fact[] => {
  const facts: Fact[] = [];
  const counts = formatOf(game.format).commanderDamage !== null;
  for (const [player, { counters, commanderDamage }] of game.players.entries()) {
    if (isOut(game, player)) continue;
    for (const of of ["poison", "rad", "energy"] as const)
      if (counters[of] > 0) facts.push({ of, player, count: counters[of] });
    for (const [from, damage] of commanderDamage.entries())
      for (const count of damage)
        if (counts && count > 0) facts.push({ of: "commander", player, from, count });
  }
  if (game.monarch !== null) facts.push({ of: "monarch", player: game.monarch });
  if (game.initiative !== null) facts.push({ of: "initiative", player: game.initiative });
  if (game.daytime !== null) facts.push({ of: game.daytime });
  return facts;
};
