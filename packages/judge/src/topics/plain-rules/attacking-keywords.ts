import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keywords of attacking creatures: one plain rule each. */
export const attackingKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/myriad-tokens",
    title: { fr: "La myriade", en: "Myriad" },
    about: [["myriad"]],
    verdict: "no",
    says: {
      fr: "la myriade crée, pour chaque adversaire autre que le joueur défenseur, un jeton copie engagé et attaquant\u00a0: les jetons n’ont pas «\u00a0attaqué\u00a0», leurs capacités d’attaque ne se déclenchent donc pas, et à deux joueurs rien n’est créé",
      en: "myriad creates a tapped and attacking token copy for each opponent other than the defending player: the tokens never “attacked”, so their attack triggers do not happen, and in a two-player game nothing is created",
    },
    because: {
      fr: "Les capacités d’arrivée se déclenchent, elles. Les jetons sont exilés à la fin du combat\u202f; légendaires, la règle des légendes les concerne.",
      en: "Enters abilities do trigger. The tokens are exiled at end of combat; if legendary, the legend rule applies to them.",
    },
    rules: ["702.116a", "508.4", "508.3a"],
    questions: {
      fr: [
        "Les jetons de la myriade (myriad) déclenchent-ils leur propre myriade\u202f?",
        "La myriade fait-elle quelque chose à deux joueurs\u202f?",
        "Mes jetons créés par myriad restent-ils après le combat\u202f?",
        "~Combien de jetons crée la myriade quand j’ai trois adversaires\u202f?",
        "À quatre joueurs, les copies de ma créature avec myriad déclenchent leur capacité d’attaque\u202f?",
      ],
      en: [
        "Do the tokens from myriad trigger myriad again?",
        "Does myriad do anything in a two-player game?",
        "Do I keep the myriad tokens after combat?",
        "~How many tokens does myriad create when I have three opponents?",
        "In a four-player game, do the attack triggers of my myriad token copies happen?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/melee-bonus",
    title: { fr: "La mêlée", en: "Melee" },
    about: [["melee"]],
    turned: ["planeswalker"],
    verdict: "yes",
    says: {
      fr: "la mêlée donne +1/+1 pour chaque adversaire que vous avez attaqué ce combat avec une créature, n’importe laquelle des vôtres\u202f; attaquer seulement son planeswalker ne compte pas",
      en: "melee gives +1/+1 for each opponent you attacked with any creature this combat; attacking only that player’s planeswalker does not count",
    },
    because: {
      fr: "On compte à la résolution\u202f; une créature mise attaquante sur le champ de bataille n’a pas attaqué.",
      en: "It is counted on resolution; a creature put onto the battlefield attacking did not attack.",
    },
    rules: ["702.121a", "508.4"],
    questions: {
      fr: [
        "La mêlée (melee) compte-t-elle un adversaire attaqué par une autre de mes créatures\u202f?",
        "!La mêlée compte-t-elle un adversaire dont j’attaque seulement le planeswalker\u202f?",
        "~Combien de bonus donne melee si j’attaque trois adversaires\u202f?",
        "Si j’attaque trois joueurs, ma créature avec melee gagne-t-elle +3/+3\u202f?",
        "Ma 3/3 avec melee attaque le joueur A, une autre le joueur B\u00a0: elle devient 5/5\u202f?",
      ],
      en: [
        "Does melee count an opponent attacked by another creature of mine?",
        "!Does melee count an opponent if I attacked only their planeswalker?",
        "~How big is the melee bonus if I attack three opponents?",
        "If I attack three players, does my creature with melee get +3/+3?",
        "My 3/3 with melee attacks one player and another creature attacks a second. Is it a 5/5?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mentor-targets",
    title: { fr: "Le mentor", en: "Mentor" },
    about: [["mentor"]],
    verdict: "no",
    says: {
      fr: "mentor cible une créature attaquante de force strictement inférieure à celle de la créature qui a mentor, vérifiée en ciblant puis à la résolution\u00a0: une force égale ne convient pas",
      en: "mentor targets an attacking creature with power strictly less than that of the creature with mentor, checked when targeting and again on resolution: equal power does not qualify",
    },
    because: {
      fr: "Si la cible est devenue aussi forte entre-temps, elle ne reçoit pas de marqueur.",
      en: "If the target has become as strong in the meantime, it gets no counter.",
    },
    rules: ["702.134a", "608.2b"],
    questions: {
      fr: [
        "Le mentor peut-il mettre un marqueur sur une créature attaquante de même force\u202f?",
        "Puis-je donner le marqueur de mentor à une créature qui n’attaque pas\u202f?",
        "Si j’augmente la force de la cible de mentor en réponse, reçoit-elle quand même le marqueur\u202f?",
        "~Quelles créatures mentor peut-il cibler\u202f?",
        "Mon 3/3 avec mentor attaque avec une 3/2, elle prend un marqueur\u202f?",
      ],
      en: [
        "Can mentor put a counter on an attacking creature with the same power?",
        "Can I give the mentor counter to a creature that is not attacking?",
        "If the target of mentor becomes bigger in response, does it still get the counter?",
        "~Which creatures can mentor target?",
        "My 3/3 with mentor attacks beside a 3/2. Does that one get a counter?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/training-partner",
    title: { fr: "L’entraînement", en: "Training" },
    about: [["training-keyword", "training-word"]],
    turned: ["alone"],
    verdict: "yes",
    says: {
      fr: "l’entraînement se déclenche si la créature attaque en même temps qu’une autre de force strictement supérieure à la sienne\u00a0: elle reçoit alors un marqueur +1/+1\u202f; seule ou avec une égale, elle ne reçoit rien",
      en: "training triggers if the creature attacks together with another of strictly greater power: it then gets one +1/+1 counter; alone or with one of equal power it gets nothing",
    },
    because: {
      fr: "La force est comparée à la déclaration de l’attaque\u202f; si l’autre part ensuite, le marqueur vient quand même.",
      en: "Power is compared as attackers are declared; if the other leaves afterwards, the counter still comes.",
    },
    rules: ["702.149a", "508.3a"],
    questions: {
      fr: [
        "Ma créature avec entraînement (training) reçoit-elle un marqueur si l’autre attaquante, plus forte, meurt en réponse\u202f?",
        "!Ma créature avec training attaque seule, reçoit-elle un marqueur\u202f?",
        "Avec l’entraînement (training), faut-il attaquer avec une créature de force supérieure\u202f?",
        "~Comment fonctionne l’entraînement (training)\u202f?",
        "Ma 1/1 avec training attaque avec un 4/4, elle grandit\u202f?",
      ],
      en: [
        "My creature with training attacks with a bigger one that dies in response. Does it still get the counter?",
        "!My creature with training attacks alone. Does it get a counter?",
        "With training, do I need to attack with a creature of greater power?",
        "~When does training trigger?",
        "My 1/1 with training attacks next to a 4/4. Does it grow?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/dethrone-and-ties",
    title: { fr: "Le détrônement", en: "Dethrone" },
    about: [["dethrone"]],
    turned: ["lower-life"],
    verdict: "yes",
    says: {
      fr: "le détrônement se déclenche quand la créature attaque le joueur qui a le plus de points de vie ou est à égalité pour le plus, même si c’est avec vous",
      en: "dethrone triggers when the creature attacks the player with the most life or tied for most life, even if you are the one tied with them",
    },
    because: {
      fr: "On regarde les points de vie à la déclaration de l’attaque\u202f; attaquer un planeswalker ne suffit pas.",
      en: "Life totals are looked at as attackers are declared; attacking a planeswalker is not enough.",
    },
    rules: ["702.105a"],
    questions: {
      fr: [
        "Le détrônement (dethrone) se déclenche-t-il si le joueur attaqué est à égalité avec un autre pour les points de vie\u202f?",
        "!Le détrônement se déclenche-t-il contre un joueur qui a moins de points de vie qu’un autre\u202f?",
        "Si nous sommes tous à 40, ma créature avec dethrone reçoit-elle son marqueur\u202f?",
        "~Comment fonctionne le détrônement (dethrone)\u202f?",
        "À égalité à 20 points de vie, Marchesa me donne un marqueur avec dethrone\u202f?",
      ],
      en: [
        "Does dethrone trigger if the attacked player is tied for the most life?",
        "!Does dethrone trigger against a player who has less life than someone else?",
        "Everyone is at 40 life. Does my creature with dethrone get its counter?",
        "~When does dethrone trigger?",
        "My opponent and I are tied at 20 life. Will dethrone put a counter on my attacker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/renown-once",
    title: { fr: "La réputation", en: "Renown" },
    about: [["renown"]],
    verdict: "no",
    says: {
      fr: "une créature réputée ne reçoit pas d’autres marqueurs par la réputation\u00a0: la capacité ne fonctionne qu’une fois, aux premières blessures de combat infligées à un joueur",
      en: "a creature that is already renowned gets no more counters from renown: it works only once, the first time it deals combat damage to a player",
    },
    because: {
      fr: "Elle reste réputée jusqu’à ce qu’elle quitte le champ de bataille, même sans marqueurs\u202f; une copie n’est pas réputée. Les blessures à un planeswalker ne comptent pas.",
      en: "It stays renowned until it leaves the battlefield, even without counters; a copy is not renowned. Damage to a planeswalker does not count.",
    },
    rules: ["702.112a", "702.112b"],
    questions: {
      fr: [
        "Ma créature déjà réputée (renown) reçoit-elle encore des marqueurs quand elle blesse un joueur\u202f?",
        "La réputation se déclenche-t-elle sur des blessures infligées à un planeswalker\u202f?",
        "Avec la double initiative, ma créature avec réputation (renown) reçoit-elle deux fois les marqueurs\u202f?",
        "~Comment fonctionne la réputation (renown)\u202f?",
        "Mon chevalier avec renown 1 blesse l’adv deux tours de suite\u00a0: deux marqueurs\u202f?",
      ],
      en: [
        "Does my renowned creature get more counters when it damages a player again?",
        "Does renown trigger on damage to a planeswalker?",
        "With double strike, does my creature with renown get its counters twice?",
        "~How does renown work?",
        "My knight with renown 1 connects two turns in a row. Does it get two counters?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mobilized-warriors",
    title: { fr: "Mobilize", en: "Mobilize" },
    about: [["mobilize", "mobilize-keyword"]],
    verdict: "no",
    says: {
      fr: "les jetons Guerrier 1/1 de «\u00a0mobilize\u00a0» arrivent engagés et attaquants, sans avoir «\u00a0attaqué\u00a0», et sont sacrifiés au début de la prochaine étape de fin",
      en: "the 1/1 Warrior tokens of mobilize enter tapped and attacking without having “attacked”, and are sacrificed at the beginning of the next end step",
    },
    because: {
      fr: "Leurs capacités d’attaque ne se déclenchent pas, mais ils infligent des blessures ce combat.",
      en: "Attack triggers do not see them, but they deal combat damage this combat.",
    },
    rules: ["702.181a", "508.4"],
    questions: {
      fr: [
        "Les jetons créés par mobilize restent-ils après le tour\u202f?",
        "Les Guerriers de mobilize comptent-ils comme des créatures qui ont attaqué pour mes capacités d’attaque\u202f?",
        "Puis-je garder mes jetons mobilize comme bloqueurs au tour adverse\u202f?",
        "~Comment fonctionne mobilize 2\u202f?",
        "Mobilize 3\u00a0: je garde les trois jetons pour le tour suivant\u202f?",
      ],
      en: [
        "Do the tokens made by mobilize stay after the turn?",
        "Do mobilize Warriors trigger abilities that trigger whenever a creature attacks?",
        "Can I keep my mobilize tokens as blockers for my opponent’s turn?",
        "~How does mobilize 2 work?",
        "Mobilize 3: are the three tokens still mine next turn?",
      ],
    },
  }),
];
