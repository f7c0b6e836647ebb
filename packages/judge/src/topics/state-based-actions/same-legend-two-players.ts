import type { Topic } from "../topic.ts";

export const sameLegendTwoPlayers: Topic = {
  id: "state-based-actions/same-legend-two-players",
  title: { fr: "Une légende par joueur", en: "The same legend for two players" },
  about: [
    ["legend-rule", "legendary"],
    ["opponent", "each-player"],
    ["second-copy", "control", "legend-rule", "each-player", "keep"],
  ],
  not: ["choose", "gain-control", "copy", "commander"],
  hints: [
    "keep",
    "as-well",
    "second-copy",
    "each-player",
    "dies",
    "graveyard",
    "control",
    "both-lose",
    "still",
  ],
  rules: [
    {
      number: "704.5j",
      claim: {
        fr: "La règle de légende ne regarde que les permanents d’un même joueur.",
        en: "The legend rule looks only at permanents of one player.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["dies", "legend-rule", "sacrifice", "destroy", "graveyard"] },
      verdict: "no",
      ruling: {
        fr: "Non, la règle de légende s’applique à chaque joueur séparément\u00a0: chacun garde son exemplaire.",
        en: "No, the legend rule applies to each player separately: each one keeps their own.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, chaque joueur peut contrôler son exemplaire\u00a0: la règle de légende ne compte que les permanents d’un même joueur.",
        en: "Yes, each player may control one: the legend rule counts only permanents of the same player.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chacun garde le sien\u00a0: la règle de légende ne compte que les permanents contrôlés par un même joueur.",
        en: "Each keeps their own: the legend rule counts only permanents controlled by the same player.",
      },
    },
  ],
  explanation: {
    fr: "La règle de légende ne s’applique que si un même joueur contrôle plusieurs permanents légendaires du même nom. Si l’un d’eux prend le contrôle de l’autre exemplaire, il devra en choisir un.",
    en: "The legend rule applies only if one player controls several legendary permanents with the same name. If one of them gains control of the other copy, that player will have to choose one.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire et moi pouvons-nous contrôler chacun la même créature légendaire ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "La règle de légende s’applique-t-elle si mon adversaire a la même légende que moi ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si chaque joueur contrôle la même créature légendaire ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "L’adversaire a déjà cette créature légendaire, puis-je garder aussi la mienne ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can my opponent and I each control the same legendary creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does the legend rule apply if my opponent has the same legend as me?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens when both players control the same legendary creature?",
      verdict: null,
    },
    {
      language: "en",
      text: "My opponent already has this legendary creature out; can I keep mine too?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
