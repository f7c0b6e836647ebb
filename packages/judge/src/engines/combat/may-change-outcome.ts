import { type AskedCombat, quantityOf } from "./asked-quantity.ts";
import { type CombatOutcome, creaturesIn, deathsIn } from "./combat.ts";
import type { DescribedCombat } from "./read-combat.ts";

/** Whether an ability that was not understood may change what is asked. */
export const mayChangeOutcome = (
  { unread, combat }: DescribedCombat,
  asked: AskedCombat,
  outcome: CombatOutcome,
): boolean => {
  const hits = outcome.damageToDefender + outcome.damageToController > 0;
  const everyone = creaturesIn(combat);
  const deaths = deathsIn(outcome);
  const unclearDeath = everyone.some(
    ({ goesElsewhere }, place) => (goesElsewhere || unread.has("deaths")) && deaths[place] !== null,
  );
  // That a creature blocks although it is tapped was not told. That it is asked whether it may was.
  const tapped = everyone.some((one) => one.tapped);
  return (
    asked.kind !== "block" &&
    (tapped ||
      (unclearDeath && quantityOf(asked) === "deaths") ||
      (unread.has("what follows a hit") && hits))
  );
};
