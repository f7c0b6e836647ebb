import type { Topic } from "../topic.ts";
import { additionalCostsOnFreeSpells } from "./additional-costs-on-free-spells.ts";
import { choosingX } from "./choosing-x.ts";
import { clonesCostWhatTheyAre } from "./clones-cost-what-they-are.ts";
import { convokeCreatures } from "./convoke-creatures.ts";
import { convokeDelveAndTaxes } from "./convoke-delve-and-taxes.ts";
import { copiedSpellsAndCosts } from "./copied-spells-and-costs.ts";
import { costsAreNotRefunded } from "./costs-are-not-refunded.ts";
import { flashbackAndExile } from "./flashback-and-exile.ts";
import { hybridAndPhyrexianMana } from "./hybrid-and-phyrexian-mana.ts";
import { illegalCastingIsReversed } from "./illegal-casting-is-reversed.ts";
import { increasesBeforeReductions } from "./increases-before-reductions.ts";
import { manaValueOfSplitCards } from "./mana-value-of-split-cards.ts";
import { manaValueOfTransformedPermanents } from "./mana-value-of-transformed-permanents.ts";
import { manaValueWhateverIsPaid } from "./mana-value-whatever-is-paid.ts";
import { manaValueWithX } from "./mana-value-with-x.ts";
import { onePaymentOneCost } from "./one-payment-one-cost.ts";
import { onlyOneAlternativeCost } from "./only-one-alternative-cost.ts";
import { reductionsAndColouredMana } from "./reductions-and-coloured-mana.ts";
import { targetsBeforeCosts } from "./targets-before-costs.ts";
import { taxesOnFreeSpells } from "./taxes-on-free-spells.ts";
import { xWithoutPaying } from "./x-without-paying.ts";

export const topics: readonly Topic[] = [
  additionalCostsOnFreeSpells,
  choosingX,
  clonesCostWhatTheyAre,
  convokeCreatures,
  convokeDelveAndTaxes,
  copiedSpellsAndCosts,
  costsAreNotRefunded,
  flashbackAndExile,
  hybridAndPhyrexianMana,
  illegalCastingIsReversed,
  increasesBeforeReductions,
  manaValueOfSplitCards,
  manaValueOfTransformedPermanents,
  manaValueWhateverIsPaid,
  manaValueWithX,
  onePaymentOneCost,
  onlyOneAlternativeCost,
  reductionsAndColouredMana,
  targetsBeforeCosts,
  taxesOnFreeSpells,
  xWithoutPaying,
];
