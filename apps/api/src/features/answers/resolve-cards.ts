import { type FoundCards, findCards, type LookUpNames, type NamedCards } from "@spellwright/oracle";
import { inTurns } from "../../runtime/turns.ts";
import type { Knowledge } from "../knowledge/index.ts";

/** The cards of a question (`findCards`), found in turns. */
export const resolveCards = (
  knowledge: Knowledge,
  named: NamedCards,
  lookUpElsewhere?: LookUpNames,
): Promise<FoundCards> => findCards(knowledge, named, inTurns, lookUpElsewhere);
