import type { Topic } from "../topic.ts";
import { bouncedOrTucked } from "./bounced-or-tucked.ts";
import { colourIdentity } from "./colour-identity.ts";
import { commanderDamageIsPerCommander } from "./commander-damage-is-per-commander.ts";
import { commanderNinjutsuAndTax } from "./commander-ninjutsu-and-tax.ts";
import { companionAndSideboard } from "./companion-and-sideboard.ts";
import { copyOfACommander } from "./copy-of-a-commander.ts";
import { diesTriggersThenCommandZone } from "./dies-triggers-then-command-zone.ts";
import { exiledCommander } from "./exiled-commander.ts";
import { freeMulliganAndStartingLife } from "./free-mulligan-and-starting-life.ts";
import { lifeGainAndCommanderDamage } from "./life-gain-and-commander-damage.ts";
import { noncombatDamageFromACommander } from "./noncombat-damage-from-a-commander.ts";
import { oneHundredCardsSingleton } from "./one-hundred-cards-singleton.ts";
import { partners } from "./partners.ts";
import { stolenCommanderDamage } from "./stolen-commander-damage.ts";
import { taxAfterACounteredCast } from "./tax-after-a-countered-cast.ts";
import { taxAndAlternativeCosts } from "./tax-and-alternative-costs.ts";
import { taxFromOtherZones } from "./tax-from-other-zones.ts";

export const topics: readonly Topic[] = [
  bouncedOrTucked,
  colourIdentity,
  commanderDamageIsPerCommander,
  commanderNinjutsuAndTax,
  companionAndSideboard,
  copyOfACommander,
  diesTriggersThenCommandZone,
  exiledCommander,
  freeMulliganAndStartingLife,
  lifeGainAndCommanderDamage,
  noncombatDamageFromACommander,
  oneHundredCardsSingleton,
  partners,
  stolenCommanderDamage,
  taxAfterACounteredCast,
  taxAndAlternativeCosts,
  taxFromOtherZones,
];
