import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Card } from "@spellwright/contract";
import { checkKnowledge, isGlossary } from "@spellwright/judge";
import { STARTER_DATES, type StarterPack, writeStarterPack } from "@spellwright/oracle";
import { starterEdition } from "@spellwright/rulebook";

const DATA = path.join(import.meta.dirname, "../../../data");

const readFolder = async (folder: string) => {
  const directory = path.join(DATA, folder);
  const names = (await readdir(directory)).filter((name) => /\.jsonl?$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `data/${folder}/${name}`,
      text: await readFile(path.join(directory, name), "utf8"),
    })),
  );
};

const readDefinitions = async () => [
  ...(await readFolder("rules")).filter(({ name }) => isGlossary(path.basename(name))),
  ...(await readFolder("judge/definitions")),
];

const readValues = async (folder: string): Promise<readonly unknown[]> =>
  (await readFolder(folder)).map(({ text }): unknown => JSON.parse(text));

/** What the judge knows, and the starter rules and cards: enough to answer without network. @public */
export const makeStarterPack = async (): Promise<StarterPack> => {
  const [vocabulary, interactions, wordings, elsewhere, definitions, rules, cards] =
    await Promise.all([
      readFolder("judge/vocabulary"),
      readFolder("judge/interactions"),
      readFolder("judge/wordings"),
      readFolder("judge/elsewhere"),
      readDefinitions(),
      readValues("rules"),
      readValues("cards"),
    ]);
  const { names: _, ...edition } = starterEdition(rules, STARTER_DATES.rules);
  const files = { vocabulary, interactions, wordings, elsewhere, definitions };
  return writeStarterPack({
    knowledge: checkKnowledge(files),
    edition,
    // As the server indexes them.
    cards: (cards.flat() as Card[]).sort((left, right) => (left.id < right.id ? -1 : 1)),
    cardsDate: STARTER_DATES.cards,
  });
};
