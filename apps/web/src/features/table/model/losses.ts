import { formatOf } from "./formats.ts";
import type { CommanderIndex, Game } from "./game.ts";

/** Why a player loses the game, with the rule that says so. */
export type Loss =
  | { readonly why: "life" | "poison" | "left"; readonly rule: string }
  | {
      readonly why: "commander";
      readonly rule: string;
      readonly from: number;
      readonly commander: CommanderIndex;
    };

/** Everything by which the player of a seat loses. Empty while the player goes on. */
export const lossesOf = ({ format, players }: Game, seat: number): readonly Loss[] => {
  const player = players[seat];
  if (player === undefined) return [];
  const limits = formatOf(format);
  const isTeam = format === "twoHeadedGiant";
  const losses: Loss[] = [];
  if (player.left) losses.push({ why: "left", rule: "104.3a" });
  if (player.cannotLose) return losses;
  if (player.life <= 0) losses.push({ why: "life", rule: isTeam ? "704.6a" : "704.5a" });
  if (player.counters.poison >= limits.poison)
    losses.push({ why: "poison", rule: isTeam ? "704.6b" : "704.5c" });
  const most = limits.commanderDamage ?? Number.POSITIVE_INFINITY;
  const killers = player.commanderDamage.flatMap((damage, from) =>
    ([0, 1] as const)
      .filter((commander) => damage[commander] >= most)
      .map((commander) => ({ why: "commander" as const, rule: "704.6c", from, commander })),
  );
  return [...losses, ...killers];
};

/** Whether the player of a seat is out of the game. */
export const isOut = (game: Game, seat: number): boolean => lossesOf(game, seat).length > 0;
