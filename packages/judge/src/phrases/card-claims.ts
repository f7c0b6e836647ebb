import type { Bilingual } from "@spellwright/contract";

interface Cited {
  readonly number: string;
  readonly claim: Bilingual;
}

const rule = (number: string, fr: string, en: string): Cited => ({ number, claim: { fr, en } });

/** What the card-facts engine says by each rule, in our own words. */
export const claims = {
  hexproof: rule(
    "702.11b",
    "La défense talismanique interdit à vos adversaires de cibler ce permanent.",
    "Hexproof forbids your opponents to target this permanent.",
  ),
  shroud: rule(
    "702.18a",
    "Le linceul interdit à tous de cibler ce permanent.",
    "Shroud forbids everyone to target this permanent.",
  ),
  protection: rule(
    "702.16b",
    "Un permanent avec la protection ne peut pas être ciblé par ce qui a la qualité nommée.",
    "A permanent with protection can’t be targeted by what has the named quality.",
  ),
  target: rule(
    "115.1",
    "Un sort ne peut cibler que ce que son texte décrit.",
    "A spell can target only what its text describes.",
  ),
  flying: rule(
    "702.9b",
    "Seules des créatures avec le vol ou la portée bloquent une créature avec le vol.",
    "Only creatures with flying or reach can block a creature with flying.",
  ),
  menace: rule(
    "702.111b",
    "Une créature avec la menace ne peut être bloquée que par deux créatures ou plus.",
    "A creature with menace can be blocked only by two or more creatures.",
  ),
  protectedAttacker: rule(
    "702.16f",
    "Une attaquante avec la protection ne peut pas être bloquée par une créature de cette qualité.",
    "An attacker with protection can’t be blocked by creatures with that quality.",
  ),
  block: rule(
    "509.1b",
    "Un blocage doit respecter toutes les restrictions.",
    "A block has to respect every restriction.",
  ),
  cant: rule(
    "101.2",
    "Une interdiction l’emporte sur une permission.",
    "What can’t happen beats what is allowed.",
  ),
  indestructible: rule(
    "702.12b",
    "Un permanent indestructible ne peut pas être détruit, ni par un effet ni par des blessures mortelles.",
    "An indestructible permanent can’t be destroyed, by an effect or by lethal damage.",
  ),
  destroy: rule(
    "701.8a",
    "Détruire un permanent, c’est le mettre au cimetière.",
    "To destroy a permanent is to put it into the graveyard.",
  ),
  lethal: rule(
    "704.5g",
    "Une créature dont les blessures atteignent l’endurance est détruite.",
    "A creature whose damage reaches its toughness is destroyed.",
  ),
  instant: rule(
    "304.1",
    "Un éphémère se lance dès que l’on a la priorité.",
    "An instant is cast whenever you have priority.",
  ),
  flash: rule(
    "702.8a",
    "Le flash permet de lancer la carte au moment d’un éphémère.",
    "Flash lets you cast the card whenever you could cast an instant.",
  ),
  sorcery: rule(
    "307.1",
    "Un rituel se lance pendant sa phase principale, pile vide.",
    "A sorcery is cast in your main phase with an empty stack.",
  ),
  creature: rule(
    "302.1",
    "Une créature se lance pendant sa phase principale, pile vide.",
    "A creature is cast in your main phase with an empty stack.",
  ),
  artifact: rule(
    "301.1",
    "Un artefact se lance pendant sa phase principale, pile vide.",
    "An artifact is cast in your main phase with an empty stack.",
  ),
  enchantment: rule(
    "303.1",
    "Un enchantement se lance pendant sa phase principale, pile vide.",
    "An enchantment is cast in your main phase with an empty stack.",
  ),
  types: rule(
    "205.2b",
    "Un objet de plusieurs types satisfait à ce qui parle de l’un d’eux.",
    "An object with several types meets whatever speaks of one of them.",
  ),
  permanent: rule(
    "110.1",
    "Un permanent est une carte ou un jeton sur le champ de bataille.",
    "A permanent is a card or token on the battlefield.",
  ),
  manaValue: rule(
    "202.3",
    "La valeur de mana est le total de mana du coût de mana.",
    "The mana value is the total amount of mana in the mana cost.",
  ),
  manaX: rule(
    "202.3e",
    "Ailleurs que sur la pile, X compte pour 0.",
    "Anywhere but on the stack X counts as 0.",
  ),
  counter: rule(
    "701.6a",
    "Contrecarrer un sort le retire de la pile.",
    "To counter a spell takes it off the stack.",
  ),
  legality: rule(
    "100.2a",
    "Un deck construit suit les règles et la liste de son format.",
    "A constructed deck follows the rules and list of its format.",
  ),
  commander: rule(
    "903.3",
    "Le commandant est une créature légendaire, ou une carte qui dit pouvoir l’être.",
    "The commander is a legendary creature, or a card that says it can be one.",
  ),
} as const;
export type Claim = keyof typeof claims;
