import type { Topic } from "../topic.ts";

export const delayedEndStepAndNewObject: Topic = {
  id: "triggers/delayed-end-step-and-new-object",
  title: {
    fr: "Effet à retardement et créature repartie",
    en: "Delayed trigger and a creature that left",
  },
  about: [
    ["blink", "return", "zone-change", "new-object", "exile"],
    ["delayed-trigger", "next-end-step", "end-step", "end-of-turn"],
    ["still-must-go"],
  ],
  not: ["unearth", "token"],
  hints: [
    "sacrifice",
    "exile",
    "blink",
    "still",
    "before",
    "new-object",
    "respond",
    "hand",
    "cast",
    "graveyard",
    "battlefield",
    "still-must-go",
    "delayed-trigger",
    "end-step",
    "end-of-turn",
    "next-end-step",
  ],
  rules: [
    {
      number: "603.7c",
      claim: {
        fr: "Si l’objet a quitté la zone attendue, la capacité à retardement ne l’affecte pas, même s’il est revenu.",
        en: "If the object left the expected zone, the delayed ability doesn’t affect it, even if it came back.",
      },
    },
    {
      number: "400.7",
      claim: {
        fr: "Un objet qui change de zone devient un nouvel objet.",
        en: "An object that changes zones becomes a new object.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, en quittant puis en retrouvant le champ de bataille la créature est devenue un nouvel objet\u00a0: l’effet à retardement de l’étape de fin ne la trouve plus.",
        en: "No, by leaving and coming back the creature has become a new object: the delayed end-step effect no longer finds it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature revenue est un nouvel objet\u00a0: l’effet à retardement ne la concerne plus et elle reste.",
        en: "The creature that came back is a new object: the delayed effect no longer applies and it stays.",
      },
    },
  ],
  explanation: {
    fr: "Un effet «\u00a0exilez-la au début de la prochaine étape de fin\u00a0» vise un objet précis. Si cet objet change de zone, même un instant, celui qui revient n’est plus le même. La capacité à retardement se déclenche mais ne fait rien.",
    en: "An effect such as “exile it at the beginning of the next end step” is about one particular object. If it changes zones, even for a moment, what returns isn’t the same object. The delayed ability triggers but does nothing.",
  },
  questions: [
    {
      language: "fr",
      text: "Je blinke la créature réanimée, dois-je quand même la sacrifier à l’étape de fin ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature doit être exilée à la prochaine étape de fin, mais je l’exile et elle revient avant : sera-t-elle quand même exilée ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il à l’étape de fin si je blinke la créature que je dois sacrifier ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Une créature prise avec Sneak Attack quitte le champ de bataille et revient, est-ce que je dois la sacrifier à la fin du tour ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I blink a creature I have to sacrifice at the next end step. Do I still have to sacrifice it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My reanimated creature would be exiled at end of turn, but I flicker it first. Does it still get exiled?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens at the next end step if I flicker the creature that must be sacrificed then?",
      verdict: null,
    },
    {
      language: "en",
      text: "If I bounce and replay a creature put into play by Sneak Attack, do I have to sacrifice it at end of turn?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
