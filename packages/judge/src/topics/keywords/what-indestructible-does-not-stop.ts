import type { Topic } from "../topic.ts";

export const whatIndestructibleDoesNotStop: Topic = {
  id: "keywords/what-indestructible-does-not-stop",
  title: { fr: "Ce que l’indestructible n’arrête pas", en: "What indestructible does not stop" },
  about: [["indestructible"], ["exile", "sacrifice", "return", "legend-rule"]],
  not: ["deathtouch", "minus-toughness", "zero-toughness", "trample", "damage"],
  hints: [
    "destroy",
    "creature",
    "save",
    "stops",
    "survives",
    "protects",
    "target",
    "dies",
    "still",
    "opponent",
    "legendary",
    "hand",
    "permanent",
    "spell",
    "graveyard",
    "each-player",
    "edict",
    "mass-death",
    "kill",
    "commander",
    "choose",
    "second-copy",
    "untargeted",
  ],
  rules: [
    {
      number: "702.12b",
      claim: {
        fr: "L’indestructible empêche seulement la destruction.",
        en: "Indestructible stops only destruction.",
      },
    },
    {
      number: "701.21a",
      claim: { fr: "Sacrifier n’est pas détruire.", en: "Sacrificing is not destroying." },
    },
    {
      number: "701.8b",
      claim: {
        fr: "Seuls les effets qui disent «\u00a0détruire\u00a0» et les blessures mortelles détruisent.",
        en: "Only effects that say “destroy” and lethal damage destroy.",
      },
    },
    {
      number: "704.5j",
      claim: {
        fr: "La règle de légende met au cimetière sans détruire.",
        en: "The legend rule puts into the graveyard without destroying.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["save", "stops", "survives", "protects"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’indestructible n’arrête que la destruction\u00a0: l’exil, le sacrifice, le renvoi en main et la règle de légende s’appliquent.",
        en: "No, indestructible stops only destruction: exile, sacrifice, being returned to hand and the legend rule all apply.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, ce n’est pas une destruction\u00a0: un permanent indestructible peut être exilé, sacrifié, renvoyé en main ou mis au cimetière par la règle de légende.",
        en: "Yes, that is not destruction: an indestructible permanent can be exiled, sacrificed, bounced or put into the graveyard by the legend rule.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’indestructible n’arrête que «\u00a0détruire\u00a0» et les blessures mortelles\u202f; l’exil, le sacrifice, le renvoi et la règle de légende passent.",
        en: "Indestructible stops only “destroy” and lethal damage; exile, sacrifice, bounce and the legend rule get through.",
      },
    },
  ],
  explanation: {
    fr: "Détruire est un mot précis du jeu\u00a0: l’effet doit le dire, ou la créature doit subir des blessures mortelles. Tout le reste ne détruit pas. Une endurance de 0 met aussi la créature au cimetière sans la détruire.",
    en: "Destroy is a precise word of the game: the effect must say it, or the creature must have lethal damage. Everything else does not destroy. A toughness of 0 also puts the creature into the graveyard without destroying it.",
  },
  questions: [
    { language: "fr", text: "Peut-on exiler un permanent indestructible\u202f?", verdict: "yes" },
    {
      language: "fr",
      text: "L’indestructible sauve-t-il ma créature d’un sacrifice forcé\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je renvoyer une créature indestructible dans la main de son propriétaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "son dieu est indestructible, je peux l’exiler quand même\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can an indestructible creature be exiled?", verdict: "yes" },
    {
      language: "en",
      text: "Does indestructible protect a creature from being sacrificed?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I bounce an indestructible creature to its owner's hand?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I control only an indestructible creature and have to sacrifice one. Do I have to sacrifice it?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
