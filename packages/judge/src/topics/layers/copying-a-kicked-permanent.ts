import type { Topic } from "../topic.ts";

export const copyingAKickedPermanent: Topic = {
  id: "layers/copying-a-kicked-permanent",
  title: { fr: "Copier un permanent kické", en: "Copying a kicked permanent" },
  about: [
    ["copy-kicked", "kicker", "offspring", "bargain"],
    ["copy", "clone", "copy-kicked"],
  ],
  not: ["copy-spell", "instant", "sorcery", "storm", "cast-free"],
  hints: ["creature", "enters", "cast", "permanent", "pay", "triggered-ability"],
  rules: [
    {
      number: "702.33d",
      claim: {
        fr: "Un permanent n’est kické que si le sort qui est devenu ce permanent a été kické.",
        en: "A permanent is kicked only if the spell that became it was kicked.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "Les coûts payés ne font pas partie des valeurs copiables d’un permanent.",
        en: "Costs that were paid aren’t among a permanent’s copiable values.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie d’un permanent n’est pas kickée\u00a0: le kick payé n’est pas une valeur copiable.",
        en: "No, a copy of a permanent isn’t kicked: the kicker that was paid isn’t a copiable value.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie d’un permanent kické n’est pas kickée\u202f; la copie d’un sort kické sur la pile, elle, l’est.",
        en: "A copy of a kicked permanent isn’t kicked; a copy of a kicked spell on the stack is.",
      },
    },
  ],
  explanation: {
    fr: "Le kick est une décision prise en lançant le sort. Une copie qui arrive directement sur le champ de bataille, ou un clone lancé pour son propre coût, n’a pas été kickée.",
    en: "Kicking is a decision made while casting. A copy that enters the battlefield directly, or a clone cast for its own cost, wasn’t kicked.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon clone copie une créature kickée\u00a0: compte-t-il comme kické\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je copie un permanent dont le kick a été payé, la copie est-elle kickée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un jeton copie d’une créature kickée a-t-il l’effet du kick\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My Clone copies a creature that was kicked. Is the Clone kicked too?",
      verdict: "no",
    },
    { language: "en", text: "Does a copy of a kicked creature count as kicked?", verdict: "no" },
    {
      language: "en",
      text: "I make a token copy of my kicked creature. Do I get the kicker bonus again?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
