import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** First strike, double strike and trample beyond the simple case: one plain rule each. */
export const strikesAndTrample: readonly Topic[] = [
  plainRule({
    id: "plain-rules/both-have-first-strike",
    title: { fr: "Deux créatures avec l’initiative", en: "Two creatures with first strike" },
    about: [["first-strike"], ["both-creatures", "both-die", "simultaneous", "both-first-strike"]],
    not: [
      "double-strike",
      "deathtouch",
      "after-first-step",
      "between-damage-steps",
      "several-instances",
    ],
    turned: ["hits-before", "survives", "first-striker-kills"],
    verdict: "yes",
    says: {
      fr: "deux créatures qui ont l’initiative s’infligent leurs blessures en même temps, à la première étape de blessures\u00a0: l’avantage s’annule",
      en: "two creatures that both have first strike deal their damage at the same time, in the first damage step: the advantage cancels out",
    },
    because: {
      fr: "L’initiative ne devance que les créatures qui n’ont ni l’initiative ni la double initiative. Si les blessures sont mortelles des deux côtés, les deux créatures meurent.",
      en: "First strike is only ahead of creatures that have neither first strike nor double strike. If the damage is lethal both ways, both creatures die.",
    },
    rules: ["702.7b", "510.4"],
    questions: {
      fr: [
        "Si l’attaquante et la bloqueuse ont toutes les deux l’initiative, s’infligent-elles leurs blessures en même temps\u202f?",
        "Deux 2/2 avec l’initiative se rencontrent au combat, meurent-elles toutes les deux\u202f?",
        "!Ma 3/3 first strike est bloquée par une 3/3 first strike, est-ce que la mienne tape avant\u202f?",
        "~Que se passe-t-il quand deux créatures avec l’initiative se battent l’une contre l’autre en combat\u202f?",
        "Mon chevalier a l’initiative et le bloqueur de mon adv aussi, ils se tuent mutuellement\u202f?",
      ],
      en: [
        "If the attacker and the blocker both have first strike, do they deal damage at the same time?",
        "Two 2/2 creatures with first strike meet in combat. Do both die?",
        "!My 3/3 first striker is blocked by another 3/3 with first strike. Does mine hit before theirs?",
        "~What happens when a first strike creature blocks another first strike creature?",
        "My knight has first strike and so does my opponent’s blocker; do they just kill each other?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/first-strike-against-double-strike",
    title: { fr: "Initiative contre double initiative", en: "First strike against double strike" },
    about: [
      ["double-strike"],
      ["first-strike"],
      ["hits-before", "simultaneous", "versus", "faster"],
    ],
    not: [
      "has-both",
      "trample",
      "blocker-gone",
      "after-first-step",
      "gain-ability",
      "several-instances",
    ],
    turned: ["simultaneous"],
    verdict: "no",
    says: {
      fr: "l’initiative et la double initiative frappent en même temps à la première étape de blessures\u202f; seule la double initiative frappe de nouveau à la seconde, si la créature a survécu",
      en: "first strike and double strike hit at the same time in the first damage step; only the double striker deals damage again in the second, if it survived",
    },
    because: {
      fr: "Une créature avec l’initiative ne devance donc pas une créature avec la double initiative, et l’inverse non plus.",
      en: "So neither of the two is ahead of the other: the difference is only the second hit.",
    },
    rules: ["702.4b", "702.7b", "510.4"],
    questions: {
      fr: [
        "Une créature avec l’initiative inflige-t-elle ses blessures avant une créature avec la double initiative\u202f?",
        "Mon bloqueur a l’initiative, l’attaquant a la double initiative, est-ce que je frappe avant lui\u202f?",
        "!La double initiative et l’initiative infligent-elles leurs premières blessures en même temps\u202f?",
        "~Qui frappe en premier, l’initiative ou la double initiative\u202f?",
        "La double initiative est-elle plus rapide que l’initiative face à face\u202f?",
      ],
      en: [
        "Does a creature with first strike deal damage before a creature with double strike?",
        "My blocker has first strike and the attacker has double strike. Do I hit before it?",
        "!Do first strike and double strike deal their first damage at the same time?",
        "~Who hits first, first strike or double strike?",
        "Is double strike faster than first strike when the two face each other?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/acting-between-the-damage-steps",
    title: {
      fr: "Agir entre les deux étapes de blessures",
      en: "Acting between the two damage steps",
    },
    about: [
      ["between-damage-steps", "after-first-step"],
      [
        "cast",
        "priority",
        "act",
        "respond",
        "instant",
        "activated-ability",
        "destroy",
        "removal",
        "trick",
        "kill",
        "damage-from-a-spell",
      ],
    ],
    not: ["loses-ability", "gain-ability"],
    verdict: "yes",
    says: {
      fr: "après la première étape de blessures (initiative et double initiative), les joueurs reçoivent la priorité et peuvent lancer des éphémères ou activer des capacités avant la seconde étape de blessures",
      en: "after the first damage step (first strike and double strike) players receive priority and may cast instants or activate abilities before the second damage step",
    },
    because: {
      fr: "Ce sont deux étapes séparées\u202f; une créature détruite entre les deux n’inflige rien à la seconde.",
      en: "These are two separate steps; a creature destroyed between them deals no damage in the second.",
    },
    rules: ["510.4", "510.3", "702.7b", "117.3a"],
    questions: {
      fr: [
        "Puis-je lancer un éphémère entre les blessures d’initiative et les blessures normales\u202f?",
        "Est-ce que j’ai la priorité entre les deux étapes de blessures de combat quand une créature a la double initiative\u202f?",
        "Mon adv a une double initiative\u00a0: je peux détruire la créature après son premier coup, avant le second\u202f?",
        "~Quand puis-je réagir entre les deux coups d’une créature avec double strike\u202f?",
        "J’ai le temps de lancer Foudre entre le premier et le deuxième coup d’une créature à double initiative\u202f?",
      ],
      en: [
        "Can I cast an instant between first strike damage and regular damage?",
        "Do players get priority between the two combat damage steps when there is a double striker?",
        "Can I destroy a double strike creature after its first hit but before the second hit?",
        "~When can I act between the two hits of a creature with double strike?",
        "Is there time to Lightning Bolt a double striker between its first and second strike?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/trample-and-indestructible-blocker",
    title: {
      fr: "Piétinement contre une bloqueuse indestructible",
      en: "Trample against an indestructible blocker",
    },
    about: [["trample"], ["indestructible"]],
    not: ["deathtouch", "planeswalker"],
    turned: ["gets-through", "excess-damage", "enough-damage"],
    verdict: "no",
    says: {
      fr: "contre une bloqueuse indestructible, il suffit d’assigner des blessures égales à son endurance\u202f; le reste passe au joueur",
      en: "an indestructible blocker needs to be assigned only damage equal to its toughness; the rest tramples over to the player",
    },
    because: {
      fr: "«\u00a0Blessures mortelles\u00a0» se compte par l’endurance et les blessures déjà marquées, sans regarder si la créature va vraiment mourir.",
      en: "Lethal damage is counted from toughness and damage already marked, whether or not the creature will really die.",
    },
    rules: ["702.19b", "702.12b", "510.1c"],
    questions: {
      fr: [
        "Avec le piétinement, dois-je assigner toutes mes blessures à une bloqueuse indestructible\u202f?",
        "Une bloqueuse indestructible arrête-t-elle toutes les blessures du piétinement\u202f?",
        "!Ma 6/6 avec piétinement est bloquée par une 2/2 indestructible, l’excédent passe-t-il au joueur\u202f?",
        "~Combien de blessures assigner à un bloqueur indestructible quand j’ai le piétinement\u202f?",
        "Mon 7/7 trample est chump par un mur indestructible 0/4\u00a0: mon adversaire ne prend rien\u202f?",
      ],
      en: [
        "With trample, do I have to assign all the damage to an indestructible blocker?",
        "Does an indestructible blocker absorb all trample damage?",
        "!My 6/6 trampler is blocked by an indestructible 2/2. Does the excess go through to the player?",
        "~How much damage must I assign to an indestructible blocker when I have trample?",
        "My buddy says an indestructible 0/4 wall soaks up my whole 7/7 trampler, is he right?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/trample-is-optional",
    title: { fr: "Le piétinement est un choix", en: "Trampling over is a choice" },
    about: [["trample"], ["all-on-blocker", "may-decline"]],
    not: ["deathtouch", "planeswalker", "indestructible"],
    turned: ["may-decline"],
    verdict: "yes",
    says: {
      fr: "le contrôleur de la créature avec le piétinement peut assigner toutes ses blessures à la bloqueuse\u00a0: faire passer l’excédent au joueur est un choix, pas une obligation",
      en: "the trampler’s controller may assign all of its damage to the blocker: sending the excess to the player is a choice, not an obligation",
    },
    because: {
      fr: "L’excédent se répartit à votre gré entre les bloqueuses et le joueur attaqué, une fois des blessures mortelles assignées à chaque bloqueuse.",
      en: "Once each blocker is assigned lethal damage, the excess is divided as you choose among the blockers and the player.",
    },
    rules: ["702.19b", "510.1c"],
    questions: {
      fr: [
        "Avec le piétinement, puis-je assigner toutes les blessures à la créature qui bloque\u202f?",
        "Ma créature piétine\u00a0: ai-je le droit de mettre toutes ses blessures sur le bloqueur et rien sur le joueur\u202f?",
        "!Suis-je obligé de faire passer l’excédent du piétinement au joueur\u202f?",
        "Est-ce moi qui décide combien de blessures vont au bloqueur avec le piétinement\u202f?",
        "Je veux être sûr de tuer le bloqueur\u00a0: je peux tout mettre dessus même avec trample\u202f?",
      ],
      en: [
        "With trample, may I assign all of the damage to the blocking creature?",
        "Can my trampler put all its damage on the blocker and none on the player?",
        "!Do I have to assign the excess trample damage to the player?",
        "~Who decides how much trample damage goes to the blocker?",
        "I want to be sure the blocker dies: can I dump everything onto it even though my guy has trample?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/trample-over-several-blockers",
    title: {
      fr: "Piétinement contre plusieurs bloqueuses",
      en: "Trample against several blockers",
    },
    about: [["trample"], ["several-blockers", "gang-block", "each-blocker"]],
    not: ["deathtouch", "indestructible", "planeswalker", "protection", "blocker-gone"],
    turned: ["skip-blocker"],
    verdict: "yes",
    says: {
      fr: "chaque bloqueuse doit d’abord recevoir des blessures mortelles avant qu’une seule blessure puisse être assignée au joueur",
      en: "every blocker must first be assigned lethal damage before any damage can be assigned to the player",
    },
    because: {
      fr: "On peut tuer une seule des bloqueuses, mais alors rien ne passe au joueur.",
      en: "You may concentrate on one of the blockers, but then nothing goes to the player.",
    },
    rules: ["702.19b", "510.1c"],
    questions: {
      fr: [
        "Mon attaquante avec le piétinement est bloquée par deux créatures\u00a0: dois-je assigner des blessures mortelles aux deux avant de toucher le joueur\u202f?",
        "Avec le piétinement et trois bloqueurs, faut-il tous les tuer avant que l’excédent passe\u202f?",
        "!Puis-je ignorer une des deux bloqueuses et faire passer le reste des blessures de piétinement au joueur\u202f?",
        "~Comment répartir les blessures du piétinement quand plusieurs créatures bloquent\u202f?",
        "Ma 8/8 trample est bloquée par deux 3/3, il faut 3 sur chacune avant le joueur\u202f?",
      ],
      en: [
        "My trampler is blocked by two creatures. Must I assign lethal damage to both before the player takes any?",
        "With trample and three blockers, do all of them need lethal damage before the rest tramples over?",
        "!Can I ignore one of the two blockers and send the rest of the trample damage to the player?",
        "~How is trample damage divided among several blockers?",
        "My 8/8 trampler got double-blocked by two 3/3s; is it 3 to each first and then the player?",
      ],
    },
  }),
];
