import type { CardEventLabel, CardEventName } from "@spellwright/contract";

/** Whether a card makes an event happen, or waits for it. */
export type EventSide = "causes" | "rewards";

export interface ShownEvent {
  readonly name: CardEventName;
  /** Null where it happens to several players, or the card does not say to whom. */
  readonly whose: "you" | "opponent" | null;
}

/** Each event once, with the one player to whom it happens. */
export const shownEvents = (labels: readonly CardEventLabel[]): readonly ShownEvent[] => {
  const players = new Map<string, string[]>();
  for (const label of labels) {
    const [name = "", player] = label.split(":");
    players.set(name, [...(players.get(name) ?? []), ...(player === undefined ? [] : [player])]);
  }
  return [...players].map(([name, whose]) => ({
    name: name as CardEventName,
    whose: whose.length === 1 ? (whose[0] as "you" | "opponent") : null,
  }));
};

/** The search for the cards on the other side of an event. */
export const searchOf = (side: EventSide, { name }: ShownEvent): string =>
  `${side === "causes" ? "rewards" : "event"}:${name}`;
