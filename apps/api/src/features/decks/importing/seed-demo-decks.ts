import { readFile } from "node:fs/promises";
import path from "node:path";
import { DeckFormat } from "@spellwright/contract";
import * as z from "zod";
import { projectRoot } from "../../../root.ts";
import type { ResolveNames } from "../../knowledge/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { hasDecks } from "../queries.ts";
import { importDeck } from "./import-deck.ts";

const DemoDecks = z.array(z.object({ file: z.string(), name: z.string(), format: DeckFormat }));

/** A server that starts waits for nobody outside. */
const askNobody: ResolveNames = async (names) => ({
  names: names.map((written) => ({ kind: "unknown", written, suggestions: [] })),
  service: "off",
});

/**
 * Gives the demo account its decks by really importing the shipped lists, the first of the file as the
 * newest. Only while it has no deck at all: one that its user deletes stays away.
 */
export const seedDemoDecks = async (parts: DecksParts, userId: string): Promise<void> => {
  if (await hasDecks(parts.database, userId)) return;
  const folder = path.join(projectRoot, "data");
  const list = DemoDecks.parse(
    JSON.parse(await readFile(path.join(folder, "demo-decks.json"), "utf8")),
  );
  for (const { file, name, format } of list.reverse()) {
    const text = await readFile(path.join(folder, "decks", file), "utf8");
    // The demo account speaks French.
    const call = { userId, language: "fr" as const, request: { text, name, format } };
    await importDeck({ ...parts, resolveNames: askNobody }, call, () => undefined);
  }
};
