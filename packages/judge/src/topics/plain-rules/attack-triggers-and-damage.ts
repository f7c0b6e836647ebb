import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What attacks and combat damage trigger: one plain rule each. */
export const attackTriggersAndDamage: readonly Topic[] = [
  plainRule({
    id: "plain-rules/attack-trigger-gained-late",
    title: {
      fr: "Une capacité d’attaque acquise trop tard",
      en: "An attack trigger gained too late",
    },
    about: [["attack-trigger", "triggered-ability", "attack"], ["gained-after-attack"]],
    not: ["exalted", "lose-abilities", "haste"],
    verdict: "no",
    says: {
      fr: "«\u00a0quand cette créature attaque\u00a0» ne se déclenche qu’au moment où elle est déclarée attaquante\u00a0: acquise ensuite, la capacité arrive trop tard",
      en: "“whenever this creature attacks” triggers only at the moment the creature is declared as an attacker: gained afterwards, the ability comes too late",
    },
    because: {
      fr: "De même, une créature mise sur le champ de bataille attaquante n’a pas été déclarée.",
      en: "Likewise a creature put onto the battlefield attacking was never declared.",
    },
    rules: ["508.2a", "508.3a"],
    questions: {
      fr: [
        "Ma créature acquiert «\u00a0quand elle attaque\u00a0» après la déclaration des attaquants, la capacité se déclenche-t-elle\u202f?",
        "Je donne une capacité d’attaque à une créature déjà attaquante, est-ce qu’elle se déclenche encore\u202f?",
        "Ma créature déjà attaquante gagne une capacité déclenchée d’attaque, je profite du déclenchement\u202f?",
        "J’équipe mon attaquant après l’attaque avec une épée «\u00a0quand la créature équipée attaque\u00a0», elle se déclenche\u202f?",
      ],
      en: [
        "My creature gains “whenever this attacks” after it was declared as an attacker. Does it trigger?",
        "I give an attack trigger to a creature that is already attacking. Does it still trigger?",
        "A creature already attacking gains a triggered attack ability. Do I get the trigger?",
        "I equip my attacker after attacks with a sword that says “whenever equipped creature attacks”. Does it trigger?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/whenever-you-attack-once",
    title: {
      fr: "«\u00a0Quand vous attaquez\u00a0» une fois par combat",
      en: "“Whenever you attack” once a combat",
    },
    about: [
      ["attack", "attacker", "triggered-ability", "several-attackers", "how-many-times"],
      ["whenever-you-attack"],
    ],
    not: ["exalted"],
    verdict: "no",
    says: {
      fr: "«\u00a0quand vous attaquez\u00a0» se déclenche une seule fois par combat, quel que soit le nombre d’attaquants déclarés",
      en: "“whenever you attack” triggers only once a combat, however many attackers are declared",
    },
    because: {
      fr: "«\u00a0Quand une créature que vous contrôlez attaque\u00a0» se déclenche, lui, une fois pour chaque attaquant déclaré.",
      en: "“Whenever a creature you control attacks”, in contrast, triggers once for each declared attacker.",
    },
    rules: ["508.3d", "508.3c"],
    questions: {
      fr: [
        "«\u00a0À chaque fois que vous attaquez\u00a0» se déclenche-t-il une fois par créature si j’attaque avec cinq créatures\u202f?",
        "J’attaque avec trois créatures, ma capacité «\u00a0quand vous attaquez\u00a0» se déclenche-t-elle trois fois\u202f?",
        "Est-ce que «\u00a0chaque fois que vous attaquez\u00a0» se déclenche plusieurs fois dans un même combat avec plusieurs attaquants\u202f?",
        "J’envoie six elfes\u00a0: ma capacité «\u00a0quand vous attaquez\u00a0» se déclenche pour chaque attaquant\u202f?",
      ],
      en: [
        "Does “whenever you attack” trigger once per creature if I attack with five creatures?",
        "I attack with three creatures. Does my “whenever you attack” ability trigger three times?",
        "Will “whenever you attack” trigger several times in the same combat with several attackers?",
        "I send six elves in: does my “whenever you attack” ability trigger for each attacker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/damage-to-a-planeswalker-is-not-to-its-player",
    title: { fr: "Des blessures à un planeswalker", en: "Damage to a planeswalker" },
    about: [["planeswalker", "planeswalker-damage"], ["damage-to-player-trigger"]],
    not: ["trample", "burn", "trample-over-planeswalkers"],
    verdict: "no",
    says: {
      fr: "des blessures infligées à un planeswalker ne sont pas infligées au joueur\u00a0: «\u00a0quand elle inflige des blessures de combat à un joueur\u00a0» ne se déclenche pas",
      en: "damage dealt to a planeswalker is not dealt to the player: “whenever it deals combat damage to a player” does not trigger",
    },
    because: {
      fr: "Elles ne comptent pas non plus comme blessures de commandant ni pour devenir monarque. «\u00a0Quand elle attaque\u00a0» se déclenche, lui.",
      en: "Nor does it count as commander damage or make anyone the monarch. “Whenever it attacks” does trigger.",
    },
    rules: ["120.3c", "306.8", "510.1b"],
    questions: {
      fr: [
        "Mes blessures à un planeswalker déclenchent-elles «\u00a0quand cette créature inflige des blessures de combat à un joueur\u00a0»\u202f?",
        "Mon commandant inflige 7 à un planeswalker, cela compte-t-il comme blessures de combat à un joueur\u202f?",
        "J’attaque le planeswalker du monarque, est-ce que ces blessures me font devenir monarque comme des blessures à un joueur\u202f?",
        "Mon Ninja touche un planeswalker, je pioche avec sa capacité «\u00a0blessures de combat à un joueur\u00a0»\u202f?",
      ],
      en: [
        "Does damage to a planeswalker trigger “whenever this creature deals combat damage to a player”?",
        "My commander hits a planeswalker for 7. Does that count as combat damage to a player?",
        "My creature damages the monarch’s planeswalker. Is that damage to a player so that I become the monarch?",
        "My ninja connects with a planeswalker, do I draw from its “combat damage to a player” trigger? It hit the planeswalker.",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/zero-power-deals-no-damage",
    title: { fr: "Une force de 0 n’inflige rien", en: "Power 0 deals no damage" },
    about: [
      ["deals-damage", "combat-damage", "damage", "triggered-ability", "deathtouch", "lifelink"],
      ["zero-power"],
    ],
    not: ["toughness", "switch-power-toughness", "crew", "defender"],
    verdict: "no",
    says: {
      fr: "une créature de force 0 n’inflige aucune blessure de combat\u00a0: rien de ce qui se déclenche sur des blessures infligées n’a lieu",
      en: "a creature with power 0 deals no combat damage at all: nothing that triggers on damage being dealt happens",
    },
    because: {
      fr: "Elle peut quand même attaquer ou bloquer\u202f; 0 blessure n’est pas une blessure.",
      en: "It can still attack or block; 0 damage is no damage.",
    },
    rules: ["510.1a", "120.8"],
    questions: {
      fr: [
        "Mon attaquant 0/3 non bloqué déclenche-t-il «\u00a0inflige des blessures de combat à un joueur\u00a0»\u202f?",
        "Une créature de force 0 avec contact mortel tue-t-elle la créature qu’elle bloque\u202f?",
        "Est-ce qu’infliger 0 blessure déclenche les capacités de blessures\u202f?",
        "Mon 0/4 attaque et touche le joueur, est-ce que sa capacité de blessures se déclenche\u202f?",
      ],
      en: [
        "My unblocked 0/3 attacker: does “deals combat damage to a player” trigger?",
        "Does a creature with 0 power and deathtouch kill the creature it blocks?",
        "Does dealing 0 damage trigger damage abilities?",
        "My 0/4 attacks and isn’t blocked, does its damage trigger happen?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/unblockable-is-unblockable",
    title: { fr: "Une créature imblocable", en: "A creature that can’t be blocked" },
    about: [["unblockable-word"], ["block", "blocker", "blocked-by", "reach", "flying", "menace"]],
    not: ["after-blocks", "already-declared", "shadow"],
    verdict: "no",
    says: {
      fr: "une créature qui ne peut pas être bloquée ne l’est par aucune créature, quelles que soient ses capacités, même la portée ou le vol",
      en: "a creature that can’t be blocked can’t be blocked by any creature, whatever abilities that one has, even reach or flying",
    },
    because: {
      fr: "«\u00a0Ne peut pas\u00a0» l’emporte toujours. Rendue imblocable après le blocage, elle reste bloquée.",
      en: "“Can’t” always wins. Made unblockable after the block, it stays blocked.",
    },
    rules: ["509.1b", "101.2"],
    questions: {
      fr: [
        "Une créature imblocable peut-elle être bloquée par une créature avec la portée\u202f?",
        "Mon bloqueur a le vol, peut-il bloquer une créature imblocable\u202f?",
        "Son attaquant «\u00a0ne peut pas être bloqué\u00a0», j’ai trois créatures, je peux bloquer quand même\u202f?",
        "Est-ce qu’une créature avec portée bloque un imblocable\u202f?",
      ],
      en: [
        "Can an unblockable creature be blocked by a creature with reach?",
        "My blocker has flying. Can it block an unblockable creature?",
        "His attacker can’t be blocked. With three creatures, may I block it anyway?",
        "Does reach let me block something unblockable?",
      ],
    },
  }),
];
