import { type Deed, eventsOfAct } from "@spellwright/card-text";
import type { CardWords } from "./card-words.ts";
import { isIn } from "./rules/nouns.ts";
import { isDone, isOwn } from "./rules/rule.ts";

/** Artifacts and spells of more than this are no fast mana, whatever they give. */
const DEAREST = 2;

/** How much an ability adds; 0 where the amount depends. */
const amountOf = (deed: Deed): number => {
  if (deed.verb !== "add" || !isDone(deed) || !isOwn(deed)) return 0;
  const [first] = eventsOfAct(deed);
  return typeof first?.amount === "number" ? first.amount : 0;
};

const FREE_SYMBOLS = new Set(["{t}", "{q}", "{e}", "{0}"]);

/** Whether no mana is paid for it, and nothing that is there only at times. */
const isFree = ({ ability }: Deed): boolean =>
  ability.kind === "activated" &&
  ability.cost.every(
    ({ symbols = [], do: done }) =>
      symbols.every((symbol) => FREE_SYMBOLS.has(symbol)) &&
      done?.verb !== "tap" &&
      done?.verb !== "remove",
  );

const isOfHand = ({ ability }: Deed): boolean =>
  ability.kind === "activated" &&
  ability.cost.some(
    ({ do: done }) =>
      done?.verb === "exile" &&
      done.what?.ref === "SELF" &&
      isIn("hand", done.origin?.zone ?? done.from),
  );

/** Whether nothing but the tap is paid, and it does not depend. */
const isTapAlone = ({ ability, modifiers }: Deed): boolean =>
  ability.kind === "activated" &&
  ability.cost.length === 1 &&
  modifiers.every(({ if: condition, instead }) => condition === undefined && instead === undefined);

const isLimited = (deed: Deed, { deeds }: CardWords): boolean =>
  deeds.some(
    ({ ability, verb }) => ability === deed.ability && ["spend", "activate"].includes(verb),
  );

/**
 * Whether a card gives more mana than it costs in the turn it is cast, for two mana or less; or is a
 * land that enters untapped and taps for two.
 */
export const isFastMana = (words: CardWords): boolean => {
  const { deeds, type, cost, abilities } = words;
  const types = type.split(" ");
  if (types.includes("Land"))
    return (
      deeds.some(
        (deed) =>
          isFree(deed) && isTapAlone(deed) && amountOf(deed) >= 2 && !isLimited(deed, words),
      ) &&
      !deeds.some(
        ({ verb, clause }) => verb === "enter" && clause.part?.startsWith("-ed tap") === true,
      )
    );
  if (deeds.some((deed) => isOfHand(deed) && amountOf(deed) > 0)) return true;
  const suspended = abilities.some((each) => each.kind === "keyword" && each.name === "suspend");
  if (cost > DEAREST || suspended) return false;
  const isSpell = types.includes("Instant") || types.includes("Sorcery");
  if (!isSpell && (!types.includes("Artifact") || types.includes("Creature"))) return false;
  return deeds.some((deed) => (isSpell || isFree(deed)) && amountOf(deed) > cost);
};
