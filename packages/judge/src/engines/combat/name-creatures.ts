import type { Language } from "@spellwright/contract";
import { nameWithArticle } from "../../phrases/fill-sentence.ts";
import { type Combat, creaturesIn } from "./combat.ts";

/** Names by place (0 attacks, 1… block). Equal power and toughness on both sides are told apart. */
export const nameCreatures = (combat: Combat, language: Language): readonly string[] => {
  const clash = combat.blockers.some(({ name }) => name === combat.attacker.name);
  return creaturesIn(combat).map((creature, place) => {
    if (!clash || creature.name !== combat.attacker.name)
      return nameWithArticle(creature.name, language);
    if (language === "fr")
      return `${nameWithArticle(creature.name, "fr")} ${place === 0 ? "attaquante" : "bloqueuse"}`;
    return `the ${place === 0 ? "attacking" : "blocking"} ${creature.name}`;
  });
};
