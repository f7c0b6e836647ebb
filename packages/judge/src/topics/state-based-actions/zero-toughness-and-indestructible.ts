import type { Topic } from "../topic.ts";

export const zeroToughnessAndIndestructible: Topic = {
  id: "state-based-actions/zero-toughness-and-indestructible",
  title: { fr: "Endurance 0 et indestructible", en: "Toughness 0 and indestructible" },
  about: [
    ["zero-toughness", "toughness-to-zero", "minus-toughness", "minus-one-counter"],
    ["indestructible"],
  ],
  not: ["deathtouch", "persist", "undying", "trample"],
  hints: [
    "dies",
    "survives",
    "save",
    "stops",
    "keep",
    "state-based-action",
    "destroy",
    "kill",
    "counter-marker",
    "plus-one-counter",
    "toughness",
  ],
  rules: [
    {
      number: "704.5f",
      claim: {
        fr: "Une créature d’endurance 0 ou moins va au cimetière sans être détruite.",
        en: "A creature with toughness 0 or less goes to the graveyard without being destroyed.",
      },
    },
    {
      number: "702.12b",
      claim: {
        fr: "L’indestructible ne protège que de la destruction.",
        en: "Indestructible protects only from destruction.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["survives", "save", "stops", "keep"],
        none: ["minus-toughness", "minus-one-counter", "damage"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, une endurance de 0 ou moins met la créature au cimetière sans la détruire\u00a0: ni l’indestructible ni la régénération n’y changent rien.",
        en: "No, toughness 0 or less puts the creature into the graveyard without destroying it: neither indestructible nor regeneration helps.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["zero-toughness", "toughness-to-zero"],
        none: ["survives", "save", "stops", "keep", "damage"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, avec une endurance de 0 ou moins elle va au cimetière\u00a0: ce n’est pas une destruction, l’indestructible ne la sauve pas.",
        en: "Yes, with toughness 0 or less it goes to the graveyard: that isn’t destruction, so indestructible doesn’t save it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Tout dépend de l’endurance qui reste\u00a0: à 0 ou moins, la créature indestructible va au cimetière, car ce n’est pas une destruction\u202f; au-dessus de 0, elle reste en vie.",
        en: "It depends on the toughness that is left: at 0 or less the indestructible creature goes to the graveyard, since that isn’t destruction; above 0 it stays alive.",
      },
    },
  ],
  explanation: {
    fr: "L’indestructible empêche d’être détruit par un effet ou par des blessures mortelles. Une endurance de 0 ou moins est une action basée sur l’état différente, qui met directement la créature au cimetière. Si l’endurance reste au-dessus de 0, l’indestructible la garde en vie.",
    en: "Indestructible stops destruction by an effect or by lethal damage. Toughness 0 or less is a different state-based action that puts the creature straight into the graveyard. If toughness stays above 0, indestructible keeps it alive.",
  },
  interactions: [
    {
      between: { fr: "Indestructible + Endurance 0", en: "Indestructible + Toughness 0" },
      description: { fr: "L’indestructible n’aide pas.", en: "Indestructible doesn’t help." },
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Ma créature indestructible dont l’endurance tombe à 0 meurt-elle ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "L’indestructible sauve-t-il une créature qui prend -5/-5 ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Que devient une créature indestructible avec une endurance de 0 ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un eldrazi indestructible avec assez de marqueurs -1/-1 pour avoir 0 d’endurance, il meurt ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does an indestructible creature die if its toughness is 0?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does indestructible save a creature with zero toughness?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens to an indestructible creature whose toughness is 0?",
      verdict: null,
    },
    {
      language: "en",
      text: "Will my indestructible god die to enough -1/-1 counters to reach zero toughness?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
