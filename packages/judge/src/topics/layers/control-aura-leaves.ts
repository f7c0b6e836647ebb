import type { Topic } from "../topic.ts";

export const controlAuraLeaves: Topic = {
  id: "layers/control-aura-leaves",
  title: { fr: "Fin d’un effet de contrôle", en: "When a control effect ends" },
  about: [
    ["control-effect-ends", "gain-control"],
    ["control-effect-ends", "aura", "destroy", "zone-change", "enchantment"],
    [
      "destroy",
      "zone-change",
      "control-effect-ends",
      "aura",
      "keep",
      "lose-game",
      "return",
      "control",
    ],
  ],
  not: [
    "commander",
    "aura-of-stolen",
    "control-again",
    "leave-game",
    "copy",
    "summoning-sickness",
    "attack",
    "untap",
  ],
  hints: [
    "creature",
    "owner",
    "end-of-turn",
    "opponent",
    "return",
    "controller",
    "since-last-turn",
  ],
  rules: [
    {
      number: "611.3b",
      claim: {
        fr: "L’effet d’une capacité statique dure tant que sa source est sur le champ de bataille.",
        en: "The effect of a static ability lasts as long as its source is on the battlefield.",
      },
    },
    {
      number: "604.2",
      claim: {
        fr: "Une capacité statique agit seulement tant que le permanent a cette capacité et reste en jeu.",
        en: "A static ability works only while the permanent has it and stays on the battlefield.",
      },
    },
    {
      number: "110.2",
      claim: {
        fr: "Sans autre effet, un permanent est contrôlé par le joueur sous le contrôle duquel il est arrivé.",
        en: "Without other effects a permanent is controlled by the player under whose control it entered.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], asks: ["keep"] },
      verdict: "no",
      ruling: {
        fr: "Non, dès que l’aura ou le permanent qui donnait le contrôle quitte le champ de bataille, le contrôle revient au joueur d’avant, en général le propriétaire.",
        en: "No, as soon as the Aura or permanent that gave control leaves the battlefield, control goes back to the previous player, usually the owner.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, dès que l’aura ou le permanent qui donnait le contrôle quitte le champ de bataille, le contrôle revient au joueur d’avant, en général le propriétaire.",
        en: "Yes, as soon as the Aura or permanent that gave control leaves the battlefield, control goes back to the previous player, usually the owner.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le contrôle ne dure que tant que sa source reste sur le champ de bataille\u202f; ensuite la créature revient au joueur qui la contrôlait, en général son propriétaire.",
        en: "Control lasts only while its source stays on the battlefield; then the creature goes back to the player who controlled it before, usually its owner.",
      },
    },
  ],
  explanation: {
    fr: "Peu importe depuis combien de temps la créature est volée. À l’inverse, un sort résolu qui donne le contrôle sans durée le donne pour le reste de la partie.",
    en: "How long the creature has been stolen doesn’t matter. By contrast a resolved spell that gives control without a duration gives it for the rest of the game.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai volé une créature avec une aura de contrôle\u00a0: si l’aura est détruite, est-ce que je perds la créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je garde la créature volée si mon aura qui en donne le contrôle est détruite\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire contrôle ma créature grâce à une aura. Si je détruis l’aura, est-ce que je récupère ma créature\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "I stole a creature with a control Aura. If the Aura is destroyed, do I lose control of the creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do I keep the stolen creature after my control enchantment leaves?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent took my creature with an Aura that gives control. If I destroy that Aura, do I get my creature back?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
