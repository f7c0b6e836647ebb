import type { Topic } from "../topic.ts";

export const overloadDoesNotTarget: Topic = {
  id: "keywords/overload-does-not-target",
  title: { fr: "La surcharge ne cible pas", en: "Overload does not target" },
  about: [["overload"], ["hexproof", "shroud", "protection", "target", "ward"]],
  not: ["counter-spell"],
  hints: [
    "saves",
    "spell",
    "creature",
    "cast",
    "each-player",
    "opponent",
    "destroy",
    "return",
    "stops",
    "save",
    "protects",
    "my-own-target",
    "untargeted",
    "permanent",
    "damage",
    "cost",
    "pay",
  ],
  rules: [
    {
      number: "702.96b",
      claim: {
        fr: "Un sort surchargé n’a pas de cible et peut affecter ce qui n’aurait pas pu être ciblé.",
        en: "An overloaded spell has no targets and may affect what could not have been targeted.",
      },
    },
    {
      number: "702.96a",
      claim: {
        fr: "La surcharge remplace «\u00a0ciblé\u00a0» par «\u00a0chaque\u00a0».",
        en: "Overload replaces “target” with “each”.",
      },
    },
    {
      number: "702.11b",
      claim: {
        fr: "La défense talismanique n’empêche que d’être ciblé.",
        en: "Hexproof only stops being targeted.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["save", "stops", "protects", "ward"], none: ["target"] },
      verdict: "no",
      ruling: {
        fr: "Non, un sort surchargé ne cible rien\u00a0: la défense talismanique, le linceul et la parade n’y font rien.",
        en: "No, an overloaded spell targets nothing: hexproof, shroud and ward do nothing against it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["hexproof", "shroud"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un sort surchargé ne cible pas\u00a0: il touche aussi les permanents avec la défense talismanique ou le linceul.",
        en: "Yes, an overloaded spell does not target: it also affects permanents with hexproof or shroud.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["target"] },
      verdict: "no",
      ruling: {
        fr: "Non, une fois la surcharge payée, «\u00a0ciblé\u00a0» devient «\u00a0chaque\u00a0»\u00a0: le sort n’a plus de cible.",
        en: "No, once overload is paid, “target” becomes “each”: the spell has no targets.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un sort surchargé ne cible rien et touche chaque objet concerné, même avec la défense talismanique.",
        en: "An overloaded spell targets nothing and affects each object concerned, even with hexproof.",
      },
    },
  ],
  explanation: {
    fr: "Payer la surcharge change le texte du sort\u00a0: chaque «\u00a0ciblé\u00a0» devient «\u00a0chaque\u00a0». Sans cible, ni défense talismanique, ni linceul, ni parade ne comptent. La protection prévient encore les blessures, mais n’empêche pas les autres effets.",
    en: "Paying overload changes the spell’s text: each “target” becomes “each”. Without targets, hexproof, shroud and ward do not matter. Protection still prevents damage but does not stop other effects.",
  },
  questions: [
    {
      language: "fr",
      text: "Un sort lancé avec la surcharge touche-t-il les créatures avec défense talismanique\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un sort avec surcharge cible-t-il chaque créature\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "surcharge contre des créatures hexproof, ca marche\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does an overloaded spell affect creatures with hexproof?",
      verdict: "yes",
    },
    { language: "en", text: "Does a spell cast with overload target?", verdict: "no" },
    {
      language: "en",
      text: "Will hexproof save my permanents from an overloaded Cyclonic Rift?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
