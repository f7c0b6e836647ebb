import type { Decision } from "../src/decision.ts";
import { decideByEngine } from "../src/engines/decide-by-engine.ts";
import { understand } from "./understand.ts";

/** Asks all engines a question, the table among them, as the judge does. */
export const decideByEngines = (
  ...[input, decideTable]: [
    input: Parameters<typeof understand>[0],
    decideTable: Parameters<typeof decideByEngine>[2],
  ]
): Decision | undefined => decideByEngine(understand(input), input.cards, decideTable);
