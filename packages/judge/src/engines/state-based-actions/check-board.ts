import type { Board, BoardCreature, BoardPlayer, StateBasedAction } from "./board.ts";

/** CR 903.10a. */
const COMMANDER_DAMAGE = 21;
/** CR 704.6b: teams of Two-Headed Giant. */
const TEAM_POISON = 15;

const toughnessOf = ({ toughness, plusCounters, minusCounters }: BoardCreature): number =>
  toughness + plusCounters - minusCounters;

/** Why a creature leaves. Undefined when it stays (CR 704.5f–h). */
const deathOf = (creature: BoardCreature): StateBasedAction["rule"] | undefined => {
  const toughness = toughnessOf(creature);
  if (toughness <= 0) return "704.5f";
  if (creature.indestructible) return undefined;
  if (creature.damage > 0 && creature.damage >= toughness) return "704.5g";
  return creature.touchedByDeath ? "704.5h" : undefined;
};

const lossesOf = (player: BoardPlayer): readonly StateBasedAction["rule"][] => [
  ...(player.life <= 0 ? (["704.5a"] as const) : []),
  ...(player.drewFromNothing ? (["704.5b"] as const) : []),
  ...(player.poison >= player.poisonLimit
    ? ([player.poisonLimit === TEAM_POISON ? "704.6b" : "704.5c"] as const)
    : []),
  ...(player.commanderDamage >= COMMANDER_DAMAGE ? (["704.6c"] as const) : []),
];

const pairsOf = ({ plusCounters, minusCounters }: BoardCreature): number =>
  Math.min(plusCounters, minusCounters);

/** All actions of one check: they see the same board and happen at the same time (CR 704.3). */
export const actionsOf = (board: Board): readonly StateBasedAction[] => [
  ...board.players.flatMap((player) =>
    lossesOf(player).map((rule) => ({ rule, subject: player.name, amount: 1 })),
  ),
  ...board.creatures.flatMap((creature) => {
    const death = deathOf(creature);
    const pairs = pairsOf(creature);
    return [
      ...(death ? [{ rule: death, subject: creature.name, amount: 1 }] : []),
      ...(pairs > 0 ? [{ rule: "704.5q" as const, subject: creature.name, amount: pairs }] : []),
    ];
  }),
  ...board.planeswalkers
    .filter(({ loyalty }) => loyalty <= 0)
    .map(({ name }) => ({ rule: "704.5i" as const, subject: name, amount: 1 })),
  ...board.legends
    .filter(({ copies }) => copies > 1)
    .map(({ name, copies }) => ({ rule: "704.5j" as const, subject: name, amount: copies - 1 })),
];

/** The board after all actions of one check. */
const after = (board: Board): Board => ({
  players: board.players.filter((player) => lossesOf(player).length === 0),
  creatures: board.creatures
    .filter((creature) => !deathOf(creature))
    .map((creature) => ({
      ...creature,
      plusCounters: creature.plusCounters - pairsOf(creature),
      minusCounters: creature.minusCounters - pairsOf(creature),
      touchedByDeath: false,
    })),
  planeswalkers: board.planeswalkers.filter(({ loyalty }) => loyalty > 0),
  legends: board.legends.map((legend) => ({ ...legend, copies: Math.min(1, legend.copies) })),
});

export interface CheckedBoard {
  readonly board: Board;
  /** What each check performed. The last check, which finds nothing, is left out. */
  readonly checks: readonly (readonly StateBasedAction[])[];
}

/** Checks again and again until nothing is left to do (CR 704.3). */
export const checkBoard = (start: Board): CheckedBoard => {
  const checks: (readonly StateBasedAction[])[] = [];
  let board = start;
  for (let actions = actionsOf(board); actions.length > 0; actions = actionsOf(board)) {
    checks.push(actions);
    board = after(board);
  }
  return { board, checks };
};
