import { frenchLines, legalityLines } from "@spellwright/cards";
import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import sentences from "../../../../../data/judge/sentences/look-up.json" with { type: "json" };
import { nameIn } from "../../engines/card-facts/describe-card.ts";
import type { CardRead, ReadCard } from "../../judge.ts";
import type { CardBook } from "../card-book.ts";
import { cardBlock, citableBlocks } from "../prompt-blocks.ts";
import type { LookUp } from "./look-up.ts";

const NAME_LONGEST = 160;
const MOST_RULINGS = 12;
const MOST_CLOSE = 5;

/** Everything a card says of itself, and what is officially said of it, each under its handle. */
const cardLinesFor = (
  { card, rulings }: Extract<CardRead, { kind: "found" }>,
  { add, sources }: CardBook,
): string => {
  const handles = add(card, rulings.slice(0, MOST_RULINGS));
  const more = [...frenchLines(card).map((text) => `In French: ${text}`), ...legalityLines(card)];
  return [
    ...(handles.card === undefined ? [cardBlock(card)] : citableBlocks([handles.card], sources)),
    ...(more.length === 0 ? [] : [markUntrustedText(more.join("\n"))]),
    ...citableBlocks(handles.notes, sources),
  ].join("\n");
};

/** Reads a card that the question names without its text, or that the answer turns on. */
export const readCardBy = (readCard: ReadCard, lookUp: LookUp): LanguageModelTool =>
  toolOf({
    name: "read_card",
    description: sentences.tools.readCard,
    input: z.object({ name: z.string().describe("Its English or French name") }),
    run: async ({ name }, signal) => {
      const { language } = lookUp.evidence.understanding;
      const read = await readCard(name.trim().slice(0, NAME_LONGEST), language, signal);
      if (read.kind === "unknown") {
        const close = read.suggestions.slice(0, MOST_CLOSE).join(", ");
        return close === ""
          ? sentences.noSuchCard
          : `${sentences.noSuchCard} ${sentences.closeNames}\n${markUntrustedText(close)}`;
      }
      lookUp.tell({ what: "card", of: nameIn(read.card, language) });
      lookUp.cards.push({ card: read.card, written: read.card.name });
      lookUp.rulings.push(...read.rulings);
      return cardLinesFor(read, lookUp.cardBook);
    },
  });
