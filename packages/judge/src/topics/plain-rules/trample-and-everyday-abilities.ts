import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Trample, deathtouch, vigilance, reach and haste in small situations: one plain rule each. */
export const everydayAbilities: readonly Topic[] = [
  plainRule({
    id: "plain-rules/trample-counts-other-damage",
    title: { fr: "Piétinement et blessures déjà reçues", en: "Trample and damage already there" },
    about: [["trample"], ["marked-damage", "already-damaged"]],
    not: ["deathtouch", "planeswalker"],
    turned: ["full-toughness"],
    verdict: "yes",
    says: {
      fr: "les blessures déjà marquées sur la bloqueuse, et celles qu’une autre créature lui assigne à la même étape, comptent pour ses blessures mortelles\u00a0: il en faut d’autant moins avant de passer au joueur",
      en: "damage already marked on the blocker, and damage another creature assigns to it in the same step, counts toward lethal damage: that much less is needed before trampling over",
    },
    because: {
      fr: "Une 3/3 qui a déjà 2 blessures ne demande plus qu’une blessure.",
      en: "A 3/3 that already has 2 damage marked needs only 1 more.",
    },
    rules: ["702.19b", "510.1c"],
    questions: {
      fr: [
        "La bloqueuse a déjà 2 blessures\u00a0: en faut-il moins pour le piétinement\u202f?",
        "Les blessures déjà marquées sur le bloqueur comptent-elles quand je répartis les blessures du piétinement\u202f?",
        "!Dois-je assigner l’endurance entière à une bloqueuse déjà blessée avec le piétinement\u202f?",
        "~Combien de blessures assigner avec piétinement à une bloqueuse déjà blessée ce tour-ci\u202f?",
        "J’ai mis Choc sur son 4/4 qui bloque mon trample, il ne me faut plus que 2 pour passer\u202f?",
      ],
      en: [
        "The blocker already took 2 damage. Does my trampler need less to get through?",
        "Does damage already marked on the blocker count when assigning trample damage?",
        "!Do I have to assign the full toughness to an already damaged blocker with trample?",
        "~How much must a trampler assign to a blocker that was already damaged this turn?",
        "I shocked the 4/4 blocking my trampler, so only 2 more has to stay on it, right?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/deathtouch-needs-damage",
    title: { fr: "Contact mortel sans blessure", en: "Deathtouch without damage" },
    about: [["deathtouch"], ["no-damage-dealt", "prevent", "zero-power"]],
    not: ["trample", "planeswalker", "indestructible", "lifelink"],
    turned: ["one-damage-enough"],
    verdict: "no",
    says: {
      fr: "le contact mortel ne détruit que si au moins une blessure est infligée\u00a0: avec une force de 0, ou si les blessures sont prévenues, rien n’est détruit",
      en: "deathtouch destroys only if at least 1 damage is dealt: with 0 power, or if the damage is prevented, nothing is destroyed",
    },
    because: {
      fr: "Zéro blessure n’est pas une blessure infligée, et des blessures prévenues ne sont jamais infligées.",
      en: "0 damage is no damage at all, and prevented damage is never dealt.",
    },
    rules: ["702.2b", "510.1a", "615.6"],
    questions: {
      fr: [
        "Une créature 0/3 avec le contact mortel tue-t-elle ce qu’elle bloque\u202f?",
        "Si les blessures de ma créature avec contact mortel sont prévenues, l’autre créature meurt quand même\u202f?",
        "Mon deathtouch a 0 de force, il détruit la bloqueuse\u202f?",
        "!Une blessure de contact mortel tue-t-elle une créature\u202f?",
        "!Une seule blessure avec contact mortel suffit-elle à tuer une 8/8\u202f?",
        "Mon adversaire lance Brouillard\u00a0: mon contact mortel tue-t-il encore son attaquant\u202f?",
      ],
      en: [
        "Does a 0/3 creature with deathtouch kill the creature it blocks?",
        "If damage from my deathtouch creature is prevented, does the other creature still die?",
        "My deathtouch guy has 0 power, does it destroy the blocker?",
        "!Does one deathtouch damage kill a creature?",
        "!Is a single point of deathtouch damage enough to kill an 8/8?",
        "My opponent casts Fog: does my deathtouch blocker still kill the attacker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/vigilance-gained-too-late",
    title: { fr: "Vigilance donnée trop tard", en: "Vigilance gained too late" },
    about: [["vigilance"], ["after-attacking", "already-attacking"], ["vigilance-given"]],
    verdict: "no",
    says: {
      fr: "la vigilance évite seulement de s’engager à la déclaration des attaquants\u00a0: gagnée après, elle ne dégage pas la créature déjà engagée",
      en: "vigilance only keeps a creature from tapping as attackers are declared: gained afterwards it does not untap a creature that is already tapped",
    },
    because: {
      fr: "Inversement, une attaquante qui perd la vigilance plus tard ne s’engage pas.",
      en: "Likewise an attacker that loses vigilance later does not become tapped.",
    },
    rules: ["702.20b", "508.1f"],
    questions: {
      fr: [
        "Je donne la vigilance à ma créature après avoir attaqué, se dégage-t-elle\u202f?",
        "Si ma créature déjà attaquante gagne la vigilance, elle se dégage\u202f?",
        "Donner la vigilance une fois l’attaque déclarée permet-il de bloquer au tour adverse\u202f?",
        "~Que se passe-t-il si je donne la vigilance à une créature déjà attaquante\u202f?",
        "J’ai déclaré l’attaque, puis je flashe un truc qui donne vigilance\u00a0: mon attaquant redevient dégagé\u202f?",
      ],
      en: [
        "I give my creature vigilance after it attacked. Does it untap?",
        "If my creature gains vigilance while it is already attacking, does it become untapped?",
        "Does giving vigilance once attackers are declared let it block next turn?",
        "~What happens if I give vigilance to a creature that is already attacking?",
        "Attack is declared, then I flash in something granting vigilance: is my attacker untapped again?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/reach-is-no-evasion",
    title: { fr: "La portée n’est pas le vol", en: "Reach is not flying" },
    about: [
      ["reach"],
      ["gets-through", "evasion", "counts-as-flying", "cannot-be-blocked-by", "attack"],
    ],
    not: ["flyer-with-reach", "horsemanship", "shadow", "first-strike"],
    verdict: "no",
    says: {
      fr: "la portée sert seulement à bloquer les créatures avec le vol\u00a0: la créature n’a pas le vol, et n’importe quelle créature peut la bloquer quand elle attaque",
      en: "reach only lets the creature block creatures with flying: it doesn’t have flying, and any creature may block it when it attacks",
    },
    because: {
      fr: "Ce qui touche «\u00a0les créatures avec le vol\u00a0» ne la touche pas non plus.",
      en: "What affects “creatures with flying” does not affect it either.",
    },
    rules: ["702.17b", "702.9b"],
    questions: {
      fr: [
        "Une créature avec la portée a-t-elle le vol\u202f?",
        "Une créature avec la portée compte-t-elle comme une créature avec le vol\u202f?",
        "Ma créature avec la portée attaque, faut-il le vol pour la bloquer\u202f?",
        "Une créature qui a la portée est-elle difficile à bloquer comme une volante\u202f?",
        "La portée a-t-elle un effet quand la créature attaque\u202f?",
        "Un sort qui inflige 3 blessures à chaque créature avec le vol touche-t-il mon araignée à portée\u202f?",
      ],
      en: [
        "Does a creature with reach have flying?",
        "Does a creature with reach count as a creature with flying?",
        "My reach creature attacks. Does the opponent need a flyer to block it?",
        "Is a creature that has reach hard to block like a flyer?",
        "Does reach do anything when the creature attacks?",
        "A spell deals 3 damage to each creature with flying. Is my reach spider hit?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/reach-blocks-anything",
    title: { fr: "Ce que bloque la portée", en: "What reach may block" },
    about: [["reach"], ["ground-creature", "only-flyers"]],
    not: ["horsemanship", "flyer-with-reach"],
    turned: ["only-flyers"],
    verdict: "yes",
    says: {
      fr: "une créature avec la portée peut bloquer les créatures avec le vol et aussi n’importe quelle créature sans le vol",
      en: "a creature with reach may block creatures with flying and also any creature without flying",
    },
    because: {
      fr: "La portée ajoute une possibilité de blocage et n’en retire aucune.",
      en: "Reach adds to what may be blocked and takes nothing away.",
    },
    rules: ["702.17b", "509.1a"],
    questions: {
      fr: [
        "Une créature avec la portée peut-elle bloquer une créature au sol\u202f?",
        "Mon araignée avec la portée peut-elle bloquer une créature sans le vol\u202f?",
        "!La portée oblige-t-elle à ne bloquer que les volantes\u202f?",
        "~Explique ce que peut bloquer une créature avec la portée, au sol ou en vol.",
        "J’ai une 1/4 reach, je peux bloquer un ours normal avec\u202f?",
      ],
      en: [
        "Can a creature with reach block a ground creature?",
        "Can my reach spider block a creature without flying?",
        "!Does reach mean it can only block flyers?",
        "~Which creatures can a reach creature block, flyers or ground creatures?",
        "I’ve got a 1/4 with reach, may it stop a plain old bear on the ground?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/haste-lost-while-attacking",
    title: { fr: "La célérité perdue en cours d’attaque", en: "Haste lost during the attack" },
    about: [["haste"], ["loses-ability", "lose-abilities", "haste-source-gone"]],
    turned: ["stays-in-combat"],
    verdict: "no",
    says: {
      fr: "la célérité ne compte qu’au moment de déclarer les attaquants\u00a0: une créature déjà attaquante reste en combat même si elle perd la célérité ensuite",
      en: "haste matters only as attackers are declared: a creature that is already attacking stays in combat even if it loses haste afterwards",
    },
    because: {
      fr: "Perdre une capacité ne retire pas du combat.",
      en: "Losing an ability does not remove a creature from combat.",
    },
    rules: ["702.10b", "508.1a", "506.4"],
    questions: {
      fr: [
        "Ma créature perd la célérité pendant l’attaque, est-elle retirée du combat\u202f?",
        "Si on détruit l’équipement qui donne la célérité après l’attaque, la créature arrête-t-elle d’attaquer\u202f?",
        "!L’attaquante qui perd la célérité reste-t-elle attaquante\u202f?",
        "On détruit mes Lightning Greaves en pleine attaque, ma créature perd la célérité\u00a0: elle sort du combat\u202f?",
      ],
      en: [
        "My creature loses haste while attacking. Is it removed from combat?",
        "If the equipment granting haste is destroyed after attackers are declared, does the creature stop attacking?",
        "!Does an attacker that loses haste stay in combat?",
        "They blow up my Lightning Greaves mid-attack and my guy loses haste: does he stop attacking?",
      ],
    },
  }),
];
