import type { Topic } from "../topic.ts";

export const sourceLeavesAbilityStays: Topic = {
  id: "stack-and-timing/source-leaves-ability-stays",
  title: {
    fr: "La source disparaît, la capacité reste sur la pile",
    en: "The source is gone, the ability stays on the stack",
  },
  about: [
    ["activated-ability", "triggered-ability", "ability"],
    ["kill", "destroy", "dies", "exile", "sacrifice", "zone-change"],
    ["respond", "stack", "source"],
  ],
  not: [
    "annihilator",
    "exiled-until",
    "pump",
    "before",
    "return",
    "attack",
    "dies-trigger",
    "mana-ability",
    "copy",
    "equip",
    "equipment",
    "regenerate",
    "fight",
    "intervening-if",
    "leave-game",
    "split-second",
    "ward",
    "simultaneous",
    "token",
    "may-ability",
    "delayed-trigger",
    "condition",
    "sacrifice-my-own",
    "draw-for-turn",
    "cleanup-step",
    "persist",
    "undying",
    "mass-death",
    "indestructible",
    "legend-rule",
    "gone-power",
    "saga",
    "order",
    "paid-as-cost",
    "missed-trigger",
  ],
  hints: [
    "still",
    "stops",
    "respond",
    "resolve",
    "source",
    "stack",
    "enters",
    "kill",
    "destroy",
    "exile",
    "last-known-information",
    "artifact",
    "damage",
  ],
  rules: [
    {
      number: "113.7a",
      claim: {
        fr: "Une capacité sur la pile existe indépendamment de sa source.",
        en: "An ability on the stack exists independently of its source.",
      },
    },
    {
      number: "608.2h",
      claim: {
        fr: "Si elle a besoin de données sur la source partie, elle prend ses dernières informations connues.",
        en: "If it needs information about a source that is gone, it uses last known information.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stops", "counter-spell", "fizzle", "save"] },
      verdict: "no",
      ruling: {
        fr: "Non, faire disparaître la source ne contrecarre pas une capacité déjà sur la pile\u00a0: elle se résout normalement.",
        en: "No, getting rid of the source doesn’t counter an ability that is already on the stack: it resolves as usual.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la capacité déjà sur la pile se résout quand même\u00a0: elle est indépendante de sa source.",
        en: "Yes, the ability already on the stack still resolves: it is independent of its source.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité déjà sur la pile se résout quand même\u00a0: elle existe indépendamment de sa source.",
        en: "The ability already on the stack still resolves: it exists independently of its source.",
      },
    },
  ],
  explanation: {
    fr: "Une fois activée ou déclenchée, une capacité existe sur la pile indépendamment de sa source\u202f; détruire ou retirer la source en réponse n’y change rien. Si l’effet a besoin de la force ou d’une autre donnée de la source, on utilise ses dernières informations connues. Seul un effet qui agit sur la source elle-même (par exemple lui donner un bonus) ne trouve plus rien.",
    en: "Once activated or triggered, an ability exists on the stack independently of its source; destroying or removing the source in response changes nothing. If the effect needs the source’s power or other facts, last known information is used. Only an effect that acts on the source itself (giving it a bonus, for instance) finds nothing left to act on.",
  },
  interactions: [
    {
      between: { fr: "Source + Capacité", en: "Source + Ability" },
      description: {
        fr: "Indépendantes dès que la capacité est sur la pile.",
        en: "Independent as soon as the ability is on the stack.",
      },
    },
  ],
  questions: [
    {
      language: "fr",
      text: "J’active la capacité de ma créature et mon adversaire la tue en réponse : est-ce que ça annule la capacité ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si la source d’une capacité déclenchée est détruite, la capacité se résout-elle quand même ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que tuer une créature en réponse à sa capacité activée empêche l’effet ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon artefact est exilé alors que sa capacité est déjà sur la pile, j’ai toujours l’effet ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I kill the creature in response to its activated ability, does that stop the ability?",
      verdict: "no",
    },
    {
      language: "en",
      text: "The source of a triggered ability is destroyed with the trigger on the stack. Does it still resolve?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My opponent bolts my creature after I activated its ability, in response, and it dies. Do I still get the effect?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does exiling an artifact in response to its ability counter that ability?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
