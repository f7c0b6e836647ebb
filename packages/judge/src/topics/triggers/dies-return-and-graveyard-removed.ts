import type { Topic } from "../topic.ts";

export const diesReturnAndGraveyardRemoved: Topic = {
  id: "triggers/dies-return-and-graveyard-removed",
  title: {
    fr: "Retour depuis le cimetière vidé en réponse",
    en: "Return from a graveyard that was emptied",
  },
  about: [
    ["dies-trigger", "dies", "persist", "undying"],
    ["return", "persist", "undying"],
    ["exile"],
    ["respond", "stack", "triggered-ability", "graveyard"],
  ],
  not: ["replacement-effect", "token", "commander"],
  hints: ["still", "graveyard", "battlefield", "kill", "opponent", "before", "exile-zone"],
  rules: [
    {
      number: "603.6c",
      claim: {
        fr: "La capacité ne cherche la carte que dans la première zone où elle est allée.",
        en: "The ability looks for the card only in the first zone it went to.",
      },
    },
    {
      number: "400.7",
      claim: {
        fr: "Une carte qui a changé de zone est un nouvel objet.",
        en: "A card that changed zones is a new object.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, si la carte a quitté le cimetière avant la résolution, la capacité ne la trouve plus et la créature ne revient pas.",
        en: "No, if the card has left the graveyard before the ability resolves, the ability no longer finds it and the creature doesn’t return.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité se résout sans rien renvoyer\u00a0: la carte a quitté le cimetière et ne peut plus être trouvée.",
        en: "The ability resolves without returning anything: the card left the graveyard and can’t be found any more.",
      },
    },
  ],
  explanation: {
    fr: "Une capacité qui renvoie la créature morte est une capacité déclenchée\u00a0: on peut y répondre. Elle ne cherche la carte que dans le cimetière. Si la carte est exilée en réponse, c’est un nouvel objet dans une autre zone.",
    en: "An ability that returns the creature that died is a triggered ability and can be responded to. It looks for the card only in the graveyard. If the card is exiled in response, it is a new object in another zone.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature avec persistance (persist) meurt et l’adversaire exile mon cimetière en réponse, est-ce qu’elle revient ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand ma créature meurt elle revient, mais on exile la carte du cimetière en réponse : revient-elle quand même ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si on exile la carte du cimetière en réponse à sa capacité de mort qui la renvoie ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "L’adversaire répond à undying en exilant ma créature du cimetière, elle revient sur le champ de bataille ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My undying creature dies and my opponent exiles my graveyard in response. Does it still return?",
      verdict: "no",
    },
    {
      language: "en",
      text: "A creature has 'when this dies, return it'. They exile the card in response to the trigger; does it come back?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens if the card is exiled from the graveyard in response to its dies trigger that returns it?",
      verdict: null,
    },
    {
      language: "en",
      text: "With the persist trigger on the stack, they exile the creature from my graveyard; will it return?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
