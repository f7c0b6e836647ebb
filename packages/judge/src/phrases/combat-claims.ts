import combatClaims from "../../../../data/judge/sentences/combat-claims.json" with {
  type: "json",
};

/** What the combat engines say with each rule, in our own words. */
export { combatClaims };

export type CombatRule = keyof typeof combatClaims;
