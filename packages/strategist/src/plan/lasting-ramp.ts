import type { Card } from "@spellwright/contract";
import { oncePerCard, type Role, recogniseRoles } from "@spellwright/decks";
import { type DeckCard, type DeckFacts, weightOfRole } from "../deck-facts.ts";
import { usualCost } from "../usual-cost.ts";

/** Whether a card stays on the battlefield: neither an instant nor a sorcery on its front. */
export const isPermanent = ({ card_faces: faces, type_line: type }: Card): boolean =>
  ["Instant", "Sorcery"].every((spell) => !(faces?.[0]?.type_line ?? type).includes(spell));

/** What mana waits for that comes turn after turn: something is tapped (CR 605.1b), a land is played. */
const TAPS: ReadonlySet<string> = new Set(["tap", "untap", "mana-produced", "landfall"]);

/** Whether spells cost less because of a card, or lands and mana come of it that stay. */
export const standsInForLands = ({ card, roles, isLand, isCommander }: DeckCard): boolean =>
  !isLand &&
  !isCommander &&
  roles.has("ramp") &&
  (recogniseRoles(card).source !== "official" ||
    recogniseRoles(card).does.traits.has("cheapen") ||
    staysForGood(card));

/** Whether a card puts lands onto the battlefield, not for an attack or what an opponent does, or makes mana turn after turn without an attack or a loss of life. */
const staysForGood = oncePerCard((card: Card): boolean => {
  const { causes, rewards } = recogniseRoles(card).events;
  const own = causes.filter(({ whose }) => whose !== "opponent");
  if (
    own.some(({ name }) => name === "landfall") ||
    recogniseRoles(card).does.traits.has("putsLands")
  )
    return (
      rewards.length === 0 ||
      rewards.some(({ name, of }) => name === "enters" && of.includes("self"))
    );
  return (
    isPermanent(card) &&
    own.some(({ name, again }) => name === "mana-produced" && again) &&
    rewards.every(({ name, of }) => TAPS.has(name) || (name === "enters" && of.includes("self")))
  );
});

/** Mana for this much or less is there before what it pays for. */
const IN_TIME = 4;

/** Whether a card is what players call ramp: mana that stays, early. No ritual, no reducer, no trigger of attacks. */
export const isLastingRamp = (each: DeckCard): boolean =>
  each.roles.has("ramp") &&
  !each.isCommander &&
  usualCost(each) <= IN_TIME &&
  (recogniseRoles(each.card).source !== "official" || staysForGood(each.card));

/** The copies of a role beside what guides ask for: of ramp, only what guides call so. */
export const weightForHabit = (facts: DeckFacts, role: Role): number =>
  role === "ramp"
    ? facts.cards.reduce((sum, each) => sum + (isLastingRamp(each) ? each.quantity : 0), 0)
    : weightOfRole(facts, role);
