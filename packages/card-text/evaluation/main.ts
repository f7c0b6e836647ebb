// `npm run eval:cards -- --cards FILE --lists FOLDER`: measures how much of the cards is read, and how much of it is
// right; with `--write` it writes docs/card-text.md, with `--check` it fails where a share is below its threshold.
// With `--labels` instead of lists it only compares the labelled lines, and names what differs.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError, requireFile, runCommand } from "@spellwright/commands";
import { missedThresholds, tooManyBytes } from "./check-thresholds.ts";
import { compareLabels, type Disagreement } from "./compare-labels.ts";
import { writeEvents } from "./events/write-events.ts";
import { byRank, commonestUnread, evenly, readAll, sharesOf } from "./measure.ts";
import { measureCost } from "./measure-cost.ts";
import { type MeasuredCard, readCards, readListedNames } from "./read-cards.ts";
import { readLabelledLines, readLabels } from "./read-labels.ts";
import { precisionsOf, writeLabels } from "./write-labels.ts";
import { writeReport } from "./write-report.ts";

const SHAPES = 100;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      cards: { type: "string" },
      lists: { type: "string" },
      labels: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  });
  if (values.cards === undefined) throw new CommandError("give the cards with --cards FILE");
  await requireFile("cards", values.cards);
  const cards = readCards(values.cards);
  const lines = readLabelledLines(cards, readLabels());
  if (values.labels) {
    console.log(writeLabels(lines));
    for (const one of compareLabels(lines, "shallow").disagreements) console.log(written(one));
    return;
  }
  if (values.lists === undefined) throw new CommandError("give the lists with --lists FOLDER");

  const { shares, cost, report } = measureAll(cards, values.lists, writeLabels(lines));
  const missed = values.check
    ? [
        ...missedThresholds("shares", shares),
        ...missedThresholds("precision", precisionsOf(lines)),
        ...tooManyBytes(cost),
      ]
    : [];
  if (missed.length > 0) throw new CommandError(missed.join("\n"));
  if (!values.write) return console.log(report);
  writeFileSync(new URL("../../../docs/card-text.md", import.meta.url), report);
  console.log(`docs/card-text.md: ${cards.length} cards, ${lines.length} labelled lines`);
});

function measureAll(cards: readonly MeasuredCard[], lists: string, labels: string) {
  const cost = measureCost(cards);
  const all = readAll(cards);
  const names = readListedNames(lists);
  const listed = all.filter(({ card }) => card.names.some((name) => names.has(name)));
  const shares = new Map([
    ["all cards", sharesOf(all, evenly)],
    ["all cards, by play", sharesOf(all, byRank)],
    ["cards of the lists", sharesOf(listed, evenly)],
    ["cards of the lists, by play", sharesOf(listed, byRank)],
  ]);
  const unread = commonestUnread(all, SHAPES);
  return {
    shares,
    cost,
    report: writeReport({ shares: [...shares], cost, labels, events: writeEvents(cards), unread }),
  };
}

function written({ card, line, matter, label, reader }: Disagreement): string {
  return `${card}, line ${line}, ${matter}: label ${label || "–"}, reader ${reader || "–"}`;
}
