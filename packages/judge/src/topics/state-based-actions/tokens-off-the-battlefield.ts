import type { Topic } from "../topic.ts";

export const tokensOffTheBattlefield: Topic = {
  id: "state-based-actions/tokens-off-the-battlefield",
  title: { fr: "Un jeton hors du champ de bataille", en: "A token off the battlefield" },
  about: [["token"], ["return", "hand", "exile", "blink", "library", "cease"]],
  not: [
    "dies-trigger",
    "dies",
    "triggered-ability",
    "copy",
    "copy-spell",
    "sacrifice",
    "create",
    "enters",
    "gain-control",
    "populate",
    "kicker",
    "cast-free",
    "controller",
    "commander",
    "mana-value",
    "counter-marker",
  ],
  hints: [
    "return",
    "hand",
    "exile",
    "blink",
    "library",
    "battlefield",
    "owner",
    "cast",
    "state-based-action",
    "cease",
    "zone-change",
    "graveyard",
  ],
  rules: [
    {
      number: "111.7",
      claim: {
        fr: "Un jeton hors du champ de bataille cesse d’exister.",
        en: "A token off the battlefield ceases to exist.",
      },
    },
    {
      number: "111.8",
      claim: {
        fr: "Un jeton qui a quitté le champ de bataille ne peut pas y revenir ni changer de zone.",
        en: "A token that left the battlefield can’t come back or move to another zone.",
      },
    },
    {
      number: "704.5d",
      claim: { fr: "C’est une action basée sur l’état.", en: "It is a state-based action." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["cease"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un jeton qui quitte le champ de bataille cesse d’exister et ne revient pas.",
        en: "Yes, a token that leaves the battlefield ceases to exist and doesn’t come back.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un jeton qui a quitté le champ de bataille ne peut pas y revenir\u00a0: il cesse d’exister.",
        en: "No, a token that has left the battlefield can’t come back: it ceases to exist.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le jeton change bien de zone, puis cesse d’exister\u202f; il ne peut pas revenir sur le champ de bataille ni être relancé.",
        en: "The token does change zones, then ceases to exist; it can’t come back to the battlefield or be cast again.",
      },
    },
  ],
  explanation: {
    fr: "Un jeton mis en main, en exil, dans une bibliothèque ou au cimetière y va vraiment, donc les capacités de départ se déclenchent. Une fois parti, il ne peut plus bouger et cesse d’exister à la prochaine vérification.",
    en: "A token put into a hand, exile, library or graveyard really goes there, so leaves-the-battlefield abilities trigger. Once gone it can’t move any more and ceases to exist at the next check.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je blinke un jeton, revient-il sur le champ de bataille ?",
      verdict: "no",
    },
    { language: "fr", text: "Un jeton renvoyé en main cesse-t-il d’exister ?", verdict: "yes" },
    {
      language: "fr",
      text: "Que devient un jeton renvoyé dans la main de son propriétaire ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "J’exile mon jeton avec un effet qui renvoie la créature ensuite, est-ce que le jeton revient ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "If I blink a token, does it come back?", verdict: "no" },
    {
      language: "en",
      text: "Does a token that is bounced to hand cease to exist?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens to a token that is returned to its owner's hand?",
      verdict: null,
    },
    {
      language: "en",
      text: "My opponent flickers my token, does it return to the battlefield?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
