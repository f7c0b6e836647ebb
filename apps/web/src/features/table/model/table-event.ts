import type { CommanderIndex, Counter, Game, Setup } from "./game.ts";
import type { StepName } from "./turn-steps.ts";

/** One thing that happened at the table. Players are named by their seat. */
export type TableEvent =
  | { readonly kind: "begin"; readonly setup: Setup }
  | { readonly kind: "life"; readonly player: number; readonly amount: number }
  /** Every other player of the game. */
  | { readonly kind: "others"; readonly player: number; readonly amount: number }
  | {
      readonly kind: "commanderDamage";
      readonly player: number;
      readonly from: number;
      readonly commander: CommanderIndex;
      readonly amount: number;
    }
  | {
      readonly kind: "counter";
      readonly player: number;
      readonly counter: Counter;
      readonly amount: number;
    }
  | {
      readonly kind: "cast";
      readonly player: number;
      readonly commander: CommanderIndex;
      readonly amount: number;
    }
  | { readonly kind: "partners"; readonly player: number; readonly on: boolean }
  | { readonly kind: "name"; readonly player: number; readonly name: string }
  | { readonly kind: "leave"; readonly player: number; readonly on: boolean }
  | { readonly kind: "cannotLose"; readonly player: number; readonly on: boolean }
  /** Null: nobody. */
  | { readonly kind: "monarch"; readonly player: number | null }
  | { readonly kind: "initiative"; readonly player: number | null }
  | { readonly kind: "daytime"; readonly to: NonNullable<Game["daytime"]> }
  /** Begins the first turn. */
  | { readonly kind: "first"; readonly player: number }
  | { readonly kind: "step"; readonly to: StepName }
  /** The next turn, of a player. */
  | { readonly kind: "turn"; readonly player: number }
  /** A die of so many sides, or a coin of two; nothing changes. */
  | { readonly kind: "rolled"; readonly sides: number; readonly result: number };

type EventOf<Kind extends TableEvent["kind"]> = Extract<TableEvent, { readonly kind: Kind }>;

/** Kinds of events that change a number by an amount. */
type Counted = EventOf<"life" | "others" | "commanderDamage" | "counter" | "cast">;

const isCounted = (event: TableEvent): event is Counted => "amount" in event;

/** What a counted event changes. Two of the same are one change. */
const placeOf = ({ amount: _, ...place }: Counted): string => JSON.stringify(place);

/**
 * Two events that follow each other as one: taps on the same number add up, and of the steps that a turn
 * goes through the last one stays.
 *
 * @returns undefined when they are two. Null when they come to nothing
 */
export const mergeEvents = (
  before: TableEvent,
  event: TableEvent,
): TableEvent | null | undefined => {
  if (before.kind === "step" && event.kind === "step") return event;
  if (!isCounted(before) || !isCounted(event) || placeOf(before) !== placeOf(event))
    return undefined;
  const amount = before.amount + event.amount;
  return amount === 0 ? null : { ...event, amount };
};
