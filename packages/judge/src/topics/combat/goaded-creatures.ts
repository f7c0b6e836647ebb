import type { Topic } from "../topic.ts";

export const goadedCreatures: Topic = {
  id: "combat/goaded-creatures",
  title: { fr: "Une créature incitée", en: "A goaded creature" },
  about: [["goad"]],
  not: ["equip", "sacrifice", "planeswalker"],
  hints: [
    "attack",
    "opponent",
    "player",
    "must-attack",
    "forced",
    "attack-goader",
    "block",
    "tap",
    "summoning-sickness",
    "multiplayer",
    "two-players",
    "creature",
    "planeswalker",
    "cant",
    "choose",
    "each-player",
    "attacker",
    "next-turn",
    "opponents-turn",
    "tapped-creature",
    "controller",
    "end-of-turn",
  ],
  rules: [
    {
      number: "701.15b",
      claim: {
        fr: "Une créature incitée attaque à chaque combat si possible, et un autre joueur que celui qui l’a incitée si possible.",
        en: "A goaded creature attacks each combat if able, and a player other than the one who goaded it if able.",
      },
    },
    {
      number: "508.1d",
      claim: {
        fr: "Une obligation d’attaquer n’impose jamais l’impossible ni de payer un coût.",
        en: "A requirement to attack never demands the impossible nor paying a cost.",
      },
    },
    {
      number: "701.15a",
      claim: {
        fr: "L’incitation dure jusqu’au prochain tour du contrôleur de l’effet.",
        en: "Goad lasts until the next turn of the effect’s controller.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["two-players"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle doit attaquer si elle le peut\u202f; s’il n’y a pas d’autre joueur à attaquer, elle attaque donc celui qui l’a incitée.",
        en: "Yes, it must attack if able; if there is no other player to attack, it attacks the one who goaded it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["attack-goader"] },
      verdict: "no",
      ruling: {
        fr: "Non, tant qu’elle peut attaquer un autre joueur, elle ne peut pas attaquer celui qui l’a incitée\u202f; s’il n’y en a pas d’autre, elle l’attaque.",
        en: "No, while it can attack another player it can’t attack the one who goaded it; if there is no other, it attacks them.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["tap", "tapped-creature", "summoning-sickness"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature engagée ou avec le mal d’invocation ne peut pas attaquer, donc l’incitation ne l’y oblige pas.",
        en: "No, a tapped or summoning-sick creature can’t attack, so goad does not force it to.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["block"], none: ["attack", "must-attack"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’incitation n’oblige qu’à attaquer\u202f; la créature peut bloquer normalement si elle est dégagée.",
        en: "Yes, goad only forces it to attack; the creature may block as usual if it is untapped.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature incitée doit attaquer à chaque combat si elle le peut, et un autre joueur que celui qui l’a incitée si possible.",
        en: "Yes, a goaded creature must attack each combat if able, and a player other than the one who goaded it if able.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle doit attaquer à chaque combat si elle le peut, et attaquer un joueur autre que celui qui l’a incitée si possible, jusqu’au prochain tour de celui-ci.",
        en: "It must attack each combat if able, and attack a player other than the one who goaded it if able, until that player’s next turn.",
      },
    },
  ],
  explanation: {
    fr: "L’incitation crée deux obligations\u00a0: attaquer, et attaquer un autre joueur. On en respecte autant que possible sans jamais enfreindre une restriction\u00a0: une créature engagée n’attaque pas. Si elle ne peut attaquer que le joueur qui l’a incitée, la première obligation tient toujours.",
    en: "Goad creates two requirements: attack, and attack another player. As many as possible are obeyed without ever breaking a restriction: a tapped creature does not attack. If it can only attack the player who goaded it, the first requirement still holds.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature incitée (goad) est-elle obligée d’attaquer\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature que j’ai incitée peut-elle m’attaquer moi alors qu’il y a d’autres adversaires\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature est goad mais engagée, doit-elle attaquer\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "j’ai goad sa créature, il peut m’attaquer avec quand meme\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does a goaded creature have to attack?", verdict: "yes" },
    {
      language: "en",
      text: "Can a goaded creature attack the player who goaded it if there are other opponents?",
      verdict: "no",
    },
    { language: "en", text: "What does goad force a creature to do?", verdict: null },
    {
      language: "en",
      text: "In a two player game, does a goaded creature have to attack me if I'm the only opponent?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
