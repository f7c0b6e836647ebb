import type { AskedCombat } from "./asked-quantity.ts";
import { type CombatOutcome, deathsIn, everyoneIn } from "./combat.ts";
import type { DescribedCombat } from "./read-combat.ts";

const ABOUT_DEATHS: readonly AskedCombat["kind"][] = ["fate", "all_deaths", "death_count"];

/** Whether an ability that was not understood may change what is asked. */
export const mayDiffer = (
  { unread, combat }: DescribedCombat,
  { kind }: AskedCombat,
  outcome: CombatOutcome,
): boolean => {
  const hits = outcome.damageToDefender + outcome.damageToController > 0;
  const everyone = everyoneIn(combat);
  const deaths = deathsIn(outcome);
  const unclearDeath = everyone.some(
    ({ goesElsewhere }, place) => (goesElsewhere || unread.has("deaths")) && deaths[place] !== null,
  );
  // That a creature blocks although it is tapped was not told; that it is asked whether it may was.
  const tapped = everyone.some((one) => one.tapped);
  return (
    kind !== "block" &&
    (tapped ||
      (unclearDeath && ABOUT_DEATHS.includes(kind)) ||
      (unread.has("what follows a hit") && hits))
  );
};
