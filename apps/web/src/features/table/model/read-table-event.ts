import { isRecord } from "../../../lib/storage/is-record.ts";
import { DICE } from "./dice.ts";
import { FORMAT_NAMES } from "./formats.ts";
import { COUNTERS, MOST_LIFE, type Setup } from "./game.ts";
import type { TableEvent } from "./table-event.ts";
import { TURN_STEPS } from "./turn-steps.ts";

type Stored = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
/** A seat that the game does not have changes nothing. */
const isSeat = (value: unknown): value is number => isWhole(value) && value >= 0 && value < 6;
const isCommander = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

const setupOf = (value: unknown): Setup | undefined => {
  if (!isRecord(value) || !Array.isArray(value.names) || !isWhole(value.life)) return undefined;
  const format = FORMAT_NAMES.find((name) => name === value.format);
  const names = value.names.filter((name) => typeof name === "string");
  if (format === undefined || value.life < 1 || value.life > MOST_LIFE) return undefined;
  return names.length < 2 ? undefined : { format, life: value.life, names };
};

const ofCommander = (stored: Stored, player: number): TableEvent | undefined => {
  const { kind, amount, from, commander } = stored;
  if (!isWhole(amount) || !isCommander(commander)) return undefined;
  if (kind === "cast") return { kind, player, commander, amount };
  return isSeat(from) ? { kind: "commanderDamage", player, from, commander, amount } : undefined;
};

/** Of one player. */
const ofPlayer = (stored: Stored, player: number): TableEvent | undefined => {
  const { kind, amount, on, name } = stored;
  switch (kind) {
    case "life":
    case "others":
      return isWhole(amount) ? { kind, player, amount } : undefined;
    case "commanderDamage":
    case "cast":
      return ofCommander(stored, player);
    case "counter": {
      const counter = COUNTERS.find((each) => each === stored.counter);
      return isWhole(amount) && counter !== undefined
        ? { kind, player, counter, amount }
        : undefined;
    }
    case "partners":
    case "leave":
    case "cannotLose":
      return typeof on === "boolean" ? { kind, player, on } : undefined;
    case "name":
      return typeof name === "string" ? { kind, player, name } : undefined;
    case "first":
    case "turn":
    case "monarch":
    case "initiative":
      return { kind, player };
    default:
      return undefined;
  }
};

const ofTable = (stored: Stored): TableEvent | undefined => {
  const { kind, to, player, sides, result } = stored;
  switch (kind) {
    case "begin": {
      const setup = setupOf(stored.setup);
      return setup === undefined ? undefined : { kind, setup };
    }
    case "monarch":
    case "initiative":
      return player === null ? { kind, player } : undefined;
    case "daytime":
      return to === "day" || to === "night" ? { kind, to } : undefined;
    case "step": {
      const step = TURN_STEPS.find(({ name }) => name === to);
      return step === undefined ? undefined : { kind, to: step.name };
    }
    case "rolled":
      return DICE.some((each) => each === sides) && isWhole(sides) && isWhole(result)
        ? { kind, sides, result }
        : undefined;
    default:
      return undefined;
  }
};

/** An event that the device kept. Undefined when it is none. */
export const readTableEvent = (value: unknown): TableEvent | undefined => {
  if (!isRecord(value)) return undefined;
  return isSeat(value.player) ? ofPlayer(value, value.player) : ofTable(value);
};
