import type { Topic } from "../topic.ts";

export const exileUntilItLeaves: Topic = {
  id: "triggers/exile-until-it-leaves",
  title: {
    fr: "Exil «\u00a0jusqu’à ce qu’il quitte le champ de bataille\u00a0»",
    en: "Exile “until it leaves the battlefield”",
  },
  about: [
    ["exiled-until"],
    [
      "removed-in-response",
      "respond",
      "zone-change",
      "destroy",
      "kill",
      "return",
      "sacrifice",
      "before",
      "blink",
    ],
  ],
  not: ["etb-exile-target", "counter-spell", "commander"],
  hints: [
    "exile",
    "creature",
    "permanent",
    "stack",
    "triggered-ability",
    "enters",
    "still",
    "target",
    "battlefield",
    "duration",
  ],
  rules: [
    {
      number: "610.3",
      claim: {
        fr: "Un objet exilé «\u00a0jusqu’à\u00a0» un évènement revient juste après cet évènement.",
        en: "An object exiled “until” an event returns right after that event.",
      },
    },
    {
      number: "610.3b",
      claim: {
        fr: "Si l’évènement a déjà eu lieu avant que la capacité se résolve, l’objet ne bouge pas.",
        en: "If the event has already happened when the ability resolves, the object doesn’t move.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["removed-in-response", "respond"] },
      verdict: "no",
      ruling: {
        fr: "Non, si le permanent quitte le champ de bataille avant que sa capacité se résolve, rien n’est exilé.",
        en: "No, if the permanent leaves the battlefield before its ability resolves, nothing is exiled.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, dès que ce permanent quitte le champ de bataille, la carte exilée revient aussitôt sous le contrôle de son propriétaire.",
        en: "Yes, as soon as that permanent leaves the battlefield the exiled card returns at once under its owner’s control.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La carte revient dès que le permanent quitte le champ de bataille\u202f; s’il l’a déjà quitté avant la résolution, rien n’est exilé.",
        en: "The card returns as soon as the permanent leaves the battlefield; if it already left before the resolution, nothing is exiled.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Jusqu’à\u00a0» lie les deux\u00a0: le retour n’utilise pas la pile. Les vieilles cartes en deux capacités déclenchées séparées se comportent autrement\u00a0: si elles partent en réponse, la seconde se résout d’abord et l’exil devient définitif.",
    en: "“Until” ties both together: the return doesn’t use the stack. Older cards with two separate triggers behave otherwise: if they leave in response, the second resolves first and the exile becomes permanent.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature est exilée jusqu’à ce que ce permanent quitte le champ de bataille\u00a0: si je détruis le permanent, la créature revient-elle\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si je détruis en réponse la créature qui exile jusqu’à ce qu’elle quitte le champ de bataille, ma créature est-elle exilée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "On m’a exilé une créature jusqu’à ce que l’enchantement quitte le champ de bataille. Je le détruis\u00a0: est-ce que je la récupère\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature is exiled until that enchantment leaves the battlefield. If I destroy it, does my creature come back?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If I kill the creature in response to its “exile until this leaves” trigger, is my permanent exiled?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Its exile until it leaves ability is on the stack and I destroy it in response. Will my creature still get exiled?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
