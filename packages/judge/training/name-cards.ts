import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type CardIndex, cardNameOf, createCardIndex, inOneGo } from "@spellwright/cards";
import { Card, type Language } from "@spellwright/contract";
import type { JudgeQuestion } from "../src/judge.ts";

const FULL = new URL("../../../../shared/data/cards.jsonl.gz", import.meta.url);

/** Finds the cards that a question names, as the product does. */
export type NameCards = (question: string, language: Language) => JudgeQuestion["cards"];

/**
 * Reads the public card file beside the repository. Without it no card is found: a question is then learned from as if
 * its names were ordinary words, which they are not where it is answered.
 */
export const createNameCards = (): NameCards => {
  if (!existsSync(FULL)) return () => [];
  const lines = gunzipSync(readFileSync(FULL)).toString("utf8").split("\n").filter(Boolean);
  const cards = new Map(
    lines.map((line) => {
      const card = JSON.parse(line);
      return [String(card.id), card] as const;
    }),
  );
  const index: CardIndex = createCardIndex([...cards.values()].map(cardNameOf));
  return (question, language) => {
    const { cards: named } = inOneGo(index.readNames(question, language));
    return [...new Map(named.map((one) => [one.id, one])).values()].map(({ id, written }) => ({
      card: Card.parse(cards.get(id)),
      written,
    }));
  };
};
