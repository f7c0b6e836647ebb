import * as z from "zod";
import { checkBoard } from "../../../engines/state-based-actions/check-board.ts";
import { amount, type EngineResult, shortList } from "./scene.ts";

/** CR 704.5c. */
const POISON_LIMIT = 10;

/** What state-based actions look at. */
export const boardScene = () =>
  z.object({
    creatures: shortList(
      z.object({
        name: z.string(),
        toughness: amount().describe("Without counters"),
        plus_counters: amount(),
        minus_counters: amount(),
        damage: amount(),
        touched_by_deathtouch: z.boolean(),
        indestructible: z.boolean(),
      }),
    ),
    players: shortList(
      z.object({
        name: z.string(),
        life: amount(),
        poison: amount(),
        drew_from_empty_library: z.boolean(),
        commander_damage: amount().describe("Most from one commander"),
      }),
    ),
    planeswalkers: shortList(z.object({ name: z.string(), loyalty: amount() })),
    legends: shortList(z.object({ name: z.string(), copies: amount() })),
  });
export type BoardScene = z.infer<ReturnType<typeof boardScene>>;

/** Checks state-based actions until none is left to do (CR 704.3). */
export const computeBoard = ({ creatures, players, ...others }: BoardScene): EngineResult => {
  const { board, checks } = checkBoard({
    ...others,
    creatures: creatures.map((one) => ({
      ...{ name: one.name, toughness: one.toughness, damage: one.damage },
      ...{ plusCounters: one.plus_counters, minusCounters: one.minus_counters },
      ...{ touchedByDeath: one.touched_by_deathtouch, indestructible: one.indestructible },
    })),
    players: players.map((one) => ({
      ...{ name: one.name, life: one.life, poison: one.poison, poisonLimit: POISON_LIMIT },
      ...{ drewFromNothing: one.drew_from_empty_library, commanderDamage: one.commander_damage },
    })),
  });
  const actions = checks.flat();
  const left = [...board.creatures, ...board.players, ...board.planeswalkers, ...board.legends];
  return {
    lines: [
      ...checks.flatMap((done, at) =>
        done.map(
          ({ rule, subject, amount: many }) => `Check ${at + 1}: ${subject}, ${rule}, ${many}`,
        ),
      ),
      `Still there: ${left.map(({ name }) => name).join(", ") || "nothing"}`,
    ],
    rules: [...new Set(actions.map(({ rule }) => rule))],
  };
};
