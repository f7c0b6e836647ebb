import type { Topic } from "../topic.ts";

export const vehiclesAndCreatureRemoval: Topic = {
  id: "keywords/vehicles-and-creature-removal",
  title: { fr: "Un véhicule est-il une créature\u202f?", en: "Is a Vehicle a creature?" },
  about: [
    ["vehicle"],
    ["destroy", "creature", "target", "mass-death", "sorcery", "kill", "aura", "equip"],
  ],
  not: [
    "summoning-sickness",
    "tap",
    "haste",
    "just-arrived",
    "this-turn",
    "commander",
    "attack",
    "block",
    "crew-with",
  ],
  hints: [
    "crew",
    "crewed-state",
    "uncrewed",
    "respond",
    "instant",
    "spell",
    "artifact",
    "dies",
    "save",
    "stops",
    "end-of-turn",
    "permanent",
    "exile",
    "opponent",
    "becomes-creature",
  ],
  rules: [
    {
      number: "301.7",
      claim: {
        fr: "Un véhicule est un artefact qui devient une créature quand on le pilote.",
        en: "A Vehicle is an artifact that becomes a creature when crewed.",
      },
    },
    {
      number: "702.122a",
      claim: {
        fr: "Le pilotage en fait une créature-artefact jusqu’à la fin du tour.",
        en: "Crewing makes it an artifact creature until end of turn.",
      },
    },
    {
      number: "301.7a",
      claim: {
        fr: "Sa force et son endurance ne comptent que s’il est une créature.",
        en: "Its power and toughness only apply while it is a creature.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["uncrewed"] },
      verdict: "no",
      ruling: {
        fr: "Non, un véhicule non piloté n’est qu’un artefact\u00a0: ce qui détruit ou cible des créatures ne l’atteint pas.",
        en: "No, a Vehicle that is not crewed is only an artifact: what destroys or targets creatures does not reach it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["crewed-state", "crew"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une fois piloté il est une créature-artefact jusqu’à la fin du tour\u00a0: ce qui détruit ou cible des créatures l’atteint.",
        en: "Yes, once crewed it is an artifact creature until end of turn: what destroys or targets creatures reaches it.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, sauf s’il est piloté à ce moment-là\u00a0: sinon, un véhicule n’est qu’un artefact.",
        en: "No, unless it is crewed at that time: otherwise a Vehicle is only an artifact.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un véhicule n’est une créature que lorsqu’il est piloté, jusqu’à la fin du tour\u202f; le reste du temps, c’est un artefact.",
        en: "A Vehicle is a creature only while crewed, until end of turn; the rest of the time it is an artifact.",
      },
    },
  ],
  explanation: {
    fr: "Un rituel qui détruit des créatures arrive le plus souvent quand le véhicule n’est pas piloté, donc sans effet sur lui. Un éphémère, lui, peut l’atteindre après le pilotage. Les sorts qui détruisent des artefacts l’atteignent toujours.",
    en: "A sorcery that destroys creatures usually comes when the Vehicle is not crewed, so it does nothing to it. An instant can reach it after it is crewed. Spells that destroy artifacts always reach it.",
  },
  questions: [
    {
      language: "fr",
      text: "Un sort qui détruit toutes les créatures détruit-il un véhicule non piloté\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on détruire un véhicule piloté avec un sort qui détruit une créature\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "une colère de dieu détruit-elle aussi mon véhicule non piloté\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a board wipe that destroys all creatures destroy an uncrewed vehicle?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I kill a crewed vehicle with a spell that destroys target creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Is a vehicle a creature when nobody has crewed it, i.e. can I target it with creature removal?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
