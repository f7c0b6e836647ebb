import type { Topic } from "../topic.ts";
import { additionalCostsOnFreeSpells } from "./additional-costs-on-free-spells.ts";
import { clonesCostWhatTheyAre } from "./clones-cost-what-they-are.ts";
import { convokeDelveAndTaxes } from "./convoke-delve-and-taxes.ts";
import { copiedSpellsAndCosts } from "./copied-spells-and-costs.ts";
import { costsAreNotRefunded } from "./costs-are-not-refunded.ts";
import { flashbackAndExile } from "./flashback-and-exile.ts";
import { illegalCastingIsReversed } from "./illegal-casting-is-reversed.ts";
import { increasesBeforeReductions } from "./increases-before-reductions.ts";
import { manaValueOfSplitCards } from "./mana-value-of-split-cards.ts";
import { manaValueWhateverIsPaid } from "./mana-value-whatever-is-paid.ts";
import { manaValueWithX } from "./mana-value-with-x.ts";
import { onlyOneAlternativeCost } from "./only-one-alternative-cost.ts";
import { reductionsAndColouredMana } from "./reductions-and-coloured-mana.ts";
import { targetsBeforeCosts } from "./targets-before-costs.ts";
import { taxesOnFreeSpells } from "./taxes-on-free-spells.ts";
import { xWithoutPaying } from "./x-without-paying.ts";

export const topics: readonly Topic[] = [
  additionalCostsOnFreeSpells,
  clonesCostWhatTheyAre,
  convokeDelveAndTaxes,
  copiedSpellsAndCosts,
  costsAreNotRefunded,
  flashbackAndExile,
  illegalCastingIsReversed,
  increasesBeforeReductions,
  manaValueOfSplitCards,
  manaValueWhateverIsPaid,
  manaValueWithX,
  onlyOneAlternativeCost,
  reductionsAndColouredMana,
  targetsBeforeCosts,
  taxesOnFreeSpells,
  xWithoutPaying,
];
