import type { Topic } from "../topic.ts";

export const protectionTargetsAndAuras: Topic = {
  id: "keywords/protection-targets-and-auras",
  title: { fr: "Protection, cibles et auras", en: "Protection, targets and Auras" },
  about: [
    ["protection"],
    ["aura", "target", "enchantment", "spell"],
    ["enchant", "target", "cast", "enchant-creature"],
    ["creature", "permanent", "spell"],
  ],
  not: [
    "falls-off",
    "unattach",
    "respond",
    "illegal-target",
    "fizzle",
    "mass-death",
    "trample",
    "block",
    "attack",
    "damage",
    "equipment",
    "equip",
  ],
  hints: [
    "color",
    "creature",
    "spell",
    "keeps",
    "saves",
    "controller",
    "my-own-target",
    "keep",
    "save",
    "stops",
    "attach",
    "control",
    "graveyard",
    "dies",
    "cant",
    "still",
    "opponent",
    "hexproof",
  ],
  rules: [
    {
      number: "702.16b",
      claim: {
        fr: "Un permanent avec la protection ne peut pas être ciblé par les sorts de la qualité nommée, quel que soit le joueur qui les lance.",
        en: "A permanent with protection can’t be targeted by spells of the stated quality, whoever casts them.",
      },
    },
    {
      number: "702.16c",
      claim: {
        fr: "Une aura de cette qualité ne peut pas l’enchanter et va au cimetière.",
        en: "An Aura of that quality can’t enchant it and is put into the graveyard.",
      },
    },
    {
      number: "704.5m",
      claim: {
        fr: "Une aura attachée illégalement est mise au cimetière.",
        en: "An Aura attached illegally is put into the graveyard.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["save", "stops", "protects"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la créature ne peut pas être la cible d’un sort de la qualité nommée, ni d’une capacité d’une source de cette qualité.",
        en: "Yes, the creature can’t be the target of a spell of the stated quality, or of an ability from a source of that quality.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, elle ne peut être ni ciblée ni enchantée par ce qui a la qualité nommée, même si c’est vous qui le lancez.",
        en: "No, it can be neither targeted nor enchanted by anything of the stated quality, even when you cast it yourself.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle ne peut être ni ciblée ni enchantée par la qualité nommée\u202f; une aura de cette qualité déjà attachée va au cimetière.",
        en: "It can be neither targeted nor enchanted by the stated quality; an Aura of that quality already attached goes to the graveyard.",
      },
    },
  ],
  explanation: {
    fr: "La protection ne distingue pas vos sorts de ceux des adversaires. C’est la couleur ou la qualité de la source qui compte. Une aura déjà attachée qui devient illégale tombe, mais ce qu’elle a déjà fait reste.",
    en: "Protection does not tell your spells from opponents’ spells. What counts is the color or quality of the source. An Aura already attached that becomes illegal falls off, but what it has already done stays.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je cibler ma propre créature avec protection contre le blanc avec un sort blanc\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature avec protection contre le bleu peut-elle être la cible d’un sort bleu de son contrôleur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "je peux enchanter avec une aura noire une creature qui a protection contre le noir\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I target my own creature with protection from white with a white spell?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can a creature with protection from blue be the target of a blue spell?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My creature has protection from green, can I still enchant it with my green aura?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
