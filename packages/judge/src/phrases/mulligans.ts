import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/mulligans.json" with { type: "json" };
import type { OpeningHand } from "../engines/mulligans/mulligan.ts";
import type { Table } from "../engines/mulligans/read-mulligans.ts";
import { fillSentence } from "./fill-sentence.ts";

/** In which game the number holds. */
const where = (table: Table): Bilingual => sentences.tables[table ?? "two-players"];

/** How many it would be with the free first mulligan of a game of several players. */
const withFreeOne = (
  { drawn, kept, bottomed }: OpeningHand,
  quantity: "kept" | "bottomed",
  taken: number,
): number =>
  quantity === "kept" ? Math.min(drawn, kept + (taken > 0 ? 1 : 0)) : Math.max(0, bottomed - 1);

/** The number that was asked for after `taken` mulligans. */
export const hand = (
  result: OpeningHand,
  quantity: "kept" | "bottomed" | "drawn",
  taken: number,
  table: Table,
): Bilingual =>
  fillSentence(sentences.hand, {
    quantity: fillSentence(sentences[quantity], { amount: result[quantity] }),
    taken,
    where: where(table),
    other:
      table === null && quantity !== "drawn"
        ? fillSentence(sentences.otherwise, { amount: withFreeOne(result, quantity, taken) })
        : "",
  });

export const howOften = (often: number, kept: number, table: Table): Bilingual =>
  fillSentence(sentences.howOften, { often, kept, where: where(table) });

export const confirm = (verdict: "yes" | "no", rest: Bilingual): Bilingual =>
  fillSentence(sentences[verdict], { rest });

export const { draw: drawStep, free: freeClaim, noFree } = sentences;
