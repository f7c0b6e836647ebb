import type { Topic } from "../topic.ts";

export const attackedPlaneswalkerLeaves: Topic = {
  id: "combat/attacked-planeswalker-leaves",
  title: { fr: "Le planeswalker attaqué disparaît", en: "The attacked planeswalker is gone" },
  about: [["planeswalker"], ["attack", "attacker"], ["planeswalker-gone"]],
  not: ["trample-over-planeswalkers"],
  hints: [
    "damage",
    "combat-damage",
    "defending-player",
    "player",
    "deals-damage",
    "redirect-damage",
    "change-target",
    "block",
    "blocker",
    "unblocked",
    "dies",
    "destroy",
    "exile",
    "before",
    "loyalty",
    "planeswalker-damage",
    "remove-from-combat",
    "still",
    "gets-through",
    "respond",
    "kill",
    "controller",
    "opponent",
    "sacrifice",
    "first-strike",
    "combat-damage-step",
    "several-attackers",
    "replacement-effect",
    "zone-change",
    "battlefield",
    "turn",
  ],
  rules: [
    {
      number: "506.4c",
      claim: {
        fr: "L’attaquante reste attaquante, mais n’attaque plus rien\u202f; non bloquée, elle n’inflige aucune blessure.",
        en: "The attacker stays an attacker but attacks nothing; unblocked, it deals no damage.",
      },
    },
    {
      number: "510.1b",
      claim: {
        fr: "Une attaquante non bloquée n’inflige ses blessures qu’à ce qu’elle attaque.",
        en: "An unblocked attacker deals its damage only to what it attacks.",
      },
    },
    {
      number: "702.19f",
      claim: {
        fr: "Même avec le piétinement, rien ne passe au joueur.",
        en: "Even with trample, nothing goes to the player.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["block", "blocker"], none: ["damage", "combat-damage"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle reste une attaquante et peut être bloquée, même si elle n’attaque plus rien.",
        en: "Yes, it remains an attacking creature and can be blocked, even though it attacks nothing any more.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’attaquante n’attaque rien d’autre à la place\u00a0: non bloquée, elle n’inflige aucune blessure, ni au joueur ni à un autre planeswalker.",
        en: "No, the attacker does not attack something else instead: unblocked, it deals no damage, neither to the player nor to another planeswalker.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle reste attaquante sans rien attaquer\u202f; non bloquée, elle inflige 0 blessure.",
        en: "It stays an attacker that attacks nothing; unblocked, it deals 0 damage.",
      },
    },
  ],
  explanation: {
    fr: "Ce que la créature attaque est choisi à la déclaration des attaquants et n’est pas choisi de nouveau quand le planeswalker quitte le champ de bataille. La créature reste en combat, peut être bloquée et échanger des blessures avec sa bloqueuse, mais aucune blessure n’est redirigée vers le joueur.",
    en: "What a creature attacks is chosen as attackers are declared and is not chosen again when the planeswalker leaves the battlefield. The creature stays in combat, may be blocked and trade damage with its blocker, but no damage is redirected to the player.",
  },
  questions: [
    {
      language: "fr",
      text: "Si le planeswalker attaqué quitte le champ de bataille avant les blessures, l’attaquant blesse-t-il le joueur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Le planeswalker que j’attaque a été détruit, ma créature peut-elle encore être bloquée\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que devient une créature qui attaque un planeswalker si celui-ci meurt avant les blessures\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "j’attaque son planeswalker et il le sacrifie en réponse, mes blessures vont au joueur\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If the planeswalker I'm attacking leaves the battlefield, does my creature damage the player instead?",
      verdict: "no",
    },
    {
      language: "en",
      text: "The attacked planeswalker died before blocks. Can my attacker still be blocked?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens to my attackers when the planeswalker they attack is destroyed?",
      verdict: null,
    },
    {
      language: "en",
      text: "I swung two guys at his planeswalker, the first killed the planeswalker in the first strike step. Does the second hit the player?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
