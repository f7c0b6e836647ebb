import type { Topic } from "../topic.ts";

export const attackingPlaneswalkers: Topic = {
  id: "combat/attacking-planeswalkers",
  title: { fr: "Attaquer des planeswalkers", en: "Attacking planeswalkers" },
  about: [
    ["planeswalker"],
    ["attack", "attacker", "declare-attackers", "attacks-each-planeswalker"],
    ["split-attack", "attacks-each-planeswalker", "choose", "block", "player", "declare-attackers"],
  ],
  not: [
    "planeswalker-gone",
    "planeswalker-as-fighter",
    "trample",
    "trample-over-planeswalkers",
    "excess-damage",
    "goad",
    "ninjutsu",
    "burn-at-planeswalker",
    "animated-planeswalker",
    "deathtouch",
  ],
  hints: [
    "creature",
    "opponent",
    "defending-player",
    "announce",
    "damage",
    "control",
    "several-attackers",
  ],
  rules: [
    {
      number: "508.1b",
      claim: {
        fr: "En déclarant les attaquants, on annonce pour chacun quel joueur, quel planeswalker ou quelle bataille il attaque.",
        en: "While declaring attackers you announce for each one which player, planeswalker or battle it attacks.",
      },
    },
    {
      number: "306.6",
      claim: { fr: "On peut attaquer les planeswalkers.", en: "Planeswalkers can be attacked." },
    },
    {
      number: "506.2",
      claim: {
        fr: "Le joueur défenseur et ses planeswalkers peuvent être attaqués.",
        en: "The defending player and their planeswalkers can be attacked.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["block", "blocker"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le joueur défenseur peut bloquer les créatures qui attaquent son planeswalker, exactement comme celles qui l’attaquent lui.",
        en: "Yes, the defending player may block creatures attacking their planeswalker just like those attacking them.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, chaque créature attaquante choisit séparément ce qu’elle attaque, joueur ou planeswalker, et on l’annonce en déclarant les attaquants.",
        en: "Yes, each attacking creature chooses separately what it attacks, player or planeswalker, announced as attackers are declared.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On choisit pour chaque attaquant, au moment de déclarer les attaquants, s’il attaque le joueur ou l’un de ses planeswalkers.",
        en: "For each attacker you choose, while attackers are declared, whether it attacks the player or one of their planeswalkers.",
      },
    },
  ],
  explanation: {
    fr: "Le choix se fait à la déclaration des attaquants, créature par créature, et ne change plus ensuite. Les bloqueurs du joueur défenseur peuvent bloquer n’importe lequel de ces attaquants.",
    en: "The choice is made as attackers are declared, creature by creature, and doesn’t change later. The defending player’s creatures may block any of those attackers.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je attaquer le joueur avec une créature et son planeswalker avec une autre\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon adversaire peut-il bloquer une créature qui attaque son planeswalker\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "J’ai trois attaquants\u00a0: est-ce que je peux les répartir entre le joueur et ses deux planeswalkers\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I attack my opponent with one creature and their planeswalker with the other?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can my opponent block a creature that attacks his planeswalker?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Am I allowed to split my attackers between two planeswalkers and the player?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
