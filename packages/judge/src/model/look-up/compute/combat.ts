import * as z from "zod";
import {
  COMBAT_ABILITIES,
  type CombatCreature,
  type CombatOutcome,
  deathsIn,
} from "../../../engines/combat/combat.ts";
import { findIllegalBlock } from "../../../engines/combat/legal-block.ts";
import { resolveCombat } from "../../../engines/combat/resolve-combat.ts";
import { amount, type EngineResult, shortList } from "./scene.ts";

const creature = () =>
  z.object({
    name: z.string(),
    power: amount(),
    toughness: amount(),
    abilities: shortList(z.enum(COMBAT_ABILITIES)),
    damage_marked: amount(),
    toxic: amount(),
    protection_from: shortList(z.string()).describe("Colors in English, creature or everything"),
    qualities: shortList(z.string()).describe(
      "Its colors, types and subtypes in English, lower case",
    ),
    tapped: z.boolean(),
  });

/** One attacker, its blockers and what it attacks. */
export const combatScene = () =>
  z.object({
    attacker: creature(),
    blockers: shortList(creature()),
    defender: z.enum(["player", "planeswalker", "battle"]),
    defender_counters: amount().nullable().describe("Loyalty or defense; null for a player"),
  });
export type CombatScene = z.infer<ReturnType<typeof combatScene>>;

const creatureOf = (described: z.infer<ReturnType<typeof creature>>): CombatCreature => ({
  name: described.name,
  power: described.power,
  toughness: described.toughness,
  abilities: new Set(described.abilities),
  damageMarked: described.damage_marked,
  toxic: described.toxic,
  protectionFrom: new Set(described.protection_from.map((one) => one.toLowerCase())),
  colors: new Set(described.qualities.map((one) => one.toLowerCase())),
  restrictions: [],
  tapped: described.tapped,
  ...{ summoningSick: false, unpreventable: false, goesElsewhere: false },
});

const describeOutcome = (
  outcome: CombatOutcome,
  { attacker, blockers, defender }: CombatScene,
): readonly string[] => [
  `Most damage to the ${defender}: ${outcome.damageToDefender}`,
  ...(outcome.damageToController > 0
    ? [`Damage to its controller: ${outcome.damageToController}`]
    : []),
  ...(outcome.poisonCounters > 0 ? [`Poison counters: ${outcome.poisonCounters}`] : []),
  ...deathsIn(outcome).map((death, place) => {
    const name = place === 0 ? attacker.name : (blockers[place - 1]?.name ?? "");
    const side = place === 0 ? "Attacker" : `Blocker ${place}`;
    return `${side} ${name}: ${death === null ? "survives" : `dies (${death})`}`;
  }),
  `Life gained by the attacking player: ${outcome.lifeGained.attacker}, by the defending player: ${outcome.lifeGained.defender}`,
];

/** Works a combat out, or tells why it cannot be declared so. */
export const computeCombat = (scene: CombatScene): EngineResult => {
  const attacker = creatureOf(scene.attacker);
  const blockers = scene.blockers.map(creatureOf);
  const illegal = findIllegalBlock(attacker, blockers);
  if (illegal) {
    const why = typeof illegal.why === "string" ? illegal.why : illegal.why.kind;
    return {
      lines: [`Not legal: ${why}, for ${illegal.blocker.name} (${illegal.rule})`],
      rules: [illegal.rule],
    };
  }
  const { defender: kind, defender_counters: left } = scene;
  const outcome = resolveCombat({
    ...{ attacker, blockers, blocked: blockers.length > 0 },
    defender: kind === "player" ? { kind } : { kind, left },
  });
  const deaths = deathsIn(outcome).filter((death) => death !== null);
  return { lines: describeOutcome(outcome, scene), rules: [...new Set([...deaths, "510.1c"])] };
};
