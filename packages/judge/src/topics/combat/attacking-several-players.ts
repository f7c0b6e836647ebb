import type { Topic } from "../topic.ts";

export const attackingSeveralPlayers: Topic = {
  id: "combat/attacking-several-players",
  title: { fr: "Attaquer plusieurs joueurs", en: "Attacking several players" },
  about: [["several-defenders"], ["attack", "attacker", "declare-attackers"]],
  not: ["goad", "damage"],
  hints: [
    "multiplayer",
    "opponent",
    "player",
    "commander",
    "planeswalker",
    "creature",
    "combat-phase",
    "simultaneous",
    "several-blockers",
    "turn",
    "each-player",
    "assign-damage",
    "both-lose",
    "several-commanders",
    "choose",
  ],
  rules: [
    {
      number: "508.1b",
      claim: {
        fr: "Pour chaque attaquante, on annonce quel joueur, quel planeswalker ou quelle bataille elle attaque.",
        en: "For each attacker you announce which player, planeswalker or battle it attacks.",
      },
    },
    {
      number: "509.1a",
      claim: {
        fr: "Un joueur ne bloque que les créatures qui l’attaquent, lui ou ses planeswalkers.",
        en: "A player blocks only creatures attacking them or their planeswalkers.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["block"] },
      verdict: "no",
      ruling: {
        fr: "Non, un joueur ne peut bloquer que les créatures qui l’attaquent, lui, un de ses planeswalkers ou une bataille qu’il protège.",
        en: "No, a player can block only creatures that attack them, a planeswalker of theirs or a battle they protect.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous choisissez pour chaque créature quel adversaire ou quel planeswalker elle attaque\u00a0: elles peuvent en attaquer plusieurs dans le même combat.",
        en: "Yes, you choose for each creature which opponent or planeswalker it attacks: they may attack several in the same combat.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque attaquante a son propre joueur ou planeswalker à attaquer\u202f; une même attaquante n’en attaque qu’un seul.",
        en: "Each attacker gets its own player or planeswalker; one attacker attacks only one of them.",
      },
    },
  ],
  explanation: {
    fr: "À la déclaration des attaquants, chaque créature reçoit un joueur, un planeswalker ou une bataille à attaquer, indépendamment des autres. Une même créature n’attaque qu’un seul d’entre eux. C’est l’usage normal en partie chacun pour soi, donc en Commander.",
    en: "As attackers are declared, each creature is given a player, planeswalker or battle to attack, independently of the others. One creature attacks only one of them. This is the normal option in free-for-all games, so in Commander.",
  },
  questions: [
    {
      language: "fr",
      text: "En multijoueur, puis-je attaquer plusieurs adversaires pendant le même combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que mes créatures peuvent attaquer des joueurs différents dans la même phase de combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "à 4 en commander je peux envoyer un attaquant sur chaque adversaire\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I attack multiple opponents in the same combat?", verdict: "yes" },
    {
      language: "en",
      text: "In a four player game, can my creatures attack different players at once?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "In Commander, may I split my attackers between two opponents?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
