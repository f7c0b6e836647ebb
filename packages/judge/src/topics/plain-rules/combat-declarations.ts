import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Who attacks, who blocks and whom: one plain rule each. */
export const combatDeclarations: readonly Topic[] = [
  plainRule({
    id: "plain-rules/attacking-with-any-number",
    title: {
      fr: "Attaquer avec autant de créatures qu’on veut",
      en: "Attacking with any number of creatures",
    },
    about: [
      ["attack", "attacker", "attack-with-everything"],
      ["attack-with-everything", "attack-limit"],
    ],
    not: [
      "stolen-creature",
      "gain-control",
      "must-attack",
      "goad",
      "attack-tax",
      "block",
      "triggered-ability",
    ],
    turned: ["attack-limit"],
    verdict: "yes",
    says: {
      fr: "à chaque combat vous choisissez librement combien de vos créatures dégagées attaquent\u00a0: aucune, une seule ou toutes",
      en: "in each combat you freely choose how many of your untapped creatures attack: none, one or all of them",
    },
    because: {
      fr: "Elles sont déclarées toutes ensemble, et chacune doit être sans mal d’invocation ou avoir la célérité.",
      en: "They are declared all together, and each needs to be free of summoning sickness or to have haste.",
    },
    rules: ["508.1a", "508.1"],
    questions: {
      fr: [
        "Puis-je attaquer avec toutes mes créatures en même temps\u202f?",
        "J’ai le droit d’attaquer avec cinq créatures dans le même combat\u202f?",
        "Est-ce que je peux tout envoyer d’un coup, genre mes huit gobelins\u202f?",
        "!Y a-t-il une limite au nombre de créatures qui attaquent\u202f?",
        "Peut-on attaquer avec autant de créatures qu’on veut\u202f?",
      ],
      en: [
        "Can I attack with all my creatures at once?",
        "Am I allowed to attack with five creatures in the same combat?",
        "May I just swing with everything, all eight goblins?",
        "!Is there a limit on the number of attackers I can declare?",
        "Can I attack with as many creatures as I want?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/attacking-is-optional",
    title: { fr: "Attaquer n’est pas obligatoire", en: "Attacking is not compulsory" },
    about: [["attack", "attacker", "combat-phase"], ["need-not-attack"]],
    not: ["goad", "attack-goader", "attack-tax", "lure", "planeswalker"],
    turned: ["skip-attack"],
    verdict: "no",
    says: {
      fr: "attaquer n’est jamais obligatoire, sauf si un effet l’exige\u00a0: chaque tour vous pouvez ne déclarer aucun attaquant",
      en: "attacking is optional unless an effect requires it: each turn you may declare no attackers at all",
    },
    because: {
      fr: "Seules des exigences comme «\u00a0attaque à chaque combat si possible\u00a0» ou l’incitation y obligent.",
      en: "Only requirements such as “attacks each combat if able” or goad force an attack.",
    },
    rules: ["508.1a", "508.1d"],
    questions: {
      fr: [
        "Suis-je obligé d’attaquer à chaque tour avec mes créatures\u202f?",
        "Dois-je attaquer si je préfère garder mes créatures en défense\u202f?",
        "Mon pote prétend que l’attaque est obligatoire dès qu’on a une créature dégagée, il a raison\u202f?",
        "!Je peux passer mon tour sans attaquer\u202f?",
        "Est-ce qu’il faut attaquer tous les tours\u202f?",
      ],
      en: [
        "Do I have to attack every turn with my creatures?",
        "Must I attack if I would rather keep my creatures home?",
        "My buddy says that attacking is mandatory and I have to attack with my creatures when I have an untapped creature. Is he right?",
        "!Can I skip attacking this turn?",
        "Am I required to attack each turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blocking-is-optional",
    title: { fr: "Bloquer n’est pas obligatoire", en: "Blocking is not compulsory" },
    about: [["block", "blocker", "need-not-block"], ["need-not-block"]],
    not: ["menace", "planeswalker", "blocks-for-others", "able-to-block-word"],
    turned: ["let-attackers-through"],
    verdict: "no",
    says: {
      fr: "bloquer est facultatif\u00a0: sauf effet qui l’exige, le joueur défenseur choisit s’il bloque, et avec quelles créatures",
      en: "blocking is optional: unless an effect requires it, the defending player chooses whether to block and with which creatures",
    },
    because: {
      fr: "Un attaquant que personne ne bloque inflige ses blessures au joueur ou au permanent qu’il attaque.",
      en: "An attacker that nobody blocks deals its damage to the player or permanent it attacks.",
    },
    rules: ["509.1a", "509.1c", "510.1b"],
    questions: {
      fr: [
        "Suis-je obligé de bloquer quand mon adversaire m’attaque\u202f?",
        "Dois-je bloquer si j’ai une créature dégagée\u202f?",
        "Le blocage est-il obligatoire quand on peut bloquer\u202f?",
        "!Puis-je laisser passer l’attaquant et prendre les 5 blessures\u202f?",
        "On m’attaque avec un 2/2, est-ce que je dois forcément bloquer\u202f?",
      ],
      en: [
        "Do I have to block when my opponent attacks me?",
        "Must I block if I have an untapped creature?",
        "Am I forced to block?",
        "Is blocking mandatory whenever I could block?",
        "!Can I let the attacker through and take the 5 damage?",
        "They swing a 2/2 at me, am I required to block it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/creatures-are-not-attacked",
    title: { fr: "On n’attaque pas une créature", en: "Creatures cannot be attacked" },
    about: [["attack", "attacker", "combat-damage", "damage"], ["attack-a-creature"]],
    not: ["planeswalker", "fight", "battle", "banding"],
    verdict: "no",
    says: {
      fr: "on attaque un joueur, un planeswalker ou une bataille, jamais une créature\u202f; c’est le défenseur qui choisit les bloqueurs",
      en: "you attack a player, a planeswalker or a battle, never a creature; the defending player chooses the blockers",
    },
    because: {
      fr: "Sans bloqueur, les blessures vont à ce qui est attaqué. Pour atteindre une créature précise il faut un sort, ou un combat singulier («\u00a0se battent\u00a0»).",
      en: "Without a blocker the damage goes to what is attacked. To hit a given creature you need a spell, or a fight effect.",
    },
    rules: ["506.3", "508.1b", "510.1b"],
    questions: {
      fr: [
        "Puis-je attaquer directement une créature adverse au lieu du joueur\u202f?",
        "Ma créature peut-elle attaquer une autre créature\u202f?",
        "Je voudrais attaquer sa créature engagée plutôt que lui, c’est possible\u202f?",
        "Le joueur qui attaque a-t-il le droit d’attaquer la créature de son choix\u202f?",
        "Mon 4/4 peut-il attaquer une créature précise chez l’adversaire\u202f?",
      ],
      en: [
        "Can I attack my opponent’s creature directly instead of the player?",
        "Can my creature attack another creature?",
        "I want to attack one of his creatures rather than the player. Is that possible?",
        "May the attacking player attack a creature of his choice?",
        "Can my 4/4 attack a specific creature on their board?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/one-combat-each-turn",
    title: { fr: "Un seul combat par tour", en: "One combat each turn" },
    about: [
      ["attack", "attacker", "combat-phase"],
      ["attack-again-this-turn"],
      ["turn", "combat-phase", "main-phase", "this-turn", "once-again", "second-time", "twice"],
    ],
    not: ["extra-combat", "double-strike", "goad", "vigilance", "block"],
    verdict: "no",
    says: {
      fr: "un tour n’a qu’une phase de combat, où tous les attaquants sont déclarés une seule fois\u00a0: sans phase de combat supplémentaire on n’attaque pas deux fois",
      en: "a turn has only one combat phase, and all attackers are declared once in it: without an additional combat phase you can’t attack twice",
    },
    because: {
      fr: "Après le combat vient la seconde phase principale, sans nouvelle attaque, même pour une créature qui n’avait pas attaqué.",
      en: "After combat comes the second main phase, without another attack, even for a creature that stayed home.",
    },
    rules: ["508.1", "500.1", "506.1"],
    questions: {
      fr: [
        "Puis-je attaquer deux fois dans le même tour\u202f?",
        "J’attaque avec un Ours, puis-je ensuite attaquer avec une autre créature dans le même tour\u202f?",
        "J’ai lancé une créature avec la célérité en seconde phase principale, est-ce que je peux attaquer à nouveau\u202f?",
        "~Combien de phases d’attaque ai-je par tour\u202f?",
        "Est-ce permis d’attaquer plusieurs fois par tour\u202f?",
      ],
      en: [
        "Can I attack twice in one turn?",
        "I attacked with a Bear. Can I then attack with another creature in the same turn?",
        "I cast a haste creature in my second main phase. May I attack again?",
        "~How many attack phases do I get each turn?",
        "Is it allowed to attack more than once per turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/attacking-only-in-own-turn",
    title: { fr: "On n’attaque qu’à son tour", en: "Attacking only in one’s own turn" },
    about: [["attack", "attacker"], ["attack-in-their-turn"]],
    not: ["flash", "planeswalker", "crew", "block", "vigilance", "goad"],
    verdict: "no",
    says: {
      fr: "seules les créatures du joueur actif attaquent\u00a0: pendant le tour de l’adversaire, les vôtres ne peuvent que bloquer",
      en: "only the active player’s creatures attack: during an opponent’s turn yours can only block",
    },
    because: {
      fr: "La phase de combat appartient au joueur dont c’est le tour\u202f; les autres y sont joueurs défenseurs.",
      en: "The combat phase belongs to the player whose turn it is; the others are defending players.",
    },
    rules: ["506.2", "508.1"],
    questions: {
      fr: [
        "Mes créatures peuvent-elles attaquer pendant le tour de l’adversaire\u202f?",
        "Puis-je contre-attaquer quand il m’attaque\u202f?",
        "C’est au tour de mon adversaire, j’ai une créature avec célérité, elle peut attaquer pendant son tour à lui\u202f?",
        "A-t-on le droit d’attaquer au tour adverse\u202f?",
      ],
      en: [
        "Can my creatures attack during my opponent’s turn?",
        "May I counterattack when he attacks me?",
        "It’s my opponent’s turn and I have a creature with haste. Can it attack on their turn?",
        "Is it legal to attack in an opponent’s turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/all-attackers-at-once",
    title: { fr: "Les attaquants sont déclarés ensemble", en: "Attackers are declared together" },
    about: [
      ["attack", "attacker", "declare-attackers", "block", "blocker"],
      ["declared-all-together"],
    ],
    not: ["attack-with-everything", "gang-block", "blocks-several"],
    verdict: "yes",
    says: {
      fr: "tous les attaquants sont déclarés en même temps, puis tous les bloqueurs en même temps\u00a0: on n’ajoute ni ne change rien après avoir vu la suite",
      en: "all attackers are declared at the same time, then all blockers at the same time: nothing is added or changed after seeing what follows",
    },
    because: {
      fr: "Ce sont des actions imposées par le tour de jeu, elles n’utilisent pas la pile.",
      en: "These are turn-based actions and do not use the stack.",
    },
    rules: ["508.1", "509.1"],
    questions: {
      fr: [
        "Faut-il déclarer tous ses attaquants en même temps\u202f?",
        "Est-ce que tous les bloqueurs sont déclarés en même temps\u202f?",
        "Dois-je annoncer tous mes attaquants avant que l’adversaire choisisse ses blocages\u202f?",
        "Les attaquants sont-ils déclarés simultanément\u202f?",
      ],
      en: [
        "Do I have to declare all attackers at the same time?",
        "Are all blockers declared at the same time?",
        "Must I announce all my attackers before my opponent picks blocks?",
        "Are attackers declared simultaneously?",
      ],
    },
  }),
];
