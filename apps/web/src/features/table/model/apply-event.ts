import {
  type CommanderIndex,
  clampInteger,
  cleanName,
  type Game,
  MOST_COUNTERS,
  MOST_LIFE,
  newGame,
  type Pair,
  type Player,
} from "./game.ts";
import { isOut } from "./losses.ts";
import type { TableEvent } from "./table-event.ts";
import { passDesignations } from "./turn-order.ts";

const changed = (game: Game, seat: number, change: (player: Player) => Player): Game => ({
  ...game,
  players: game.players.map((player, at) => (at === seat ? change(player) : player)),
});

const withLife = (player: Player, amount: number): Player => ({
  ...player,
  life: clampInteger(-MOST_LIFE, player.life + amount, MOST_LIFE),
});

const counted = (value: number, amount: number): number =>
  clampInteger(0, value + amount, MOST_COUNTERS);

const addedTo = (pair: Pair, commander: CommanderIndex, amount: number): Pair =>
  commander === 0 ? [counted(pair[0], amount), pair[1]] : [pair[0], counted(pair[1], amount)];

/** Damage is dealt by a commander, and life lost with it. What is taken back gives it back (CR 120.3a). */
const withCommanderDamage = (
  player: Player,
  { from, commander, amount }: Extract<TableEvent, { readonly kind: "commanderDamage" }>,
): Player => {
  const before = player.commanderDamage[from] ?? [0, 0];
  const after = addedTo(before, commander, amount);
  return {
    ...withLife(player, before[commander] - after[commander]),
    commanderDamage: player.commanderDamage.map((damage, seat) => (seat === from ? after : damage)),
  };
};

const apply = (game: Game, event: TableEvent): Game => {
  switch (event.kind) {
    case "begin":
      return newGame(event.setup);
    case "life":
      return changed(game, event.player, (player) => withLife(player, event.amount));
    case "others":
      return {
        ...game,
        players: game.players.map((player, seat) =>
          seat === event.player || isOut(game, seat) ? player : withLife(player, event.amount),
        ),
      };
    case "commanderDamage":
      return changed(game, event.player, (player) => withCommanderDamage(player, event));
    case "counter": {
      const { counter, amount } = event;
      return changed(game, event.player, (player) => ({
        ...player,
        counters: { ...player.counters, [counter]: counted(player.counters[counter], amount) },
      }));
    }
    case "cast":
      return changed(game, event.player, (player) => ({
        ...player,
        casts: addedTo(player.casts, event.commander, event.amount),
      }));
    case "partners":
      return changed(game, event.player, (player) => ({
        ...player,
        commanders: event.on ? 2 : 1,
      }));
    case "name":
      return changed(game, event.player, (player) => ({ ...player, name: cleanName(event.name) }));
    case "leave":
      return changed(game, event.player, (player) => ({ ...player, left: event.on }));
    case "cannotLose":
      return changed(game, event.player, (player) => ({ ...player, cannotLose: event.on }));
    case "monarch":
      return { ...game, monarch: event.player };
    case "initiative":
      return { ...game, initiative: event.player };
    case "daytime":
      return { ...game, daytime: event.to };
    case "first":
      return { ...game, turn: { number: 1, player: event.player, step: "untap" } };
    case "step":
      return game.turn === null ? game : { ...game, turn: { ...game.turn, step: event.to } };
    case "turn":
      return {
        ...game,
        turn: { number: (game.turn?.number ?? 0) + 1, player: event.player, step: "untap" },
      };
    case "rolled":
      return game;
  }
};

/** A seat of an earlier game, with more players. */
const isOfNobody = (game: Game, event: TableEvent): boolean =>
  "player" in event && event.player !== null && event.player >= game.players.length;

/** The game after something happened. Who is out hands on what only a player of the game can have. */
export const applyEvent = (game: Game, event: TableEvent): Game =>
  isOfNobody(game, event) ? game : passDesignations(apply(game, event));
