import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Card } from "@spellwright/contract";
import { checkKnowledge, gatherKnowledge, type ReadFolder } from "@spellwright/judge";
import { STARTER_DATES, type StarterPack, writeStarterPack } from "@spellwright/oracle";
import { starterEdition } from "@spellwright/rulebook";

const DATA = path.join(import.meta.dirname, "../../../data");

const readFolder: ReadFolder = async (folder, isWanted) => {
  const directory = path.join(DATA, folder);
  const names = (await readdir(directory))
    .filter((name) => /\.jsonl?$/.test(name) && isWanted(name))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `data/${folder}/${name}`,
      text: await readFile(path.join(directory, name), "utf8"),
    })),
  );
};

const readValues = async (folder: string): Promise<readonly unknown[]> =>
  (await readFolder(folder, () => true)).map(({ text }): unknown => JSON.parse(text));

/** What the judge knows, and the starter rules and cards: enough to answer without network. @public */
export const makeStarterPack = async (): Promise<StarterPack> => {
  const [files, rules, cards] = await Promise.all([
    gatherKnowledge(readFolder),
    readValues("rules"),
    readValues("cards"),
  ]);
  const { names: _, ...edition } = starterEdition(rules, STARTER_DATES.rules);
  return writeStarterPack({
    knowledge: checkKnowledge(files),
    edition,
    // As the server indexes them.
    cards: (cards.flat() as Card[]).sort((left, right) => (left.id < right.id ? -1 : 1)),
    cardsDate: STARTER_DATES.cards,
  });
};
