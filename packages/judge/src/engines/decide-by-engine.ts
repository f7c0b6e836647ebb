import type { Decision } from "../decision.ts";
import { LOSES_ALL } from "../question/gone-abilities.ts";
import type { Understanding } from "../question/understand.ts";
import { restsOnLostAbility } from "../recognise/rests-on-lost-ability.ts";
import { accountsForNumbers } from "./account-for-numbers.ts";
import { decideCardFacts } from "./card-facts/decide-card-facts.ts";
import { decideColorIdentity } from "./color-identity/decide-color-identity.ts";
import { decideBattle } from "./combat/battle/decide-battle.ts";
import { decideCombat } from "./combat/decide-combat.ts";
import { decideCost } from "./costs/decide-cost.ts";
import type { Engine, NamedCard } from "./engine.ts";
import { decideFigure } from "./figures/decide-figure.ts";
import { decideCopy } from "./layers/decide-copy.ts";
import { decideLayers } from "./layers/decide-layers.ts";
import { decideThreshold } from "./losing-thresholds.ts";
import { decideMulligan } from "./mulligans/decide-mulligan.ts";
import { decideAmount } from "./replaced-amounts/decide-amount.ts";
import { decideState } from "./state-based-actions/decide-state.ts";
import { decideTriggers } from "./trigger-counts/decide-triggers.ts";

/** Tried in order: those that need most of the question first. */
const ENGINES: readonly Engine[] = [
  decideCombat,
  decideBattle,
  decideColorIdentity,
  decideTriggers,
  decideAmount,
  decideCost,
  decideLayers,
  decideCopy,
  decideThreshold,
  decideState,
  decideMulligan,
  decideFigure,
];

/** Combats are fought without what is named as lost (“it loses menace”); “all abilities” nobody reads. */
const readsLoss = (decide: Engine, { asked }: Understanding): boolean =>
  (decide === decideCombat || decide === decideBattle) && !asked.has(LOSES_ALL);

/**
 * The result of the first engine that has read the question completely, every number of it, and that uses no ability
 * which is gone. Undefined when none has.
 *
 * @param decideTable what works out of the cards' own texts, asked before the facts of single cards. Absent: on a
 * device
 */
export const decideByEngine = (
  understanding: Understanding,
  cards: readonly NamedCard[],
  decideTable?: Engine,
): Decision | undefined => {
  const table = decideTable ? [decideTable] : [];
  for (const decide of [...ENGINES, ...table, decideCardFacts]) {
    const decision = decide(understanding, cards);
    if (!decision || !accountsForNumbers(decide, decision, understanding, cards)) continue;
    if (readsLoss(decide, understanding)) return decision;
    const rules = decision.citations.map(({ number }) => number);
    if (!restsOnLostAbility(rules, understanding.gone, understanding.vocabulary)) return decision;
  }
  return undefined;
};
