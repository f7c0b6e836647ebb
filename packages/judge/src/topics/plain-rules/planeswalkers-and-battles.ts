import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Planeswalkers and battles: one plain rule each. */
export const planeswalkersAndBattles: readonly Topic[] = [
  plainRule({
    id: "plain-rules/planeswalkers-do-not-fight",
    title: {
      fr: "Un planeswalker n’attaque ni ne bloque",
      en: "Planeswalkers neither attack nor block",
    },
    about: [["planeswalker"], ["planeswalker-as-fighter"]],
    not: ["becomes-creature", "goad", "attack-tax"],
    verdict: "no",
    says: {
      fr: "un planeswalker n’est pas une créature\u00a0: il n’attaque pas, ne bloque pas et ne combat pas, sauf si un effet en fait une créature",
      en: "a planeswalker is not a creature: it can’t attack, block or fight, unless an effect makes it a creature",
    },
    because: {
      fr: "Ce sont vos créatures qui bloquent pour lui.",
      en: "Your creatures do the blocking for it.",
    },
    rules: ["506.3", "306.6"],
    questions: {
      fr: [
        "Un planeswalker peut-il bloquer une créature attaquante\u202f?",
        "Puis-je attaquer avec mon planeswalker\u202f?",
        "Mon planeswalker peut-il se mettre devant un attaquant et le bloquer\u202f?",
        "Est-ce que je peux bloquer avec mon planeswalker pour protéger mes points de vie\u202f?",
        "Mon planeswalker a-t-il le droit de se mettre en bloqueur, de bloquer un 2/2\u202f?",
      ],
      en: [
        "Can a planeswalker block an attacking creature?",
        "Can I attack with my planeswalker?",
        "May I block with my planeswalker to protect my life total?",
        "Is my planeswalker allowed to block a 2/2?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/loyalty-above-the-start",
    title: { fr: "Plus de loyauté qu’au départ", en: "More loyalty than at the start" },
    about: [["planeswalker", "loyalty"], ["above-starting-loyalty"]],
    not: ["doubling-counters"],
    turned: ["loyalty-limit"],
    verdict: "yes",
    says: {
      fr: "la loyauté n’a pas de maximum\u00a0: un planeswalker peut avoir plus de marqueurs «\u00a0loyauté\u00a0» que son chiffre de départ",
      en: "loyalty has no maximum: a planeswalker can have more loyalty counters than its starting number",
    },
    because: {
      fr: "Sa loyauté est simplement le nombre de ses marqueurs.",
      en: "Its loyalty simply is the number of its counters.",
    },
    rules: ["306.5c", "606.4"],
    questions: {
      fr: [
        "La loyauté d’un planeswalker peut-elle dépasser sa loyauté de départ\u202f?",
        "!Y a-t-il un maximum de loyauté pour un planeswalker\u202f?",
        "Mon planeswalker arrive avec 4, puis-je l’amener à 9 de loyauté, au-dessus de sa loyauté initiale\u202f?",
        "Un planeswalker peut avoir plus de loyauté qu’au départ\u202f?",
      ],
      en: [
        "Can a planeswalker’s loyalty go above its starting loyalty?",
        "!Is there a maximum loyalty for a planeswalker?",
        "My planeswalker came in with 4. Can its loyalty go higher, say to 9, above the printed loyalty?",
        "Can a planeswalker have more loyalty than it started with?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/loyalty-is-paid-first",
    title: { fr: "La loyauté est payée d’abord", en: "Loyalty is paid first" },
    about: [["planeswalker", "loyalty", "loyalty-ability"], ["loyalty-paid"]],
    not: ["zero-loyalty", "not-enough-loyalty"],
    verdict: "yes",
    says: {
      fr: "les marqueurs «\u00a0loyauté\u00a0» sont ajoutés ou retirés comme coût, dès l’activation\u00a0: un adversaire qui répond trouve déjà le nouveau nombre",
      en: "loyalty counters are added or removed as the cost, on activation: an opponent who responds already finds the new number",
    },
    because: {
      fr: "Tuer le planeswalker en réponse ne contrecarre pas la capacité, qui existe sur la pile sans lui.",
      en: "Killing the planeswalker in response does not counter the ability, which exists on the stack without it.",
    },
    rules: ["606.4", "113.7a", "602.2b"],
    questions: {
      fr: [
        "Mon adversaire répond au +1 de mon planeswalker\u00a0: le marqueur de loyauté est-il déjà ajouté\u202f?",
        "Les marqueurs loyauté du +2 sont-ils ajoutés tout de suite, avant la résolution\u202f?",
        "Si on veut Foudroyer mon planeswalker en réponse à son activation, la loyauté est-elle déjà montée\u202f?",
        "La loyauté change-t-elle immédiatement, comme un coût, quand j’active mon planeswalker\u202f?",
      ],
      en: [
        "My opponent responds to my planeswalker’s +1. Is the loyalty counter already added?",
        "Are the loyalty counters of a +2 added right away, before the ability resolves?",
        "They Bolt my planeswalker in response to its loyalty ability. Has the loyalty already gone up?",
        "Is adding loyalty a cost, so that the loyalty changes immediately?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lifelink-and-planeswalkers",
    title: { fr: "Le lien de vie contre un planeswalker", en: "Lifelink against a planeswalker" },
    about: [["lifelink"], ["planeswalker", "battle", "planeswalker-damage"]],
    verdict: "yes",
    says: {
      fr: "le lien de vie fait gagner des points de vie pour toute blessure infligée, qu’elle le soit à un joueur, une créature, un planeswalker ou une bataille",
      en: "lifelink gains life for any damage dealt, whether to a player, a creature, a planeswalker or a battle",
    },
    because: {
      fr: "Ce gain s’ajoute aux autres résultats, comme le retrait des marqueurs «\u00a0loyauté\u00a0».",
      en: "That gain comes on top of the other results, such as removing loyalty counters.",
    },
    rules: ["702.15b", "120.3f", "120.3c"],
    questions: {
      fr: [
        "Le lien de vie marche-t-il si j’attaque un planeswalker\u202f?",
        "Ma créature avec lien de vie inflige 3 blessures à un planeswalker, est-ce que je gagne 3 points de vie\u202f?",
        "Est-ce que je gagne de la vie quand mon lien de vie frappe un planeswalker\u202f?",
        "J’attaque le planeswalker adverse avec lien de vie, je gagne quand même des points de vie\u202f?",
      ],
      en: [
        "Does lifelink work on damage to a planeswalker?",
        "My lifelinker deals 3 damage to a planeswalker. Do I gain 3 life?",
        "Do I gain life when a creature with lifelink hits a planeswalker?",
        "I attack their planeswalker with a lifelink creature, do I still gain the life?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/planeswalkers-are-no-creatures",
    title: { fr: "Un planeswalker n’est pas une créature", en: "A planeswalker is no creature" },
    about: [["planeswalker"], ["creature-removal"]],
    not: [
      "becomes-creature",
      "animated-planeswalker",
      "burn-at-planeswalker",
      "fight",
      "attack",
      "attacker",
    ],
    verdict: "no",
    says: {
      fr: "un planeswalker n’est pas une créature\u00a0: ce qui détruit, cible ou compte «\u00a0une créature\u00a0» ne le touche pas, ce qui dit «\u00a0permanent\u00a0» le touche",
      en: "a planeswalker is not a creature: what destroys, targets or counts “a creature” does not touch it; what says “permanent” does",
    },
    because: {
      fr: "Les blessures d’un sort qui dit «\u00a0n’importe quelle cible\u00a0» peuvent l’atteindre.",
      en: "Damage from a spell that says “any target” can hit it.",
    },
    rules: ["115.1", "109.2", "306.8"],
    questions: {
      fr: [
        "«\u00a0Détruisez la créature ciblée\u00a0» peut-il détruire un planeswalker\u202f?",
        "Un sort qui détruit toutes les créatures détruit-il aussi les planeswalkers\u202f?",
        "Colère de Dieu tue-t-elle mon planeswalker\u202f?",
        "Je peux cibler un planeswalker avec un sort qui dit «\u00a0créature ciblée\u00a0»\u202f?",
      ],
      en: [
        "Can “destroy target creature” hit a planeswalker?",
        "Does a spell that destroys all creatures destroy planeswalkers too?",
        "Does Wrath of God kill my planeswalker?",
        "May I target a planeswalker with a Doom Blade that says target creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/burn-can-hit-battles",
    title: { fr: "Des blessures aux batailles", en: "Damage to battles" },
    about: [["battle"], ["burn", "damage", "target", "spell", "instant", "damages-a-battle"]],
    not: ["block", "attack", "trample", "lifelink"],
    verdict: "yes",
    says: {
      fr: "un sort qui inflige des blessures à «\u00a0n’importe quelle cible\u00a0» peut viser une bataille\u00a0: chaque blessure en retire un marqueur «\u00a0défense\u00a0»",
      en: "a spell that deals damage to “any target” can target a battle: each damage removes one defense counter",
    },
    because: {
      fr: "«\u00a0N’importe quelle cible\u00a0» veut dire créature, joueur, planeswalker ou bataille.",
      en: "“Any target” means creature, player, planeswalker or battle.",
    },
    rules: ["115.4", "120.3h", "310.6"],
    questions: {
      fr: [
        "Foudre peut-elle infliger des blessures à une bataille\u202f?",
        "Un sort de blessures «\u00a0n’importe quelle cible\u00a0» peut-il cibler un siège\u202f?",
        "Puis-je finir une bataille avec un sort de blessures plutôt qu’en attaquant\u202f? Un sort peut viser la bataille\u202f?",
        "Les blessures d’un sort retirent-elles des marqueurs défense d’une bataille\u202f?",
      ],
      en: [
        "Can Lightning Bolt damage a battle?",
        "Can a burn spell that says any target target a Siege?",
        "May I finish off a battle with a burn spell?",
        "Does damage from a spell remove defense counters from a battle?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/protectors-cannot-attack",
    title: { fr: "Le protecteur d’une bataille", en: "The protector of a battle" },
    about: [["battle", "protector"], ["protector-attacks"], ["attack", "attacker"]],
    verdict: "no",
    says: {
      fr: "le protecteur d’une bataille ne peut jamais l’attaquer\u202f; il la défend\u00a0: seules ses créatures peuvent bloquer ceux qui l’attaquent",
      en: "the protector of a battle can never attack it; he defends it: only his creatures can block its attackers",
    },
    because: {
      fr: "Le contrôleur de la bataille et les autres joueurs peuvent l’attaquer.",
      en: "The battle’s controller and the other players may attack it.",
    },
    rules: ["310.8b", "310.8c"],
    questions: {
      fr: [
        "Le protecteur d’une bataille peut-il l’attaquer\u202f?",
        "Je suis le protecteur du siège de mon adversaire, puis-je attaquer ce siège que je protège\u202f?",
        "Mes créatures peuvent-elles attaquer la bataille que je protège\u202f?",
        "Est-ce que le protecteur attaque son propre siège protégé, c’est permis\u202f?",
      ],
      en: [
        "Can the protector of a battle attack it?",
        "I’m the protector of my opponent’s Siege. May I attack the Siege I protect?",
        "Can my creatures attack a battle I protect?",
        "Is the protector allowed to attack that battle himself?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-defeated-battle-is-cast",
    title: { fr: "L’autre face d’une bataille vaincue", en: "The other face of a defeated battle" },
    about: [
      ["battle", "last-defense"],
      ["cast", "respond", "counter-spell", "stack", "back-of-battle"],
    ],
    not: ["block", "attack"],
    verdict: "yes",
    says: {
      fr: "le dernier marqueur «\u00a0défense\u00a0» retiré, le siège est exilé et son contrôleur peut lancer l’autre face gratuitement\u00a0: c’est un sort, qui peut être contrecarré",
      en: "with the last defense counter gone, the Siege is exiled and its controller may cast the other face for free: it is a spell and can be countered",
    },
    because: {
      fr: "C’est une capacité déclenchée du siège\u202f; peu importe qui a retiré le dernier marqueur.",
      en: "It is a triggered ability of the Siege; it does not matter who removed the last counter.",
    },
    rules: ["310.11b", "601.2"],
    questions: {
      fr: [
        "L’autre face d’une bataille vaincue peut-elle être contrecarrée\u202f?",
        "Quand je vaincs un siège, est-ce que je lance l’autre face gratuitement\u202f?",
        "Un adversaire retire le dernier marqueur défense de mon siège\u00a0: c’est moi qui lance l’autre face\u202f?",
        "Peut-on contrecarrer le sort obtenu d’une bataille vaincue\u202f?",
      ],
      en: [
        "Can the spell from a defeated battle be countered?",
        "When I defeat a Siege, do I cast the other face for free?",
        "An opponent removes the last defense counter of my battle. Do I get to cast the back face?",
        "Is the back side of a defeated battle cast, so that it can be countered?",
      ],
    },
  }),
];
