import type { Translate } from "@spellwright/locales";
import type { TableEvent } from "./table-event.ts";

/** How the player of a seat is called. */
export type Names = (seat: number) => string;

/** A change with its sign: `+3`, `−3`. */
export const signed = (amount: number): string =>
  amount < 0 ? `−${Math.abs(amount)}` : `+${amount}`;

/** One line of the history. */
export const describeEvent = (event: TableEvent, t: Translate, nameOf: Names): string => {
  switch (event.kind) {
    case "begin":
      return t("table.history.begin");
    case "life":
    case "others":
    case "cast":
      return t(`table.history.${event.kind}`, {
        name: nameOf(event.player),
        amount: signed(event.amount),
      });
    case "commanderDamage":
      return t("table.history.commanderDamage", {
        name: nameOf(event.player),
        from: nameOf(event.from),
        amount: signed(event.amount),
      });
    case "counter":
      return t("table.history.counter", {
        name: nameOf(event.player),
        counter: t(`table.counters.${event.counter}`).toLowerCase(),
        amount: signed(event.amount),
      });
    case "partners":
    case "leave":
    case "cannotLose":
      return t(`table.history.${event.kind}${event.on ? "On" : "Off"}`, {
        name: nameOf(event.player),
      });
    case "name":
      return t("table.history.name", { name: event.name.trim() || nameOf(event.player) });
    case "monarch":
    case "initiative":
      return event.player === null
        ? t(`table.history.${event.kind}None`)
        : t(`table.history.${event.kind}`, { name: nameOf(event.player) });
    case "daytime":
      return t(`table.history.${event.to}`);
    case "first":
    case "turn":
      return t(`table.history.${event.kind}`, { name: nameOf(event.player) });
    case "step":
      return t(`table.steps.${event.to}`);
    case "rolled":
      return describeRoll(event.sides, event.result, t);
  }
};

/** What a die or a coin came to. */
export const describeRoll = (sides: number, result: number, t: Translate): string => {
  if (sides === 2) return t(result === 1 ? "table.dice.heads" : "table.dice.tails");
  return t("table.dice.rolled", { die: t("table.dice.die", { sides }), result });
};
