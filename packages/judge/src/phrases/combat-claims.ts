import type { Bilingual } from "@spellwright/contract";

/** What the combat engine says with each rule, in our own words. */
export const combatClaims = {
  "702.19b": {
    fr: "Avec le piétinement, il faut d’abord assigner des blessures mortelles à toutes les créatures bloqueuses\u00a0; le reste peut aller à ce qui est attaqué. Les blessures déjà marquées comptent, la protection et l’indestructibilité n’y changent rien.",
    en: "With trample, lethal damage is assigned to every blocking creature first; the rest may go to what is attacked. Damage already marked counts; protection and indestructible change nothing here.",
  },
  "702.19c": {
    fr: "Avec le piétinement des planeswalkers, ce qui dépasse la loyauté du planeswalker attaqué peut aller à son contrôleur.",
    en: "With trample over planeswalkers, damage beyond the attacked planeswalker’s loyalty may go to its controller.",
  },
  "702.19d": {
    fr: "Une créature bloquée avec le piétinement qui n’a plus de bloqueuse assigne toutes ses blessures à ce qu’elle attaque.",
    en: "A blocked creature with trample that no creature is blocking any more assigns all its damage to what it attacks.",
  },
  "702.19f": {
    fr: "Le piétinement ordinaire ne fait pas passer de blessures d’un planeswalker à son contrôleur.",
    en: "Ordinary trample carries no damage from a planeswalker to its controller.",
  },
  "702.2c": {
    fr: "Avec le contact mortel, une seule blessure assignée à une créature compte comme mortelle.",
    en: "With deathtouch, a single point of damage assigned to a creature counts as lethal.",
  },
  "702.2b": {
    fr: "Une créature blessée par une source avec le contact mortel est détruite.",
    en: "A creature dealt damage by a source with deathtouch is destroyed.",
  },
  "702.4b": {
    fr: "Une créature avec la double initiative inflige ses blessures aux deux étapes.",
    en: "A creature with double strike deals its damage in both steps.",
  },
  "702.7b": {
    fr: "Une créature avec l’initiative inflige ses blessures dans une première étape, avant les autres.",
    en: "A creature with first strike deals its damage in a first step, before the others.",
  },
  "510.1b": {
    fr: "Une créature non bloquée assigne ses blessures à ce qu’elle attaque.",
    en: "An unblocked creature assigns its damage to what it attacks.",
  },
  "510.1c": {
    fr: "Une créature bloquée assigne ses blessures à ses bloqueuses, réparties librement s’il y en a plusieurs\u00a0; sans bloqueuse restante, elle n’en assigne aucune.",
    en: "A blocked creature assigns its damage to its blockers, divided freely when there are several; with none left, it assigns none.",
  },
  "510.2": {
    fr: "Les blessures de combat d’une étape sont infligées simultanément.",
    en: "All combat damage of one step is dealt at the same time.",
  },
  "702.15b": {
    fr: "Les blessures infligées par une source avec le lien de vie font gagner autant de points de vie à son contrôleur.",
    en: "Damage dealt by a source with lifelink makes its controller gain that much life.",
  },
  "702.12b": {
    fr: "Une créature indestructible n’est pas détruite par des blessures mortelles ni par le contact mortel.",
    en: "A creature with indestructible is not destroyed by lethal damage or deathtouch.",
  },
  "702.16e": {
    fr: "Les blessures d’une source contre laquelle une créature a la protection sont prévenues.",
    en: "Damage from a source that a creature has protection from is prevented.",
  },
  "702.80a": {
    fr: "La flétrissure met des marqueurs -1/-1 au lieu de marquer des blessures.",
    en: "Wither puts -1/-1 counters on a creature instead of marking damage.",
  },
  "702.90b": {
    fr: "L’infection donne au joueur des marqueurs «\u00a0poison\u00a0» au lieu de lui faire perdre des points de vie.",
    en: "Infect gives a player poison counters instead of making them lose life.",
  },
  "702.90c": {
    fr: "L’infection met des marqueurs -1/-1 sur les créatures au lieu de marquer des blessures.",
    en: "Infect puts -1/-1 counters on creatures instead of marking damage.",
  },
  "702.164c": {
    fr: "Une créature avec toxique qui inflige des blessures de combat à un joueur lui donne en plus des marqueurs «\u00a0poison\u00a0».",
    en: "A creature with toxic that deals combat damage to a player also gives that player poison counters.",
  },
  "120.3c": {
    fr: "Les blessures infligées à un planeswalker lui retirent autant de marqueurs «\u00a0loyauté\u00a0».",
    en: "Damage dealt to a planeswalker removes that many loyalty counters.",
  },
  "120.3h": {
    fr: "Les blessures infligées à une bataille lui retirent autant de marqueurs «\u00a0défense\u00a0».",
    en: "Damage dealt to a battle removes that many defense counters.",
  },
  "120.3a": {
    fr: "Les blessures infligées à un joueur lui font perdre autant de points de vie.",
    en: "Damage dealt to a player makes them lose that much life.",
  },
  "704.5f": {
    fr: "Une créature dont l’endurance est de 0 ou moins va au cimetière, même indestructible.",
    en: "A creature with toughness 0 or less goes to the graveyard, even an indestructible one.",
  },
  "704.5g": {
    fr: "Une créature dont les blessures marquées atteignent l’endurance est détruite.",
    en: "A creature whose marked damage reaches its toughness is destroyed.",
  },
  "704.5h": {
    fr: "Une créature blessée par une source avec le contact mortel est détruite par une action basée sur l’état.",
    en: "A creature damaged by a source with deathtouch is destroyed as a state-based action.",
  },
  "702.9b": {
    fr: "Une créature avec le vol n’est bloquée que par des créatures avec le vol ou la portée.",
    en: "A creature with flying can be blocked only by creatures with flying or reach.",
  },
  "702.111b": {
    fr: "Une créature avec la menace n’est bloquée que par deux créatures ou plus.",
    en: "A creature with menace can be blocked only by two or more creatures.",
  },
  "702.28b": {
    fr: "Les créatures avec et sans la distorsion ne se bloquent pas entre elles.",
    en: "Creatures with and without shadow cannot block each other.",
  },
  "702.31b": {
    fr: "Une créature avec horsemanship n’est bloquée que par des créatures qui l’ont aussi.",
    en: "A creature with horsemanship can be blocked only by creatures that have it too.",
  },
  "702.118b": {
    fr: "Une créature avec skulk n’est pas bloquée par des créatures de force supérieure.",
    en: "A creature with skulk cannot be blocked by creatures of greater power.",
  },
  "702.147a": {
    fr: "Une créature avec la décomposition ne peut pas bloquer.",
    en: "A creature with decayed cannot block.",
  },
  "702.16f": {
    fr: "Une créature attaquante n’est pas bloquée par les créatures contre lesquelles elle a la protection.",
    en: "An attacking creature cannot be blocked by creatures that it has protection from.",
  },
  "702.36b": {
    fr: "Une créature avec la peur n’est bloquée que par des créatures-artefacts ou noires.",
    en: "A creature with fear can be blocked only by artifact creatures and black creatures.",
  },
  "702.13b": {
    fr: "Une créature avec l’intimidation n’est bloquée que par des créatures-artefacts ou qui partagent une couleur avec elle.",
    en: "A creature with intimidate can be blocked only by artifact creatures and creatures that share a color with it.",
  },
  "702.3b": {
    fr: "Une créature avec le défenseur ne peut pas attaquer.",
    en: "A creature with defender cannot attack.",
  },
  "508.1a": {
    fr: "Une créature n’attaque que dégagée, et contrôlée depuis le début du tour ou avec la célérité.",
    en: "A creature attacks only untapped, and only if it has been controlled since the turn began or has haste.",
  },
  "508.1c": {
    fr: "Une attaque qui enfreint une restriction est illégale.",
    en: "An attack that disobeys a restriction is illegal.",
  },
  "509.1a": {
    fr: "Seule une créature dégagée peut bloquer.",
    en: "Only an untapped creature can block.",
  },
  "509.1b": {
    fr: "Un blocage qui enfreint une restriction est illégal.",
    en: "A block that disobeys a restriction is illegal.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type CombatRule = keyof typeof combatClaims;
