import type { Topic } from "../topic.ts";

export const whoMayActivate: Topic = {
  id: "stack-and-timing/who-may-activate",
  title: { fr: "Qui peut activer une capacité", en: "Who may activate an ability" },
  about: [
    ["granted-ability", "activated-ability"],
    ["granted-ability", "enchanted-by-opponent", "control"],
    ["opponent", "enchanted-by-opponent", "controller", "control", "player"],
  ],
  not: [
    "planeswalker",
    "loyalty",
    "mana-ability",
    "copy",
    "equip",
    "crew",
    "summoning-sickness",
    "split-second",
    "gain-control",
    "opponents-turn",
    "sorcery-timing",
    "opponent-responds",
  ],
  hints: [
    "aura",
    "equipment",
    "creature",
    "enchanted-by-opponent",
    "untap",
    "tap",
    "ability",
    "pay",
    "cost",
  ],
  rules: [
    {
      number: "602.2",
      claim: {
        fr: "Seul le contrôleur d’un objet peut activer ses capacités, sauf indication contraire.",
        en: "Only an object’s controller may activate its abilities unless it says otherwise.",
      },
    },
    {
      number: "113.8",
      claim: {
        fr: "Le contrôleur d’une capacité activée est le joueur qui l’a activée.",
        en: "The controller of an activated ability is the player who activated it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, seul le contrôleur du permanent qui a la capacité peut l’activer, sauf si elle dit le contraire\u202f; peu importe à qui est l’aura qui la donne.",
        en: "No, only the controller of the permanent that has the ability may activate it unless it says otherwise; whose Aura grants it doesn’t matter.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le contrôleur du permanent qui a la capacité (vous, si c’est votre créature) peut l’activer, même si elle vient d’une aura de l’adversaire.",
        en: "The controller of the permanent that has the ability (you, if it is your creature) may activate it, even if it comes from an opponent’s Aura.",
      },
    },
  ],
  explanation: {
    fr: "Une aura qui dit «\u00a0la créature enchantée a …\u00a0» donne la capacité à la créature\u00a0: c’est son contrôleur qui l’active. Si l’aura elle-même a la capacité activée, c’est le contrôleur de l’aura.",
    en: "An Aura that says “enchanted creature has …” gives the ability to the creature: the creature’s controller activates it. If the Aura itself has the activated ability, it is the Aura’s controller.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon adversaire a mis une aura sur ma créature qui lui donne une capacité activée\u00a0: qui peut activer cette capacité\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Puis-je activer la capacité activée d’une créature que mon adversaire contrôle\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une aura donne à ma créature une capacité activée, c’est l’adversaire ou moi qui peut activer la capacité\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "My opponent’s Aura gives my creature an activated ability. Who can activate it?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can I activate abilities of a creature my opponent controls?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Who activates the ability that my Aura grants to an opponent’s creature?",
      verdict: null,
      heldBack: true,
    },
  ],
};
