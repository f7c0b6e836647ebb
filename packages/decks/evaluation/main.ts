// `npm run eval:decks`: measures the roles and the brackets, and writes docs/roles.md and docs/brackets.md. With
// `-- --archetypes FILE` it only compares archetypes with labels: {"commander/list.txt": ["combo", "ramp"]}.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError, runCommand } from "@spellwright/commands";
import { hasSharedData } from "../test/shared-data.ts";
import { measureArchetypes, readArchetypeLabels } from "./measure-archetypes.ts";
import { measureBrackets } from "./measure-brackets.ts";
import { measureRoles, readLabels } from "./measure-roles.ts";
import { readCommanderDecks, readRules } from "./read-shared.ts";
import { writeBrackets, writeRoles } from "./write-reports.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { archetypes: { type: "string" } } });
  if (!hasSharedData)
    throw new CommandError("the full card data and the sample lists are not beside the repository");

  const docs = new URL("../../../docs/", import.meta.url);
  const { decks, cards } = readCommanderDecks();
  const labels = readLabels();
  const byLot = labels.filter(({ group }) => group === "drawn-by-lot");
  const rules = readRules();
  const measured = measureBrackets(decks, rules);
  if (values.archetypes !== undefined) {
    const { lists, told, labelled, wrong } = measureArchetypes(
      measured,
      readArchetypeLabels(values.archetypes),
    );
    for (const { file, found, wanted } of wrong)
      console.log(`${file}: ${found}, labelled ${wanted.join(" or ")}`);
    console.log(
      `${told} of ${lists} lists; ${labelled - wrong.length} of ${labelled} labelled ones`,
    );
    return;
  }
  writeFileSync(
    new URL("roles.md", docs),
    writeRoles(labels, measureRoles(labels, cards), measureRoles(byLot, cards)),
  );
  writeFileSync(new URL("brackets.md", docs), writeBrackets(measured, rules.policy.asOf));
  console.log(`docs/roles.md: ${labels.length} cards; docs/brackets.md: ${measured.length} lists`);
});
