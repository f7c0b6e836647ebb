import { type Translate, translateWithData } from "@spellwright/locales";
import type { Names } from "./describe-event.ts";
import type { Fact } from "./table-for-question.ts";

const MINE = {
  poison: "table.ask.fact.myPoison",
  rad: "table.ask.fact.myRad",
  energy: "table.ask.fact.myEnergy",
  commander: "table.ask.fact.myCommander",
  monarch: "table.ask.fact.myMonarch",
  initiative: "table.ask.fact.myInitiative",
} as const;

/**
 * A fact of the table in a sentence that the person who asks would write.
 *
 * @param asker their seat
 */
export const describeFact = (fact: Fact, asker: number, t: Translate, nameOf: Names): string => {
  if (!("player" in fact)) return t(`table.ask.fact.${fact.of}`);
  const key = fact.player === asker ? MINE[fact.of] : (`table.ask.fact.${fact.of}` as const);
  return translateWithData(t, key, {
    name: nameOf(fact.player),
    ...("count" in fact ? { count: fact.count } : {}),
    ...("from" in fact ? { from: nameOf(fact.from) } : {}),
  });
};
