// `npm run eval:cards -- --cards FILE --lists FOLDER`: measures how much of the cards is read; with `--write`
// it writes docs/card-text.md, with `--check` it fails where a share is below its threshold.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError, requireFile, runCommand } from "../../../scripts/commands/index.ts";
import { missedThresholds } from "./check-thresholds.ts";
import { byRank, commonestUnread, evenly, readAll, sharesOf } from "./measure.ts";
import { measureCost } from "./measure-cost.ts";
import { readCards, readListedNames } from "./read-cards.ts";
import { writeReport } from "./write-report.ts";

const SHAPES = 100;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      cards: { type: "string" },
      lists: { type: "string" },
      write: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  });
  if (values.cards === undefined || values.lists === undefined)
    throw new CommandError("give the cards with --cards FILE and the lists with --lists FOLDER");
  await requireFile("cards", values.cards);

  const cards = readCards(values.cards);
  const cost = measureCost(cards);
  const all = readAll(cards);
  const names = readListedNames(values.lists);
  const listed = all.filter(({ card }) => card.names.some((name) => names.has(name)));
  const shares = new Map([
    ["all cards", sharesOf(all, evenly)],
    ["all cards, by play", sharesOf(all, byRank)],
    ["cards of the lists", sharesOf(listed, evenly)],
    ["cards of the lists, by play", sharesOf(listed, byRank)],
  ]);
  const missed = values.check ? missedThresholds(shares) : [];
  if (missed.length > 0) throw new CommandError(missed.join("\n"));
  const report = writeReport({
    shares: [...shares],
    cost,
    unread: commonestUnread(all, SHAPES),
  });
  if (!values.write) return console.log(report);
  writeFileSync(new URL("../../../docs/card-text.md", import.meta.url), report);
  console.log(`docs/card-text.md: ${all.length} cards, ${listed.length} of them on the lists`);
});
