import type { Bilingual } from "@spellwright/contract";
import combat from "../../../../data/judge/sentences/combat.json" with { type: "json" };
import common from "../../../../data/judge/sentences/common.json" with { type: "json" };
import type { CombatCreature } from "../engines/combat/combat.ts";
import type { IllegalBlock } from "../engines/combat/legal-block.ts";
import type { Restriction } from "../engines/world/restrictions.ts";
import { called, capital, inBoth, tell } from "./tell.ts";

const NAMES: Readonly<Record<string, Bilingual>> = combat.qualities;
const { restricted: RESTRICTED, notAllowed: NOT_ALLOWED } = combat;

/** What cards and told effects make of a creature: “Questing Beast: 7/4 (trample) in this combat.” */
export const strengthenedLine = (
  name: string,
  { power, toughness, abilities }: CombatCreature,
  counters: readonly string[],
): Bilingual =>
  tell(combat.sizeInCombat, {
    who: `${capital(name)}${counters.length > 0 ? ` (${counters.join(", ")})` : ""}`,
    size: `${power}/${toughness}`,
    abilities: inBoth((language) =>
      abilities.size === 0
        ? ""
        : ` (${[...abilities].map((ability) => common.abilities[ability][language]).join(", ")})`,
    ),
  });

/** « blanches ou artefacts »: words of cards for what a creature is. */
const named = (qualities: readonly string[]): Bilingual =>
  qualities
    .map((quality) => NAMES[quality] ?? { fr: quality, en: quality })
    .reduce((first, last) => tell(combat.or, { first, last }));

const restricted = (restriction: Restriction): Bilingual => {
  switch (restriction.kind) {
    case "not-by-power":
      return tell(RESTRICTED[`power-${restriction.or}`], { than: restriction.than });
    case "not-by":
    case "blocks-only":
      return tell(RESTRICTED[restriction.kind], { qualities: named([restriction.quality]) });
    case "only-by":
      return tell(RESTRICTED["only-by"], { qualities: named(restriction.qualities) });
    case "number":
      return Number.isFinite(restriction.most)
        ? tell(RESTRICTED["at-most"], { amount: restriction.most })
        : tell(RESTRICTED["at-least"], { amount: restriction.least });
    default:
      return RESTRICTED[restriction.kind];
  }
};

/** Why an attack or a block cannot be declared, as a clause without a capital. */
export const notAllowed = ({ why, blocker }: IllegalBlock, attacking: string): Bilingual => {
  const who = inBoth((language) => called(blocker.name, language));
  if (typeof why !== "string") {
    const attacker = inBoth((language) => called(attacking, language));
    const reason = tell(restricted(why), { attacker, blocker: who });
    return tell(why.kind === "cant-attack" ? NOT_ALLOWED.attack : NOT_ALLOWED.block, { reason });
  }
  switch (why) {
    case "tapped-attacker":
    case "tapped-blocker":
    case "summoning-sick":
    case "defender":
    case "protection":
      return tell(NOT_ALLOWED[why], { who });
    default:
      return tell(NOT_ALLOWED.ability, { who, ability: common.abilities[why] });
  }
};
