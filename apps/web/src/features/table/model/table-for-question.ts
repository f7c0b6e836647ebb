import type { GameState } from "@spellwright/contract";
import { formatOf } from "./formats.ts";
import type { Game } from "./game.ts";
import { isOut } from "./losses.ts";
import type { StepName } from "./turn-steps.ts";

/** How the table is told, in the language of the page. */
export interface PlayerWords {
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
  { me, opponent, step }: PlayerWords,
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

/** What stands at a player’s seat. */
const factsAt = (
  { counters, commanderDamage }: Game["players"][number],
  player: number,
  countsDamage: boolean,
): readonly Fact[] => [
  ...(["poison", "rad", "energy"] as const)
    .filter((of) => counters[of] > 0)
    .map((of): Fact => ({ of, player, count: counters[of] })),
  ...commanderDamage.flatMap((damage, from) =>
    damage
      .filter((count) => countsDamage && count > 0)
      .map((count): Fact => ({ of: "commander", player, from, count })),
  ),
];

/** Everything that stands on the table beside life totals and the turn. */
export const factsOf = (game: Game): readonly Fact[] => {
  const { players, monarch, initiative, daytime } = game;
  const countsDamage = formatOf(game.format).commanderDamage !== null;
  return [
    ...players.flatMap((player, seat) =>
      isOut(game, seat) ? [] : factsAt(player, seat, countsDamage),
    ),
    ...(monarch === null ? [] : [{ of: "monarch", player: monarch } as const]),
    ...(initiative === null ? [] : [{ of: "initiative", player: initiative } as const]),
    ...(daytime === null ? [] : [{ of: daytime }]),
  ];
};
