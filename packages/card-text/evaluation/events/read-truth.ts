import { readFileSync } from "node:fs";
import { type CardEvents, eventsOf, readCard } from "../../src/index.ts";
import type { MeasuredCard } from "../read-cards.ts";

/** A card and its events as a person wrote them down, each a line in one form. */
export interface CheckedCard {
  readonly name: string;
  readonly events: readonly string[];
}

/** The cards of `truth.txt`: what a text says of a thing stands in parentheses, in any order. */
export function readTruth(): readonly CheckedCard[] {
  return readFileSync(new URL("truth.txt", import.meta.url), "utf8")
    .trim()
    .split("\n\n")
    .map((block) => {
      const [name = "", ...events] = block.split("\n");
      return { name, events: events.map(inOrder) };
    });
}

/** A card whose events were compared with what a person wrote down. */
export interface ComparedCard extends CheckedCard {
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** Compares the cards of the truth that are among these. */
export function checkEvents(cards: readonly MeasuredCard[]): readonly ComparedCard[] {
  const byName = new Map(cards.map((card) => [card.name, card]));
  return readTruth().flatMap(({ name, events }) => {
    const card = byName.get(name);
    if (card === undefined) return [];
    const read = readEvents(card);
    return {
      name,
      events,
      missed: events.filter((event) => !read.includes(event)),
      wrong: read.filter((event) => !events.includes(event)),
    };
  });
}

/** The events of a card as we read them, in the same form. */
function readEvents({ faces }: MeasuredCard): readonly string[] {
  return linesOf(eventsOf(readCard(faces)));
}

function linesOf({ causes, rewards }: CardEvents): readonly string[] {
  return [
    ...causes.map((event) =>
      [`causes ${written(event)}`, String(event.amount), ...(event.again ? ["again"] : [])].join(
        ", ",
      ),
    ),
    ...rewards.map((event) => `rewards ${written(event)}`),
  ];
}

const written = ({ name, of, whose }: CardEvents["rewards"][number]): string =>
  inOrder(`${name}${of.length === 0 ? "" : ` (${of.join(" ")})`}: ${whose}`);

const inOrder = (line: string): string =>
  line.replace(/\((.*)\)/, (_, words: string) => `(${words.split(" ").sort().join(" ")})`);
