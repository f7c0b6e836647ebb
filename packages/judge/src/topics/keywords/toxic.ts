import type { Topic } from "../topic.ts";

export const toxic: Topic = {
  id: "keywords/toxic",
  title: { fr: "Toxique", en: "Toxic" },
  about: [["toxic", "toxic-poison"]],
  not: ["copy"],
  hints: [
    "poison",
    "combat-damage",
    "lose-life",
    "damage",
    "infect",
    "player",
    "life-total",
    "counter-marker",
    "creature",
    "double-strike",
    "attack",
    "noncombat-damage",
    "planeswalker",
  ],
  rules: [
    {
      number: "702.164c",
      claim: {
        fr: "Des blessures de combat infligées à un joueur par une créature toxique donnent aussi N marqueurs «\u00a0poison\u00a0».",
        en: "Combat damage dealt to a player by a creature with toxic also gives N poison counters.",
      },
    },
    {
      number: "120.3a",
      claim: {
        fr: "Les blessures font perdre normalement des points de vie.",
        en: "The damage causes the usual loss of life.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["noncombat-damage", "planeswalker", "fight", "burn"] },
      verdict: "no",
      ruling: {
        fr: "Non, toxique ne compte que pour des blessures de combat infligées à un joueur.",
        en: "No, toxic counts only for combat damage dealt to a player.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les blessures de combat font perdre des points de vie normalement, et le joueur reçoit en plus les marqueurs «\u00a0poison\u00a0» de toxique N.",
        en: "Yes, the combat damage causes the usual loss of life, and the player also gets the poison counters of toxic N.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Toxique N ajoute N marqueurs «\u00a0poison\u00a0» aux blessures de combat infligées à un joueur, qui perd aussi les points de vie\u202f; le nombre de blessures n’y change rien.",
        en: "Toxic N adds N poison counters to combat damage dealt to a player, who also loses the life; the amount of damage doesn’t matter.",
      },
    },
  ],
  explanation: {
    fr: "À la différence de l’infection, toxique ne remplace pas la perte de points de vie et ne met pas de marqueurs -1/-1 sur les créatures.",
    en: "Unlike infect, toxic doesn’t replace the loss of life and puts no -1/-1 counters on creatures.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature toxique fait-elle aussi perdre des points de vie\u202f?",
      verdict: "yes",
    },
    { language: "fr", text: "Comment fonctionne toxique 2\u202f?", verdict: null },
    {
      language: "fr",
      text: "Avec toxique 1, le joueur blessé perd-il aussi des points de vie normalement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature with toxic still make the player lose life?",
      verdict: "yes",
    },
    { language: "en", text: "How does toxic work compared to infect?", verdict: null },
    {
      language: "en",
      text: "Does toxic give poison counters for noncombat damage?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does toxic 2 give two poison counters even if the creature has power 1?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I lose life as well as getting poison from a toxic creature?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature avec toxique fait-elle aussi perdre des points de vie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Toxique 2 donne-t-il deux marqueurs poison même avec une force de 1\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je perds des PV en plus du poison d’une créature toxique\u202f?",
      verdict: "yes",
    },
  ],
};
