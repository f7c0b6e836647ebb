import { type Ability, type Deed, deedsOf, eventsOf } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { oncePerCard, recogniseRoles } from "@spellwright/decks";
import { abilitiesOf, holdsNode, type ReadNode } from "./read-nodes.ts";
import type { OfferedCard } from "./wanted-card.ts";

const speaksOf =
  (thing: string) =>
  (node: ReadNode): boolean =>
    node.thing === thing;

const hasVerb =
  (verb: string) =>
  (node: ReadNode): boolean =>
    node.verb === verb;

const isUnread = ({ unread }: ReadNode): boolean => unread !== undefined;

const makesOne = (ability: Ability): boolean => {
  const { causes } = eventsOf({ faces: [{ name: "", abilities: [ability] }] });
  const made = causes.filter(({ name }) => name === "mana-produced");
  return made.length > 0 && made.every(({ amount }) => amount === 1);
};

/** Mana that pays for some spells only, that others decide about, or that asks for a creature. */
const isLimited = ({ verb, clause, what, isCost }: Deed): boolean =>
  (verb === "spend" && clause.part === "only") ||
  (verb === "add" && holdsNode(clause, speaksOf("opponent"))) ||
  (isCost && verb === "tap" && what?.ref !== "SELF");

const isUnlimited = oncePerCard((card: Card): boolean => {
  const abilities = abilitiesOf(card);
  return (
    !deedsOf(abilities).some(isLimited) &&
    // What of a mana ability could not be read may be its limit.
    !abilities.some((ability) => holdsNode(ability, isUnread) && makesOne(ability))
  );
});

const speaksOfCommander = oncePerCard((card: Card): boolean =>
  holdsNode(abilitiesOf(card), speaksOf("commander")),
);

/** Whether a card’s mana pays for anything, with this deck, whoever sits at the table. */
export const makesFreeMana = (card: Card, hasCommander: boolean): boolean =>
  isUnlimited(card) && (hasCommander || !speaksOfCommander(card));

/** Whether a land, or the one that it finds, always enters tapped. */
export const entersTapped = oncePerCard((card: Card): boolean => {
  const { traits } = recogniseRoles(card).does;
  return (
    (traits.has("entersTapped") && !traits.has("mayEnterUntapped")) ||
    deedsOf(abilitiesOf(card)).some(({ clause }) => clause.place?.state?.includes("-ed tap"))
  );
});

/** A land that is played for one mana a turn and nothing else. */
export const isPlainLand = ({ card, roles, isLand }: OfferedCard): boolean =>
  isLand && roles.size === 0 && isTappedForOne(card);

const isTappedForOne = oncePerCard((card: Card): boolean =>
  abilitiesOf(card).every(
    (ability) =>
      holdsNode(ability, hasVerb("enter")) ||
      holdsNode(ability, hasVerb("search")) ||
      makesOne(ability),
  ),
);

/** An artifact that is tapped for one mana and does nothing else. Fast mana is more than that. */
export const isPlainRock = ({ card, roles, isLand }: OfferedCard): boolean => {
  const types = card.type_line.split(" ");
  return (
    !isLand &&
    roles.size === 1 &&
    roles.has("ramp") &&
    types.includes("Artifact") &&
    !types.includes("Creature") &&
    abilitiesOf(card).every((ability) => makesOne(ability) || holdsNode(ability, hasVerb("enter")))
  );
};
