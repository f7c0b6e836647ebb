// `npm run eval:cuts`: measures our first cuts of real lists against those that a player named before.
import { CommandError, runCommand } from "@spellwright/commands";
import { hasSharedData } from "../../decks/test/shared-data.ts";
import { agreementOf, measureCuts, readCutLabels } from "./measure-cuts.ts";
import { orderedShare, overallOf, readLadder } from "./measure-ladder.ts";
import { createDeckReader } from "./read-decks.ts";

await runCommand(async () => {
  if (!hasSharedData)
    throw new CommandError("the full card data and the sample lists are not beside the repository");
  const { read } = createDeckReader();
  const measured = readCutLabels().map((labels) => measureCuts(labels, read(labels.file)));
  for (const { file, first, agreed, violations } of measured)
    console.log(
      `${file}: ${agreed.length} of ${first.length} agreed; ${first.join("; ")}${violations.map((name) => `\n  never: ${name}`).join("")}`,
    );
  console.log(`agreement ${agreementOf(measured).toFixed(2)}`);
  const ladder = readLadder().map((step) => step.map((file) => overallOf(read(file).deck)));
  console.log(`pairs of the ladder rated in order ${orderedShare(ladder).toFixed(2)}`);
});
