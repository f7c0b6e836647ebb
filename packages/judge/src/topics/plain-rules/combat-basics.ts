import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What beginners ask first about combat and its keywords: one plain rule each. */
export const combatBasics: readonly Topic[] = [
  plainRule({
    id: "plain-rules/attacking-taps",
    title: { fr: "Attaquer engage la créature", en: "Attacking taps the creature" },
    about: [["attacking-taps"]],
    not: ["vigilance", "tap-for-mana", "tap-symbol", "crew", "blocking-taps", "respond"],
    verdict: "yes",
    says: {
      fr: "une créature s’engage quand elle est déclarée attaquante, sauf si elle a la vigilance",
      en: "a creature becomes tapped as it is declared as an attacker, unless it has vigilance",
    },
    because: {
      fr: "Elle reste donc en général engagée jusqu’à votre prochaine étape de dégagement.",
      en: "So it usually stays tapped until your next untap step.",
    },
    rules: ["508.1f", "702.20b"],
    questions: {
      fr: [
        "Attaquer engage-t-il ma créature\u202f?",
        "Ma créature s’engage-t-elle quand elle attaque\u202f?",
        "Dois-je engager mes créatures pour attaquer\u202f?",
        "Une créature s’engage-t-elle en attaquant\u202f?",
      ],
      en: [
        "Does attacking tap my creature?",
        "Does my creature tap when it attacks?",
        "Do I have to tap my creatures to attack?",
        "Do creatures tap to attack?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/blocking-does-not-tap",
    title: { fr: "Bloquer n’engage pas", en: "Blocking does not tap" },
    about: [["blocking-taps"]],
    not: ["vigilance", "tap-for-mana", "tap-symbol", "crew", "attacking-taps", "respond"],
    verdict: "no",
    says: {
      fr: "bloquer n’engage pas la créature\u00a0: elle doit être dégagée pour bloquer, et elle le reste",
      en: "blocking does not tap the creature: it has to be untapped to block, and it stays untapped",
    },
    because: {
      fr: "Seule la déclaration des attaquants engage, et la vigilance l’évite.",
      en: "Only being declared as an attacker taps a creature, and vigilance avoids it.",
    },
    rules: ["509.1a", "508.1f"],
    questions: {
      fr: [
        "Est-ce que bloquer engage ma créature\u202f?",
        "Ma créature s’engage-t-elle quand elle bloque\u202f?",
        "Dois-je engager une créature pour bloquer\u202f?",
        "Une créature s’engage-t-elle en bloquant\u202f?",
      ],
      en: [
        "Does blocking tap my creature?",
        "Does a creature tap when it blocks?",
        "Do I have to tap a creature to block?",
        "Do creatures tap to block?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/keywords-when-blocking",
    title: {
      fr: "Contact mortel et initiative en défense",
      en: "Deathtouch and first strike on defence",
    },
    about: [
      ["deathtouch", "first-strike", "double-strike"],
      ["works-when-blocking", "my-blocker"],
    ],
    not: ["trample", "lifelink", "indestructible", "kill", "dies", "survives", "damage", "player"],
    verdict: "yes",
    says: {
      fr: "le contact mortel, l’initiative et la double initiative servent aussi quand la créature bloque",
      en: "deathtouch, first strike and double strike also work when the creature blocks",
    },
    because: {
      fr: "Ces capacités parlent des blessures infligées\u00a0: attaquer ou bloquer n’y change rien. Seul le piétinement ne sert qu’à l’attaque.",
      en: "These abilities are about the damage dealt: attacking or blocking makes no difference. Only trample is for attackers alone.",
    },
    rules: ["702.7b", "702.2b", "702.4b"],
    questions: {
      fr: [
        "L’initiative fonctionne-t-elle en défense\u202f?",
        "Le contact mortel fonctionne-t-il quand je bloque\u202f?",
        "La double initiative sert-elle en bloquant\u202f?",
        "L’initiative fonctionne-t-elle quand la créature bloque\u202f?",
      ],
      en: [
        "Does deathtouch work when blocking?",
        "Does first strike work when blocking?",
        "Does double strike work on defense?",
        "Does deathtouch work on a blocker?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tokens-are-sick",
    title: { fr: "Jetons et mal d’invocation", en: "Tokens and summoning sickness" },
    about: [["token"], ["summoning-sickness"]],
    not: ["block", "attack", "haste", "treasure", "vehicle", "tap-symbol", "artifact"],
    verdict: "yes",
    says: {
      fr: "une créature-jeton a le mal d’invocation comme toute créature\u00a0: sans la célérité, elle n’attaque pas le tour où elle arrive",
      en: "a creature token has summoning sickness like any creature: without haste it can’t attack on the turn it arrives",
    },
    because: {
      fr: "Ce qui compte est de l’avoir contrôlée sans interruption depuis le début de votre tour. Bloquer reste possible.",
      en: "What counts is having controlled it continuously since your turn began. It may still block.",
    },
    rules: ["302.6", "111.1"],
    questions: {
      fr: [
        "Un jeton créature a-t-il le mal d’invocation\u202f?",
        "Les jetons ont-ils le mal d’invocation\u202f?",
        "Le mal d’invocation concerne-t-il les jetons\u202f?",
        "Est-ce que mes jetons ont le mal d’invocation\u202f?",
      ],
      en: [
        "Do tokens have summoning sickness?",
        "Does a creature token have summoning sickness?",
        "Are tokens affected by summoning sickness?",
        "Do my tokens get summoning sickness?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/hexproof-stops-opponents",
    title: {
      fr: "La défense talismanique arrête l’adversaire",
      en: "Hexproof stops opponents",
    },
    about: [["opponent-targets"], ["hexproof"]],
    not: ["untargeted", "mass-death", "respond", "player", "shroud", "aura", "ward"],
    verdict: "no",
    says: {
      fr: "un permanent avec la défense talismanique ne peut pas être la cible de sorts ou de capacités des adversaires de son contrôleur",
      en: "a permanent with hexproof can’t be the target of spells or abilities that opponents of its controller control",
    },
    because: {
      fr: "Son contrôleur peut toujours la cibler, et ce qui ne cible pas l’atteint.",
      en: "Its controller may still target it, and what does not target affects it.",
    },
    rules: ["702.11b"],
    questions: {
      fr: [
        "Puis-je cibler la créature de mon adversaire avec la défense talismanique\u202f?",
        "L’adversaire peut-il cibler une créature qui a la défense talismanique\u202f?",
        "Un adversaire peut-il cibler mon permanent avec la défense talismanique\u202f?",
        "Mon adversaire peut-il cibler mon commandant avec la défense talismanique\u202f?",
      ],
      en: [
        "Can I target my opponent’s hexproof creature?",
        "Can my opponent target my creature with hexproof?",
        "Can opponents target a hexproof creature?",
        "Can I target an opponent’s creature that has hexproof?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sacrificing-fighters",
    title: {
      fr: "Sacrifier un attaquant ou un bloqueur",
      en: "Sacrificing an attacker or a blocker",
    },
    about: [["sacrifices-fighter"]],
    not: ["made-to", "edict", "still", "stays-blocked", "unblocked", "trample", "opponent"],
    verdict: "yes",
    says: {
      fr: "vous pouvez sacrifier une créature qui attaque ou qui bloque si un coût ou un effet le permet, même avant les blessures",
      en: "you may sacrifice an attacking or blocking creature if a cost or an effect lets you, even before damage",
    },
    because: {
      fr: "Elle quitte alors le combat et n’inflige plus de blessures\u202f; une attaquante qu’elle bloquait reste bloquée.",
      en: "It then leaves combat and deals no more damage; an attacker that it blocked stays blocked.",
    },
    rules: ["701.21a", "506.4", "117.1b"],
    questions: {
      fr: [
        "Puis-je sacrifier une créature attaquante\u202f?",
        "Puis-je sacrifier une créature bloqueuse avant les blessures\u202f?",
        "Peut-on sacrifier une créature qui bloque\u202f?",
        "Puis-je sacrifier mon bloqueur avant les blessures\u202f?",
      ],
      en: [
        "Can I sacrifice an attacking creature?",
        "Can I sacrifice a creature that is blocking?",
        "May I sacrifice my blocker before damage?",
        "Can I sacrifice my attacker after blocks?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/damage-wears-off",
    title: { fr: "Les blessures partent en fin de tour", en: "Damage goes away at end of turn" },
    about: [["damage", "marked-damage"], ["damage-leaves"]],
    not: [
      "player",
      "planeswalker",
      "life-total",
      "poison",
      "commander",
      "pump",
      "wither",
      "infect",
    ],
    verdict: "yes",
    says: {
      fr: "toutes les blessures marquées sur les créatures sont retirées à l’étape de nettoyage de chaque tour",
      en: "all damage marked on creatures is removed in the cleanup step of each turn",
    },
    because: {
      fr: "Les effets «\u00a0jusqu’à la fin du tour\u00a0» cessent au même moment. Les marqueurs -1/-1 restent.",
      en: "“Until end of turn” effects end at the same time. -1/-1 counters stay.",
    },
    rules: ["514.2"],
    questions: {
      fr: [
        "Les blessures disparaissent-elles à la fin du tour\u202f?",
        "Ma créature blessée guérit-elle à la fin du tour\u202f?",
        "Les blessures d’une créature s’effacent-elles en fin de tour\u202f?",
        "Les blessures sont-elles retirées à la fin du tour\u202f?",
      ],
      en: [
        "Does damage go away at end of turn?",
        "Does damage on creatures wear off at end of turn?",
        "Do damaged creatures heal at the end of the turn?",
        "Is damage removed at end of turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/zero-toughness-dies",
    title: { fr: "Une endurance de 0 est fatale", en: "Toughness 0 is fatal" },
    about: [
      ["zero-toughness", "toughness-to-zero"],
      ["dies", "survives", "graveyard", "stays-on-battlefield", "keeps"],
    ],
    not: [
      "triggered-ability",
      "enters-trigger",
      "enters-with-counters",
      "plus-one-counter",
      "indestructible",
      "regenerate",
      "persist",
      "undying",
      "respond",
      "sacrifice",
      "pump",
      "damage",
      "minus-toughness",
    ],
    turned: ["survives", "stays-on-battlefield"],
    verdict: "yes",
    says: {
      fr: "une créature dont l’endurance est de 0 ou moins est mise au cimetière dès que les actions basées sur l’état sont vérifiées",
      en: "a creature with toughness 0 or less is put into the graveyard as soon as state-based actions are checked",
    },
    because: {
      fr: "Ce n’est pas une destruction\u00a0: ni l’indestructible ni la régénération n’y changent rien, et personne ne peut répondre.",
      en: "It is not destruction: neither indestructible nor regeneration helps, and nobody can respond.",
    },
    rules: ["704.5f"],
    questions: {
      fr: [
        "Une créature avec une endurance de 0 meurt-elle\u202f?",
        "Une créature 0/0 meurt-elle\u202f?",
        "!Une créature 0/0 survit-elle\u202f?",
        "Une créature à 0 d’endurance meurt-elle tout de suite\u202f?",
      ],
      en: [
        "Does a creature with 0 toughness die?",
        "Does a 0/0 creature die?",
        "!Can a 0/0 creature survive?",
        "Does a creature die if its toughness is 0?",
      ],
    },
  }),
];
