import type { Bilingual } from "@spellwright/contract";
import combat from "../../../../data/judge/sentences/combat.json" with { type: "json" };
import common from "../../../../data/judge/sentences/common.json" with { type: "json" };
import type { CombatCreature } from "../engines/combat/combat.ts";
import type { IllegalBlock } from "../engines/combat/legal-block.ts";
import type { Restriction } from "../engines/world/restriction.ts";
import { capitalize, fillSentence, inBothLanguages, nameWithArticle } from "./fill-sentence.ts";

const CREATURES: Readonly<Record<string, Bilingual>> = combat.creatures;
const { restricted: RESTRICTED, notAllowed: NOT_ALLOWED } = combat;

/** What cards and told effects make of a creature: “Questing Beast: 7/4 (trample) in this combat.” */
export const strengthenedLine = (
  name: string,
  { power, toughness, abilities }: CombatCreature,
  counters: readonly string[],
): Bilingual =>
  fillSentence(combat.sizeInCombat, {
    who: `${capitalize(name)}${counters.length > 0 ? ` (${counters.join(", ")})` : ""}`,
    size: `${power}/${toughness}`,
    abilities: inBothLanguages((language) =>
      abilities.size === 0
        ? ""
        : ` (${[...abilities].map((ability) => common.abilities[ability][language]).join(", ")})`,
    ),
  });

/** « des Murs ou des créatures avec le vol », “Walls or creatures with flying”. */
const creaturesOf = (...qualities: readonly string[]): Bilingual =>
  inBothLanguages((language) =>
    new Intl.ListFormat(language, { type: "disjunction" }).format(
      qualities.map(
        (quality) =>
          (CREATURES[quality] ?? fillSentence(combat.otherCreatures, { quality }))[language],
      ),
    ),
  );

const restricted = (restriction: Restriction): Bilingual => {
  switch (restriction.kind) {
    case "not-by-power":
      return fillSentence(RESTRICTED[`power-${restriction.or}`], { than: restriction.than });
    case "not-by":
    case "blocks-only":
      return fillSentence(RESTRICTED[restriction.kind], {
        creatures: creaturesOf(restriction.quality),
      });
    case "only-by":
      return fillSentence(RESTRICTED["only-by"], {
        creatures: creaturesOf(...restriction.qualities),
      });
    case "number":
      return restriction.most === undefined
        ? fillSentence(RESTRICTED["at-least"], { amount: restriction.least ?? 1 })
        : fillSentence(RESTRICTED["at-most"], { amount: restriction.most });
    default:
      return RESTRICTED[restriction.kind];
  }
};

/** Why an attack or a block cannot be declared, as a clause without a capital. */
export const notAllowed = ({ why, blocker }: IllegalBlock, attacking: string): Bilingual => {
  const who = inBothLanguages((language) => nameWithArticle(blocker.name, language));
  if (typeof why !== "string") {
    const attacker = inBothLanguages((language) => nameWithArticle(attacking, language));
    const reason = fillSentence(restricted(why), { attacker, blocker: who });
    return fillSentence(why.kind === "cant-attack" ? NOT_ALLOWED.attack : NOT_ALLOWED.block, {
      reason,
    });
  }
  switch (why) {
    case "tapped-attacker":
    case "tapped-blocker":
    case "summoning-sick":
    case "defender":
    case "protection":
      return fillSentence(NOT_ALLOWED[why], { who });
    default:
      return fillSentence(NOT_ALLOWED.ability, { who, ability: common.abilities[why] });
  }
};
