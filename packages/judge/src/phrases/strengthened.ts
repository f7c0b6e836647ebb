import type { Bilingual } from "@spellwright/contract";
import type { CombatAbility, CombatCreature } from "../engines/combat/combat.ts";
import type { IllegalBlock } from "../engines/combat/legal-block.ts";
import type { Restriction } from "../engines/world/restrictions.ts";
import { called, capital } from "./combat.ts";

/** Game terms of the abilities that count in combat. */
const ABILITIES: Readonly<Record<CombatAbility, Bilingual>> = {
  trample: { fr: "piétinement", en: "trample" },
  "trample-over-planeswalkers": {
    fr: "piétinement des planeswalkers",
    en: "trample over planeswalkers",
  },
  deathtouch: { fr: "contact mortel", en: "deathtouch" },
  "first-strike": { fr: "initiative", en: "first strike" },
  "double-strike": { fr: "double initiative", en: "double strike" },
  lifelink: { fr: "lien de vie", en: "lifelink" },
  indestructible: { fr: "indestructible", en: "indestructible" },
  infect: { fr: "infection", en: "infect" },
  wither: { fr: "flétrissure", en: "wither" },
  flying: { fr: "vol", en: "flying" },
  reach: { fr: "portée", en: "reach" },
  menace: { fr: "menace", en: "menace" },
  shadow: { fr: "distorsion", en: "shadow" },
  horsemanship: { fr: "horsemanship", en: "horsemanship" },
  skulk: { fr: "skulk", en: "skulk" },
  decayed: { fr: "décomposition", en: "decayed" },
  fear: { fr: "peur", en: "fear" },
  intimidate: { fr: "intimidation", en: "intimidate" },
  defender: { fr: "défenseur", en: "defender" },
};

/** What cards and told effects make of a creature: “Questing Beast fights as a 7/4 (trample).” */
export const strengthenedLine = (
  name: string,
  creature: CombatCreature,
  counters: readonly string[],
): Bilingual => {
  const size = `${creature.power}/${creature.toughness}`;
  const listed = (language: "fr" | "en") =>
    [...creature.abilities].map((ability) => ABILITIES[ability][language]).join(", ");
  const abilities = { fr: listed("fr"), en: listed("en") };
  const who = `${capital(name)}${counters.length > 0 ? ` (${counters.join(", ")})` : ""}`;
  return {
    fr: `${who} combat comme une ${size}${abilities.fr === "" ? "" : ` (${abilities.fr})`}.`,
    en: `${who} fights as a ${size}${abilities.en === "" ? "" : ` (${abilities.en})`}.`,
  };
};

/** Words of cards for what a creature is. */
const FRENCH_QUALITIES: Readonly<Record<string, string>> = {
  white: "blanches",
  blue: "bleues",
  black: "noires",
  red: "rouges",
  green: "vertes",
  artifact: "artefacts",
  flying: "avec le vol",
  reach: "avec la portée",
  shadow: "avec la distorsion",
  menace: "avec la menace",
  wall: "Murs",
};
const withWord = (quality: string): string =>
  /^(?:flying|reach|shadow|menace)$/.test(quality) ? `with ${quality}` : quality;
const french = (qualities: readonly string[]): string =>
  qualities.map((quality) => FRENCH_QUALITIES[quality] ?? quality).join(" ou ");
const english = (qualities: readonly string[]): string => qualities.map(withWord).join(" or ");

const restricted = (
  restriction: Restriction,
  attacker: Bilingual,
  blocker: Bilingual,
): Bilingual => {
  switch (restriction.kind) {
    case "unblockable":
      return {
        fr: `${attacker.fr} ne peut pas être bloquée`,
        en: `${attacker.en} can’t be blocked`,
      };
    case "cant-block":
      return { fr: `${blocker.fr} ne peut pas bloquer`, en: `${blocker.en} can’t block` };
    case "cant-attack":
      return { fr: `${attacker.fr} ne peut pas attaquer`, en: `${attacker.en} can’t attack` };
    case "not-by-power": {
      const { than, or } = restriction;
      return {
        fr: `${attacker.fr} ne peut pas être bloquée par des créatures de force ${than} ou ${or === "less" ? "moins" : "plus"}`,
        en: `${attacker.en} can’t be blocked by creatures with power ${than} or ${or}`,
      };
    }
    case "not-by":
      return {
        fr: `${attacker.fr} ne peut pas être bloquée par des créatures ${french([restriction.quality])}`,
        en: `${attacker.en} can’t be blocked by creatures that are ${english([restriction.quality])}`,
      };
    case "only-by":
      return {
        fr: `${attacker.fr} ne peut être bloquée que par des créatures ${french(restriction.qualities)}`,
        en: `${attacker.en} can be blocked only by creatures: ${english(restriction.qualities)}`,
      };
    case "number":
      return Number.isFinite(restriction.most)
        ? {
            fr: `${attacker.fr} ne peut pas être bloquée par plus de ${restriction.most} ${restriction.most > 1 ? "créatures" : "créature"}`,
            en: `${attacker.en} can’t be blocked by more than ${restriction.most} ${restriction.most > 1 ? "creatures" : "creature"}`,
          }
        : {
            fr: `${attacker.fr} ne peut être bloquée que par ${restriction.least} créatures ou plus`,
            en: `${attacker.en} can be blocked only by ${restriction.least} or more creatures`,
          };
    case "blocks-only":
      return {
        fr: `${blocker.fr} ne bloque que des créatures ${french([restriction.quality])}`,
        en: `${blocker.en} blocks only creatures ${english([restriction.quality])}`,
      };
  }
};

/** Why an attack or a block cannot be declared, as a clause without a capital. */
export const notAllowed = (
  { why, blocker }: IllegalBlock,
  attacking: CombatCreature,
): Bilingual => {
  const who = { fr: called(blocker, "fr"), en: called(blocker, "en") };
  const attacker = { fr: called(attacking, "fr"), en: called(attacking, "en") };
  switch (why) {
    case "tapped-attacker":
      return {
        fr: `${who.fr} ne peut pas attaquer\u00a0: elle est engagée.`,
        en: `${who.en} can’t attack: it is tapped.`,
      };
    case "tapped-blocker":
      return {
        fr: `${who.fr} ne peut pas bloquer\u00a0: elle est engagée.`,
        en: `${who.en} can’t block: it is tapped.`,
      };
    case "summoning-sick":
      return {
        fr: `${who.fr} ne peut pas attaquer\u00a0: elle est arrivée ce tour et n’a pas la célérité.`,
        en: `${who.en} can’t attack: it came under control this turn and has no haste.`,
      };
    case "defender":
      return {
        fr: `${who.fr} ne peut pas attaquer à cause de la capacité «\u00a0défenseur\u00a0».`,
        en: `${who.en} can’t attack because of defender.`,
      };
    case "protection":
      return {
        fr: `ce blocage par ${who.fr} est illégal à cause de la capacité «\u00a0protection\u00a0».`,
        en: `this block by ${who.en} is illegal because of protection.`,
      };
  }
  if (typeof why === "string")
    return {
      fr: `ce blocage par ${who.fr} est illégal à cause de la capacité «\u00a0${ABILITIES[why].fr}\u00a0».`,
      en: `this block by ${who.en} is illegal because of ${ABILITIES[why].en}.`,
    };
  const reason = restricted(why, attacker, who);
  return why.kind === "cant-attack"
    ? { fr: `${reason.fr}.`, en: `${reason.en}.` }
    : {
        fr: `ce blocage est illégal\u00a0: ${reason.fr}.`,
        en: `this block is illegal: ${reason.en}.`,
      };
};
