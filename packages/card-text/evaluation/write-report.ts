import type { Shares } from "./measure.ts";
import type { Cost } from "./measure-cost.ts";

export interface Measured {
  readonly shares: readonly (readonly [string, Shares])[];
  readonly cost: Cost;
  /** What was compared with labels. */
  readonly labels: string;
  /** What happens by the cards. */
  readonly events: string;
  readonly unread: readonly (readonly [string, number])[];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** docs/card-text.md from what was measured. */
export function writeReport({ shares, cost, labels, events, unread }: Measured): string {
  return `# How much of the cards is read

Written by \`npm run eval:cards -- --write\`; not to be edited. A line is a line of Oracle text without reminder text. It is read whole if its abilities alone write all of its words again (decision 054). It is read at shallow depth if its kind, its event or cost, and every verb with what it acts on were read, and only what narrows them is left over.

| Of | Cards | Lines | Lines, shallow | Lines, whole | Cards, whole |
| --- | --- | --- | --- | --- | --- |
${shares.map(([of, share]) => `| ${of} | ${share.cards} | ${share.lines} | ${percent(share.shallow)} | ${percent(share.whole)} | ${percent(share.cardsWhole)} |`).join("\n")}

“By play” gives each card the weight 1 / (1,000 + its rank by how often decks play it). Cards without a rank have 40,000.

## What it costs

All cards are read in ${cost.seconds.toFixed(1)} s of a processor, ${((cost.seconds * 1e6) / cost.cards).toFixed(0)} µs each. Packed they take ${cost.megabytes.toFixed(1)} MB. The abilities of a card that is asked for are made from that in ${cost.microsecondsAsked.toFixed(0)} µs.

${labels}
${events}
## The commonest shapes that are not read

Numbers are N, symbols {}, types TYPE, colours COLOUR; long ones are cut.

| Shape | Lines |
| --- | --- |
${unread.map(([shape, count]) => `| ${shape.replaceAll("|", "\\|")} | ${count} |`).join("\n")}
`;
}
