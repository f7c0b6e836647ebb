import type { Topic } from "../topic.ts";

export const diesTriggersThenCommandZone: Topic = {
  id: "commander/dies-triggers-then-command-zone",
  title: {
    fr: "Commandant qui meurt\u00a0: capacités et zone de commandement",
    en: "A dying commander: triggers and command zone",
  },
  about: [
    ["commander-dies", "commander"],
    ["dies", "dies-trigger", "destroy", "commander-dies", "sacrifice"],
    ["dies-trigger", "triggered-ability", "commander-choice", "command-zone", "considered-dead"],
  ],
  not: ["commander-damage", "exile", "exile-instead", "copy", "token"],
  hints: [
    "graveyard",
    "before",
    "graveyard-again",
    "goes-to-graveyard",
    "state-based-action",
    "owner",
    "replacement-effect",
    "may-ability",
    "choose",
    "return",
    "undying",
    "persist",
    "sacrifice",
  ],
  rules: [
    {
      number: "903.9a",
      claim: {
        fr: "Le propriétaire peut remettre le commandant du cimetière en zone de commandement\u00a0: c’est une action basée sur l’état.",
        en: "The owner may put the commander from the graveyard into the command zone: it is a state-based action.",
      },
    },
    {
      number: "700.4",
      claim: {
        fr: "Mourir, c’est être mis au cimetière depuis le champ de bataille.",
        en: "To die is to be put into a graveyard from the battlefield.",
      },
    },
    {
      number: "603.6c",
      claim: {
        fr: "Une capacité «\u00a0quitte le champ de bataille\u00a0» se déclenche quand le permanent change de zone.",
        en: "A leaves-the-battlefield ability triggers as the permanent changes zones.",
      },
    },
  ],
  answers: [
    {
      when: { any: ["open-question"] },
      verdict: null,
      ruling: {
        fr: "Le commandant va d’abord au cimetière\u00a0: les capacités «\u00a0quand il meurt\u00a0» se déclenchent, puis, à la vérification des actions basées sur l’état, son propriétaire peut le mettre en zone de commandement.",
        en: "The commander goes to the graveyard first: “when it dies” abilities trigger, then, as state-based actions are checked, its owner may put it into the command zone.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["forced"] },
      verdict: "no",
      ruling: {
        fr: "Non, rien ne vous y oblige\u00a0: le commandant est au cimetière, et son propriétaire choisit de l’y laisser ou de le mettre en zone de commandement.",
        en: "No, nothing forces you to: the commander is in the graveyard, and its owner chooses to leave it there or put it into the command zone.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le commandant va d’abord au cimetière et meurt donc vraiment\u00a0: les capacités «\u00a0quand il meurt\u00a0» se déclenchent, puis son propriétaire peut le mettre en zone de commandement.",
        en: "Yes, the commander goes to the graveyard first, so it really dies: “when it dies” abilities trigger, and then its owner may put it into the command zone.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le commandant va d’abord au cimetière\u00a0: les capacités «\u00a0quand il meurt\u00a0» se déclenchent, puis, à la vérification des actions basées sur l’état, son propriétaire peut le mettre en zone de commandement.",
        en: "The commander goes to the graveyard first: “when it dies” abilities trigger, then, as state-based actions are checked, its owner may put it into the command zone.",
      },
    },
  ],
  explanation: {
    fr: "Depuis le cimetière ou l’exil, le retour en zone de commandement est une action basée sur l’état, pas un remplacement. La mort a déjà eu lieu et ses capacités sont déjà déclenchées\u202f; elles sont mises sur la pile ensuite. Un effet qui veut renvoyer la carte du cimetière ne la trouve plus si elle est en zone de commandement.",
    en: "From the graveyard or exile, going to the command zone is a state-based action, not a replacement. The death has already happened and its abilities have already triggered; they are put onto the stack afterwards. An effect that wants to return the card from the graveyard no longer finds it once it is in the command zone.",
  },
  steps: [
    {
      action: {
        fr: "Le commandant est mis au cimetière\u00a0: il meurt.",
        en: "The commander is put into the graveyard: it dies.",
      },
      rule: "700.4",
    },
    {
      action: {
        fr: "Les capacités «\u00a0quand il meurt\u00a0» se déclenchent.",
        en: "“When it dies” abilities trigger.",
      },
      rule: "603.6c",
    },
    {
      action: {
        fr: "Son propriétaire peut le mettre en zone de commandement.",
        en: "Its owner may put it into the command zone.",
      },
      rule: "903.9a",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Si mon commandant meurt et que je le remets en zone de commandement, est-ce que sa capacité de mort se déclenche\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon commandant meurt\u00a0: ses capacités déclenchées «\u00a0quand il meurt\u00a0» marchent-elles s’il va en zone de commandement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que se passe-t-il quand mon commandant meurt, cimetière ou zone de commandement d’abord\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un commandant détruit qui retourne en zone de commandement est-il bien mort pour les déclenchements\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do dies triggers work if I put my commander in the command zone?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If my commander dies and I move it to the command zone, does its death trigger happen?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "When my commander dies, does it go to the graveyard or to the command zone first?",
      verdict: null,
    },
    {
      language: "en",
      text: "My commander is sacrificed and goes to the command zone. Do death triggers see it die?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
