import { type FoundCards, findCards, type LookUpNames, type NamedCards } from "@spellwright/oracle";
import { runInSlices } from "../../runtime/time-slices.ts";
import type { Knowledge } from "../knowledge/index.ts";

/** The cards of a question (`findCards`), found in turns. */
export const resolveCards = (
  knowledge: Knowledge,
  named: NamedCards,
  lookUpElsewhere?: LookUpNames,
): Promise<FoundCards> => findCards(knowledge, named, runInSlices, lookUpElsewhere);
