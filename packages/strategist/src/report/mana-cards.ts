import type { Card } from "@spellwright/contract";
import type { OfferedCard } from "./wanted-card.ts";

/** Mana that pays for some spells only, that others decide about, or that asks for a creature. */
const LIMITED = /spend this mana only|\bopponents? controls?\b|\btap an untapped\b/i;
const OF_A_COMMANDER = /\bcommander\b/i;
const TAPPED = /\benters (?:the battlefield )?tapped\b|\bonto the battlefield tapped\b/i;
const UNLESS = /\bunless\b|\bif you don[’']t\b|\byou may (?:pay|reveal)\b/i;
/** An ability that makes mana, of the one that a land or a rock gives. */
const ADDS = /\badds?\b/i;
const MORE_THAN_ONE = /\}\{|\bamount\b|\bfor each\b|\b(?:two|three|four|x) mana\b|\bthat much\b/i;
/** What else stands on a land that is played for its mana alone. */
const OF_LANDS = /\benters\b|\bsearch your library\b/i;

/** The abilities of a card, without reminders. */
const abilitiesOf = ({ oracle_text: text }: Card): readonly string[] =>
  (text ?? "")
    .replace(/\([^()]*\)/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");

/** What comes after “Add”: costs hold symbols side by side too. */
const addedBy = (ability: string): string => ability.split(ADDS).slice(1).join(" ");

const makesOne = (ability: string): boolean =>
  ADDS.test(ability) && !MORE_THAN_ONE.test(addedBy(ability));

/** Whether a card’s mana pays for anything, with this deck, whoever sits at the table. */
export const makesFreeMana = ({ oracle_text: text }: Card, hasCommander: boolean): boolean =>
  !LIMITED.test(text ?? "") && (hasCommander || !OF_A_COMMANDER.test(text ?? ""));

/** Whether a land, or the one that it finds, always enters tapped. */
export const entersTapped = (card: Card): boolean => {
  const text = card.oracle_text ?? "";
  return TAPPED.test(text) && !UNLESS.test(text);
};

/** A land that is played for one mana a turn and nothing else. */
export const isPlainLand = ({ card, roles, isLand }: OfferedCard): boolean =>
  isLand &&
  roles.size === 0 &&
  abilitiesOf(card).every((ability) => makesOne(ability) || OF_LANDS.test(ability));

/** An artifact that is tapped for one mana and does nothing else; fast mana is more than that. */
export const isPlainRock = ({ card, roles, isLand }: OfferedCard): boolean =>
  !isLand &&
  roles.size === 1 &&
  roles.has("ramp") &&
  /\bArtifact\b/.test(card.type_line) &&
  !/\bCreature\b/.test(card.type_line) &&
  abilitiesOf(card).every((ability) => makesOne(ability) || /\benters\b/i.test(ability));
