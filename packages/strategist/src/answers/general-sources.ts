import { SOURCES_SOURCE, sourcesNeeded } from "../karsten-sources.ts";
import { hasCommander } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Costs that the table is shown for: symbols of the color, mana value. */
const SHOWN = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
] as const;

/** How many sources of a color a cost asks for by the published table, without any deck. */
export const answerGeneralSources: Answer = ({ facts, question, understanding }) => {
  const { subjects, symbolsTold, turn, format } = understanding;
  if (facts !== null || question.cards.length > 0 || !subjects.has("colors")) return undefined;
  const size = hasCommander(format ?? "commander") ? 99 : 60;
  const line = (symbols: number, value: number) =>
    finding("sourcesOfCost", { symbols, value, size, count: sourcesNeeded(size, symbols, value) });
  const lines = SHOWN.map(([symbols, value]) => line(symbols, value));
  const [first] = lines;
  if (first === undefined) return undefined;
  const asked = symbolsTold === null ? undefined : line(symbolsTold, turn ?? symbolsTold);
  return {
    responseType: "guidance",
    headline: asked ?? finding("sourcesGeneral", { size }),
    title: "colors",
    items: lines,
    sources: [SOURCES_SOURCE],
    confidence: 0.85,
  };
};
