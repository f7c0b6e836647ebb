import { librarySize } from "../usual-ranges.ts";
import type { AnswerContext } from "./answer-part.ts";

/** Cards that are drawn from, and the lands among them: the deck's, else those that the question tells. */
export const libraryOf = ({ facts, understanding }: AnswerContext) => {
  const { landsTold, cardsTold, format } = understanding;
  if (landsTold !== null)
    return {
      deck: cardsTold ?? facts?.library ?? librarySize(format ?? "modern"),
      lands: landsTold,
    };
  if (facts !== null) return { deck: facts.library, lands: facts.libraryLands };
  const copies = statedCopies(understanding);
  return copies === undefined
    ? undefined
    : {
        deck: cardsTold ?? librarySize(format ?? (copies > 1 ? "modern" : "commander")),
        lands: 0,
      };
};

/** So many copies of some card, which a question without a deck tells. */
export const statedCopies = ({ filters }: AnswerContext["understanding"]): number | undefined =>
  filters.find((filter) => filter.kind === "copies")?.copies;
