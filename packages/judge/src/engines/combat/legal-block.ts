import type { CombatRule } from "../../phrases/combat-claims.ts";
import { COLOR_WORDS } from "../reading/colors.ts";
import type { Restriction } from "../world/restriction.ts";
import type { CombatAbility, CombatCreature } from "./combat.ts";

/** Abilities that forbid a block, with their rules. */
export const EVASION_RULES = {
  flying: "702.9b",
  menace: "702.111b",
  shadow: "702.28b",
  horsemanship: "702.31b",
  skulk: "702.118b",
  decayed: "702.147a",
  protection: "702.16f",
  fear: "702.36b",
  intimidate: "702.13b",
} as const;
export type Evasion = keyof typeof EVASION_RULES;

/** Why a declared attack or block is none. */
export interface IllegalBlock {
  readonly rule: CombatRule;
  readonly why:
    | Evasion
    | Restriction
    /** The blocking or the attacking creature is tapped, or came this turn, or has defender. */
    | "tapped-blocker"
    | "tapped-attacker"
    | "summoning-sick"
    | "defender";
  readonly blocker: CombatCreature;
}

const FEARLESS = ["artifact", "black"];
const isAnyOf = (own: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.some((quality) => own.has(quality));

const isAbility = (name: string): name is CombatAbility =>
  /^(?:flying|reach|shadow|menace)$/.test(name);
const fits = ({ colors, abilities }: CombatCreature, quality: string): boolean =>
  colors.has(quality) || (isAbility(quality) && abilities.has(quality));

const has = ({ abilities }: CombatCreature, ability: CombatAbility): boolean =>
  abilities.has(ability);

type Check = (attacker: CombatCreature, blocker: CombatCreature, blockers: number) => boolean;

/** Evasion and blocking restrictions: true when this creature may not block (CR 509.1b). */
const CHECKS: Readonly<Record<Evasion, Check>> = {
  flying: (attacker, blocker) =>
    has(attacker, "flying") && !has(blocker, "flying") && !has(blocker, "reach"),
  menace: (attacker, _, blockers) => has(attacker, "menace") && blockers < 2,
  shadow: (attacker, blocker) => has(attacker, "shadow") !== has(blocker, "shadow"),
  horsemanship: (attacker, blocker) =>
    has(attacker, "horsemanship") && !has(blocker, "horsemanship"),
  skulk: (attacker, blocker) => has(attacker, "skulk") && blocker.power > attacker.power,
  decayed: (_, blocker) => has(blocker, "decayed"),
  protection: ({ protectionFrom }, blocker) =>
    protectionFrom.has("everything") ||
    [...blocker.colors].some((color) => protectionFrom.has(color)),
  fear: (attacker, { colors }) => has(attacker, "fear") && !isAnyOf(colors, FEARLESS),
  intimidate: (attacker, { colors }) => {
    const own = Object.values(COLOR_WORDS).filter((color) => attacker.colors.has(color));
    return has(attacker, "intimidate") && !isAnyOf(colors, ["artifact", ...own]);
  },
};

/** Whether a restriction of the attacking or of the blocking creature forbids the block. */
const forbids = (restriction: Restriction, blocker: CombatCreature, blockers: number): boolean => {
  switch (restriction.kind) {
    case "unblockable":
      return true;
    case "not-by-power":
      return restriction.or === "less"
        ? blocker.power <= restriction.than
        : blocker.power >= restriction.than;
    case "not-by":
      return fits(blocker, restriction.quality);
    case "only-by":
      return !restriction.qualities.some((quality) => fits(blocker, quality));
    case "number": {
      const { least = 0, most = blockers } = restriction;
      return blockers < least || blockers > most;
    }
    case "cant-block":
    case "cant-attack":
    case "blocks-only":
      return false;
  }
};

const forbiddenTo = (restriction: Restriction, attacker: CombatCreature): boolean =>
  restriction.kind === "cant-block" ||
  (restriction.kind === "blocks-only" && !fits(attacker, restriction.quality));

/** Why this creature may not attack at all. Undefined when it may. */
const findIllegalAttack = (attacker: CombatCreature): IllegalBlock | undefined => {
  const blocker = attacker;
  const forbidden = attacker.restrictions.find(({ kind }) => kind === "cant-attack");
  if (forbidden) return { rule: "508.1c", why: forbidden, blocker };
  if (attacker.abilities.has("defender")) return { rule: "702.3b", why: "defender", blocker };
  if (attacker.summoningSick) return { rule: "508.1a", why: "summoning-sick", blocker };
  return attacker.tapped ? { rule: "508.1a", why: "tapped-attacker", blocker } : undefined;
};

/** The first reason why this attack and these blocks may not be declared. Undefined when they may. */
export const findIllegalBlock = (
  attacker: CombatCreature,
  blockers: readonly CombatCreature[],
): IllegalBlock | undefined => {
  const attack = findIllegalAttack(attacker);
  if (attack) return attack;
  const tapped = blockers.find((one) => one.tapped);
  if (tapped) return { rule: "509.1a", why: "tapped-blocker", blocker: tapped };
  for (const blocker of blockers) {
    const why =
      attacker.restrictions.find((one) => forbids(one, blocker, blockers.length)) ??
      blocker.restrictions.find((one) => forbiddenTo(one, attacker));
    if (why) return { rule: "509.1b", why, blocker };
  }
  for (const [why, check] of Object.entries(CHECKS) as [Evasion, Check][]) {
    const blocker = blockers.find((one) => check(attacker, one, blockers.length));
    if (blocker) return { why, rule: EVASION_RULES[why], blocker };
  }
  return undefined;
};
