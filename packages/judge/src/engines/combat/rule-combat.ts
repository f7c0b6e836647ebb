import type { Bilingual, Language } from "@spellwright/contract";
import type { Decision } from "../../decision.ts";
import { deathsRuling } from "../../phrases/combat.ts";
import { type CombatRule, combatClaims } from "../../phrases/combat-claims.ts";
import { inBothLanguages } from "../../phrases/fill-sentence.ts";
import { ruled, stepBy } from "../engine.ts";
import { type Combat, deathsIn, type Fight } from "./combat.ts";

/** Who dies and who survives, as a clause without a capital. */
export const phraseDeaths = (
  fights: readonly Fight[],
  namesIn: (combat: Combat, language: Language) => readonly string[],
): Bilingual => {
  const named = (language: Language, dead: boolean) =>
    fights.flatMap(({ combat, outcome }) => {
      const deaths = deathsIn(outcome);
      return namesIn(combat, language).filter((_, place) => (deaths[place] !== null) === dead);
    });
  return inBothLanguages(
    (language) => deathsRuling(named(language, true), named(language, false))[language],
  );
};

interface Finished {
  readonly verdict: Decision["verdict"];
  readonly ruling: string;
  /** The decisive one first. */
  readonly rules: readonly CombatRule[];
  readonly lines: readonly string[];
  readonly language: Language;
  readonly confidence: number;
}

/** The rules told in the explanation: three, and of the two on deathtouch the one that destroys. */
const told = (rules: readonly CombatRule[]): readonly CombatRule[] =>
  rules.filter((rule) => rule !== "702.2b" || !rules.includes("704.5h")).slice(0, 3);

/** What was worked out of a combat as a decision. */
export const ruleCombat = ({ rules, lines, language, ...said }: Finished): Decision =>
  ruled("combat", {
    ...said,
    explanation: [...lines, ...told(rules).map((rule) => combatClaims[rule][language])].join(
      "\n\n",
    ),
    citations: rules.map((number) => ({ number, claim: combatClaims[number][language] })),
    steps: lines.map((action) => stepBy(action, "510.1")),
    facts: lines,
  });
