import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What happens between attacks and damage: one plain rule each. */
export const combatSteps: readonly Topic[] = [
  plainRule({
    id: "plain-rules/no-attackers-no-blocks",
    title: { fr: "Un combat sans attaquant", en: "A combat without attackers" },
    about: [
      [
        "declare-blockers",
        "declare-attackers",
        "combat-phase",
        "combat-damage-step",
        "attack",
        "end-of-combat",
      ],
      ["nobody-attacks"],
    ],
    not: ["need-not-attack", "exalted", "goad", "planeswalker"],
    verdict: "no",
    says: {
      fr: "si aucune créature n’attaque, l’étape de déclaration des bloqueurs et l’étape des blessures de combat sont sautées\u202f; l’étape de fin de combat a lieu",
      en: "if no creature attacks, the declare blockers and combat damage steps are skipped; the end of combat step still happens",
    },
    because: {
      fr: "Le début du combat et l’étape de déclaration des attaquants, eux, ont lieu et l’on peut y jouer des éphémères.",
      en: "Beginning of combat and the declare attackers step do happen, and instants may be cast in them.",
    },
    rules: ["508.8", "506.1"],
    questions: {
      fr: [
        "Si aucune créature n’attaque, y a-t-il une étape de déclaration des bloqueurs\u202f?",
        "Personne n’attaque ce tour-ci, l’étape des blessures de combat a-t-elle lieu\u202f?",
        "S’il n’y a aucun attaquant, est-ce que l’étape de déclaration des bloqueurs a lieu quand même\u202f?",
        "Si je n’attaque pas, il y a quand même une étape des blessures de combat\u202f?",
      ],
      en: [
        "If no creatures attack, is there a declare blockers step?",
        "Nobody attacks this turn. Does the combat damage step happen?",
        "No attackers were declared: do we still go through the declare blockers step?",
        "If I don’t attack, is there still a combat damage step?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tapping-before-attacks",
    title: {
      fr: "Engager une créature avant l’attaque",
      en: "Tapping a creature before it attacks",
    },
    about: [
      [
        "tap",
        "untap",
        "cast",
        "instant",
        "kill",
        "activated-ability",
        "destroy",
        "respond",
        "priority",
      ],
      ["before-attack"],
    ],
    not: ["summoning-sickness", "loyalty-ability", "crew", "must-attack"],
    verdict: "yes",
    says: {
      fr: "l’adversaire a la priorité au début du combat, avant la déclaration des attaquants\u00a0: une créature engagée à ce moment ne peut plus attaquer",
      en: "opponents get priority in the beginning of combat step, before attackers are declared: a creature tapped then can’t attack",
    },
    because: {
      fr: "Une fois déclarée attaquante, l’engager ne l’arrête plus.",
      en: "Once it is declared as an attacker, tapping it no longer stops it.",
    },
    rules: ["507.2", "508.1a"],
    questions: {
      fr: [
        "Mon adversaire peut-il engager ma créature au début du combat, avant qu’elle attaque\u202f?",
        "Puis-je engager sa créature avant la déclaration des attaquants pour qu’elle n’attaque pas\u202f?",
        "Est-ce que j’ai le temps de lancer un éphémère au début de son combat, avant les attaquants\u202f?",
        "J’annonce le combat et mon adv engage mon 5/5 avant l’attaque avec un éphémère, il a le droit\u202f?",
      ],
      en: [
        "Can my opponent tap my creature at the beginning of combat before it attacks?",
        "May I tap his creature before attackers are declared so it can’t attack?",
        "Do I get time to cast an instant at the beginning of combat, before attackers?",
        "May an opponent tap my 5/5 at the beginning of combat, before it attacks?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flashed-in-blocker",
    title: { fr: "Un bloqueur arrivé par surprise", en: "A blocker that flashes in" },
    about: [
      ["flash"],
      ["block", "blocker", "flash-then-block"],
      ["attack", "attacker", "declare-attackers", "flash-then-block", "this-turn"],
    ],
    not: [
      "flash-too-late",
      "after-blocks",
      "planeswalker",
      "ninjutsu",
      "summoning-sickness",
      "before-blocks",
      "end-step",
    ],
    verdict: "yes",
    says: {
      fr: "une créature arrivée après la déclaration des attaquants mais avant celle des bloqueurs peut bloquer, car le mal d’invocation n’empêche pas de bloquer",
      en: "a creature that comes in after attackers are declared but before blockers are can block, since summoning sickness does not stop blocking",
    },
    because: {
      fr: "Il suffit qu’elle soit dégagée sur le champ de bataille quand les bloqueurs sont déclarés.",
      en: "It only has to be untapped on the battlefield when blockers are declared.",
    },
    rules: ["509.1a", "508.2", "302.6"],
    questions: {
      fr: [
        "Puis-je lancer une créature avec flash après la déclaration des attaquants et bloquer avec elle\u202f?",
        "Mon adversaire attaque, je flashe une 3/3\u00a0: peut-elle bloquer tout de suite\u202f?",
        "Une créature flash arrivée pendant l’étape des attaquants peut-elle bloquer ce tour\u202f?",
        "Il m’attaque et je pose une bête avec flash, j’ai le droit de m’en servir pour bloquer direct\u202f?",
      ],
      en: [
        "Can I flash in a creature after attackers are declared and block with it?",
        "My opponent attacks and I flash in a 3/3. Can it block right away?",
        "Does a flash creature cast in the declare attackers step get to block this turn?",
        "He swings and I flash in a Brazen Borrower, may I use it to block immediately?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/too-late-to-block",
    title: { fr: "Trop tard pour bloquer", en: "Too late to block" },
    about: [
      ["block", "blocker", "declare-blockers", "flash-too-late"],
      ["flash-too-late", "flash", "untap"],
      ["flash-too-late", "after-blocks"],
    ],
    not: ["flying", "menace", "first-strike"],
    verdict: "no",
    says: {
      fr: "les bloqueurs sont déclarés une seule fois, au début de leur étape\u00a0: une créature qui arrive ou se dégage ensuite ne peut plus bloquer à ce combat",
      en: "blockers are declared only once, as their step begins: a creature that comes in or untaps later can’t block in that combat",
    },
    because: {
      fr: "Après la déclaration, seul un effet qui le dit fait bloquer une créature.",
      en: "After the declaration only an effect that says so makes a creature block.",
    },
    rules: ["509.1", "509.1a"],
    questions: {
      fr: [
        "Les bloqueurs sont déclarés, puis-je encore flasher une créature et bloquer avec\u202f?",
        "Si je dégage ma créature après la déclaration des bloqueurs, peut-elle encore bloquer\u202f?",
        "J’ai oublié un blocage\u00a0: je peux ajouter un bloqueur après la déclaration des bloqueurs\u202f?",
        "Je flashe une créature après les blocages, elle peut bloquer\u202f?",
      ],
      en: [
        "Blockers are declared. Can I flash in a creature now to block?",
        "If I untap my creature after blockers are declared, can it still block?",
        "May I add another blocker once blocks have been declared?",
        "I flash in a creature after blocks, can it block an attacker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/attacker-stops-being-creature",
    title: {
      fr: "Un attaquant cesse d’être une créature",
      en: "An attacker stops being a creature",
    },
    about: [
      ["attack", "attacker", "block", "blocker", "combat-phase", "remove-from-combat"],
      ["stops-being-creature"],
    ],
    not: ["planeswalker", "crew-sick"],
    turned: ["stays-attacking"],
    verdict: "yes",
    says: {
      fr: "un attaquant ou un bloqueur qui cesse d’être une créature est retiré du combat\u00a0: il n’inflige ni ne reçoit plus de blessures de combat",
      en: "an attacking or blocking permanent that stops being a creature is removed from combat: it neither deals nor is dealt combat damage",
    },
    because: {
      fr: "Il reste engagé s’il avait attaqué, et redevenir une créature ne le ramène pas dans le combat. L’attaquant qu’il bloquait reste bloqué.",
      en: "It stays tapped if it attacked, and becoming a creature again does not bring it back. An attacker it was blocking stays blocked.",
    },
    rules: ["506.4", "509.1h"],
    questions: {
      fr: [
        "Mon terrain animé qui attaque cesse d’être une créature, est-il retiré du combat\u202f?",
        "Si le véhicule qui attaque n’est plus une créature, sort-il du combat\u202f?",
        "!Mon attaquant n’est plus une créature à cause d’un sort adverse, inflige-t-il encore ses blessures\u202f?",
        "La Tanière rampante attaque, puis redevient un simple terrain avant les blessures\u00a0: elle quitte le combat\u202f?",
      ],
      en: [
        "My animated land is attacking and stops being a creature. Is it removed from combat?",
        "If an attacking Vehicle is no longer a creature, does it leave combat?",
        "!My attacker stops being a creature because of a spell. Does it still deal combat damage?",
        "Mutavault is attacking and isn’t a creature anymore before damage. Is it out of combat?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tapping-an-attacker-for-its-ability",
    title: {
      fr: "Utiliser la capacité d’un attaquant vigilant",
      en: "Using the ability of a vigilant attacker",
    },
    about: [
      ["vigilance", "tap-while-attacking"],
      ["tap", "tap-symbol"],
      ["activated-ability", "ability", "mana", "mana-ability"],
      ["attack", "attacker", "tap-while-attacking"],
    ],
    not: ["summoning-sickness", "crew", "block"],
    verdict: "yes",
    says: {
      fr: "un attaquant encore dégagé, par exemple grâce à la vigilance, peut être engagé pour sa capacité et inflige quand même ses blessures de combat",
      en: "an attacker that is still untapped, for example because of vigilance, can be tapped for its ability and still deals its combat damage",
    },
    because: {
      fr: "Engager une créature déjà déclarée ne la retire pas du combat. Sans vigilance, elle s’engage déjà en attaquant.",
      en: "Tapping a creature that was declared does not remove it from combat. Without vigilance it is already tapped by attacking.",
    },
    rules: ["506.4b", "508.1f"],
    questions: {
      fr: [
        "Mon attaquant a la vigilance, puis-je l’engager pour sa capacité et infliger quand même ses blessures de combat\u202f?",
        "Ma créature avec vigilance attaque, puis-je l’engager pour sa capacité et garder ses blessures\u202f?",
        "Mon attaquant vigilant peut-il s’engager pour sa capacité et garder ses blessures de combat\u202f?",
        "Ma bête avec vigilance attaque, j’ai le droit d’activer sa capacité avec {T} pendant le combat\u202f?",
      ],
      en: [
        "My attacker has vigilance. Can I tap it for its ability and still deal combat damage?",
        "Can an attacking creature with vigilance tap for mana without losing its damage?",
        "May I tap my vigilant attacker for its ability and keep its combat damage?",
        "My vigilance guy attacks, am I allowed to use its tap ability during combat?",
      ],
    },
  }),
];
