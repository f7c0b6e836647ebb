import type { Game } from "./game.ts";
import { isOut } from "./losses.ts";

/** The next seat in turn order whose player is in the game. Null when nobody else is. */
export const seatAfter = (game: Game, seat: number): number | null => {
  const seats = game.players.length;
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats;
    if (!isOut(game, next)) return next;
  }
  return null;
};

/**
 * Who is the monarch, or has the initiative, once its holder has left the game: the active player, else
 * the next in turn order (CR 725.4, 726.4).
 */
const heirOf = (game: Game, holder: number | null): number | null => {
  if (holder === null || !isOut(game, holder)) return holder;
  const active = game.turn?.player ?? holder;
  return isOut(game, active) ? seatAfter(game, active) : active;
};

/** The game with its designations where the rules put them. */
export const passDesignations = (game: Game): Game => {
  const monarch = heirOf(game, game.monarch);
  const initiative = heirOf(game, game.initiative);
  return monarch === game.monarch && initiative === game.initiative
    ? game
    : { ...game, monarch, initiative };
};
