import {
  type CardEvents,
  EventIndex,
  type EventName,
  eventsOf,
  readCard,
} from "../../src/index.ts";
import type { MeasuredCard } from "../read-cards.ts";
import { checkEvents } from "./read-truth.ts";

type ReadEvents = readonly [name: string, events: CardEvents];

/** The part of docs/card-text.md on events: how many cards cause and reward each, and what was checked by hand. */
export function writeEvents(cards: readonly MeasuredCard[]): string {
  const read = cards.map(({ name, faces }) => [name, eventsOf(readCard(faces))] as const);
  const checked = checkEvents(cards);
  const all = checked.flatMap(({ events }) => events).length;
  const missed = checked.flatMap((card) => card.missed).length;
  const wrong = checked.flatMap((card) => card.wrong).length;
  return `## What happens by them

Each ability tells the events that it causes and that it rewards: what happens, of what, whose it is, how much, and whether again and again (\`eventsOf\`). \`EventIndex\` finds the cards by them, of a deck or of all cards. The data holds ${againToMe(read)} cards that deal damage to their own player again and again.

The events of ${checked.length} cards were written down by hand before they were read (\`evaluation/events/truth.txt\`): of ${all} events ${all - missed} are read, and ${wrong} more that are none. When they were first compared, 79 of 91 were read and 9 were wrong. The reader was mended since, and so was one line of the list.

| Event | Cards that cause it | … again and again | Cards that reward it |
| --- | --- | --- | --- |
${rowsOf(read).join("\n")}

${checked.map(written).join("\n")}
`;
}

const written = ({ name, events }: { name: string; events: readonly string[] }): string =>
  `- ${name}: ${events.join("; ")}`;

/** The example of a question to the index. */
function againToMe(read: readonly ReadEvents[]): number {
  const index = new EventIndex<string>();
  for (const [name, events] of read) index.add(name, events);
  return index.causing({ name: "damage-to-player", whose: "you", again: true }).length;
}

function rowsOf(read: readonly ReadEvents[]): readonly string[] {
  const counts = new Map<EventName, [number, number, number]>();
  for (const [, { causes, rewards }] of read) {
    const again = causes.filter((event) => event.again);
    for (const [column, events] of [causes, again, rewards].entries())
      for (const name of new Set(events.map((event) => event.name))) {
        const row = counts.get(name) ?? [0, 0, 0];
        row[column] = (row[column] ?? 0) + 1;
        counts.set(name, row);
      }
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, row]) => `| ${name} | ${row.join(" | ")} |`);
}
