import type { Topic } from "../topic.ts";

export const bestowStaysAsACreature: Topic = {
  id: "keywords/bestow-stays-as-a-creature",
  title: { fr: "La grâce quand la créature disparaît", en: "Bestow when the creature is gone" },
  about: [
    ["bestow"],
    [
      "dies",
      "illegal-target",
      "target-gone",
      "falls-off",
      "unattach",
      "destroy",
      "graveyard",
      "kill",
      "respond",
      "fizzle",
      "exile",
      "sacrifice",
    ],
  ],
  not: ["copy", "commander"],
  hints: [
    "creature",
    "aura",
    "keep",
    "becomes-creature",
    "still",
    "enchantment",
    "attach",
    "battlefield",
    "goes-to-graveyard",
    "resolve",
    "target",
    "spell",
    "counter-spell",
    "stays-on-battlefield",
    "save",
    "opponent",
  ],
  rules: [
    {
      number: "702.103f",
      claim: {
        fr: "Une aura de grâce détachée cesse d’être une aura et redevient une créature.",
        en: "A bestowed Aura that becomes unattached stops being an Aura and is a creature again.",
      },
    },
    {
      number: "702.103e",
      claim: {
        fr: "Si la cible est illégale à la résolution, le sort se résout comme sort de créature.",
        en: "If the target is illegal on resolution, the spell resolves as a creature spell.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["graveyard", "goes-to-graveyard", "fizzle", "falls-off"],
        none: ["becomes-creature", "keep", "stays-on-battlefield"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, elle n’est pas perdue\u00a0: sans créature légale à enchanter, la carte de grâce est une créature sur le champ de bataille.",
        en: "No, it is not lost: without a legal creature to enchant, the bestow card is a creature on the battlefield.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: [
          "becomes-creature",
          "keep",
          "keeps",
          "still",
          "stays-on-battlefield",
          "resolve",
          "survives",
          "save",
        ],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, la carte de grâce reste\u00a0: détachée, ou si sa cible a disparu avant la résolution, elle est une créature sur le champ de bataille.",
        en: "Yes, the bestow card stays: once unattached, or if its target is gone before it resolves, it is a creature on the battlefield.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La carte de grâce reste sur le champ de bataille et redevient une créature\u202f; si la cible disparaît avant la résolution, elle arrive comme créature.",
        en: "The bestow card stays on the battlefield and becomes a creature again; if the target is gone before it resolves, it enters as a creature.",
      },
    },
  ],
  explanation: {
    fr: "C’est une exception à la règle qui met au cimetière une aura sans rien à enchanter. Redevenue créature, elle est sous votre contrôle depuis son arrivée\u00a0: si elle est là depuis le début de votre tour, elle peut attaquer.",
    en: "This is an exception to the rule that puts an Aura with nothing to enchant into the graveyard. As a creature again, you have controlled it since it arrived: if it has been there since your turn began, it can attack.",
  },
  questions: [
    {
      language: "fr",
      text: "Si la créature enchantée par la grâce (bestow) meurt, la carte va-t-elle au cimetière\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand la cible de mon sort de grâce (bestow) meurt en réponse, est-ce qu’il devient une créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "la creature portant mon bestow est détruite, je garde le bestow en créature\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a bestow card go to the graveyard if the enchanted creature dies?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If the target of my bestow spell is killed in response, does it become a creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My bestowed creature's host dies, does the bestow card stay on the battlefield?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
