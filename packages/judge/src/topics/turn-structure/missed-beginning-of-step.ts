import type { Topic } from "../topic.ts";

export const missedBeginningOfStep: Topic = {
  id: "turn-structure/missed-beginning-of-step",
  title: {
    fr: "«\u00a0Au début de l’étape\u00a0» déjà passé",
    en: "“At the beginning of” a step already past",
  },
  about: [
    ["at-beginning", "triggered-ability"],
    ["upkeep", "end-step", "draw-step", "end-step-missed"],
    ["end-step-missed", "arrives-in-step", "just-arrived", "this-turn"],
  ],
  not: [
    "intervening-if",
    "missed-trigger",
    "saga",
    "commander",
    "skip",
    "counter-spell",
    "respond",
    "blink",
    "damage",
    "pump",
  ],
  hints: [
    "turn",
    "draw-step",
    "upkeep",
    "end-step",
    "graveyard",
    "creature",
    "permanent",
    "next-end-step",
    "flash",
    "create",
    "token",
    "dredge",
    "battlefield",
  ],
  rules: [
    {
      number: "603.2b",
      claim: {
        fr: "Les capacités «\u00a0au début de\u00a0» se déclenchent quand la phase ou l’étape commence.",
        en: "“At the beginning of” abilities trigger as the phase or step begins.",
      },
    },
    {
      number: "513.2",
      claim: {
        fr: "Ce qui arrive pendant l’étape de fin attend l’étape de fin suivante.",
        en: "What enters during the end step waits for the next end step.",
      },
    },
    {
      number: "503.1a",
      claim: {
        fr: "L’entretien vient avant l’étape de pioche\u202f; ses capacités se déclenchent à son début.",
        en: "The upkeep comes before the draw step; its abilities trigger as it begins.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’étape (entretien ou étape de fin) avait déjà commencé\u00a0: la capacité attendra la suivante.",
        en: "No, the step (upkeep or end step) had already begun: the ability waits for the next one.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une capacité «\u00a0au début de\u00a0» ne se déclenche qu’au moment où l’étape commence\u00a0: ce qui arrive ensuite attend la prochaine.",
        en: "An “at the beginning of” ability triggers only as the step begins: what arrives later waits for the next one.",
      },
    },
  ],
  explanation: {
    fr: "La source doit être là à l’instant où l’étape commence. L’entretien précède la pioche\u00a0: une carte mise au cimetière ou sur le champ de bataille pendant l’étape de pioche a manqué l’entretien de ce tour.",
    en: "The source must be there at the moment the step begins. The upkeep comes before the draw: a card put into the graveyard or onto the battlefield in the draw step has missed this turn’s upkeep.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon permanent arrive pendant l’étape de fin, sa capacité «\u00a0au début de l’étape de fin\u00a0» se déclenche-t-elle ce tour-ci\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai mis une carte au cimetière à l’étape de pioche\u00a0: sa capacité d’entretien peut-elle se déclencher ce même tour\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je pose un enchantement pendant mon entretien avec «\u00a0au début de votre entretien\u00a0»\u00a0: se déclenche-t-il tout de suite\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I flash in a creature during the end step. Does its “at the beginning of the end step” ability trigger this turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "A permanent enters during my upkeep. Does its upkeep trigger happen this turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My permanent with an upkeep trigger came in during my main phase. Do I get the upkeep trigger this same turn?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
