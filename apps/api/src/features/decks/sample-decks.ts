import { readFile } from "node:fs/promises";
import path from "node:path";
import { DeckFormat } from "@spellwright/contract";
import { readDecklist } from "@spellwright/decks";
import * as z from "zod";
import { projectRoot } from "../../config/root.ts";

const SampleDecks = z.array(z.object({ file: z.string(), name: z.string(), format: DeckFormat }));

/** A deck that comes with the product. */
export interface SampleDeck {
  readonly name: string;
  readonly format: DeckFormat;
  /** Its list, as it is imported. */
  readonly text: string;
}

/** The decks that come with the product, in the order of their file. */
export const readSampleDecks = async (): Promise<readonly SampleDeck[]> => {
  const folder = path.join(projectRoot, "data");
  const list = SampleDecks.parse(
    JSON.parse(await readFile(path.join(folder, "demo-decks.json"), "utf8")),
  );
  return Promise.all(
    list.map(async ({ file, ...deck }) => ({
      ...deck,
      text: await readFile(path.join(folder, "decks", file), "utf8"),
    })),
  );
};

/** The cards that a list names. */
export const cardsNamedBy = ({ text }: SampleDeck): ReadonlySet<string> =>
  new Set(readDecklist(text).entries.map(({ name }) => name));
