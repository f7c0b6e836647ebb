import type { Topic } from "../topic.ts";

export const aReplacementAppliesOnce: Topic = {
  id: "replacement-effects/a-replacement-applies-once",
  title: {
    fr: "Un effet de remplacement ne s’applique qu’une fois",
    en: "A replacement effect applies once",
  },
  about: [
    ["replacement-effect", "doubling", "double"],
    ["once-again", "infinite-loop"],
  ],
  not: ["several-effects", "commander"],
  hints: [
    "named-replacement-effect",
    "token",
    "counter-marker",
    "create",
    "damage",
    "draw",
    "gain-life",
    "simultaneous",
    "replaced-draw",
    "double",
    "doubling",
  ],
  rules: [
    {
      number: "614.5",
      claim: {
        fr: "Un effet de remplacement n’a qu’une occasion par évènement, même modifié.",
        en: "A replacement effect gets one chance per event, even a modified one.",
      },
    },
    {
      number: "614.6",
      claim: {
        fr: "L’évènement modifié prend la place de l’autre.",
        en: "The modified event takes the place of the other.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un effet de remplacement ne s’applique qu’une seule fois à un évènement\u00a0: il ne s’applique pas de nouveau à l’évènement qu’il a lui-même modifié.",
        en: "No, a replacement effect applies only once to an event: it does not apply again to the event that it has itself modified.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque effet de remplacement ne s’applique qu’une fois à un évènement, même modifié\u00a0: il n’y a donc jamais de boucle infinie avec lui-même.",
        en: "Each replacement effect applies only once to an event, even a modified one: so it never loops with itself.",
      },
    },
  ],
  explanation: {
    fr: "L’évènement modifié remplace l’ancien, il n’en ouvre pas un nouveau pour le même effet. Deux exemplaires du même permanent sont en revanche deux effets distincts\u00a0: chacun s’applique une fois. En Commander, le retour en zone de commandement au lieu de la main ou de la bibliothèque fait exception.",
    en: "The modified event takes the place of the old one, it does not give the same effect another chance. Two copies of a permanent are two separate effects, though: each applies once. In Commander, going to the command zone instead of hand or library is an exception.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon doubleur de jetons s’applique-t-il encore aux jetons supplémentaires qu’il crée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un effet de remplacement peut-il s’appliquer deux fois au même évènement\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Pourquoi un effet qui double les marqueurs ne fait-il pas une boucle infinie\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "L’effet de remplacement qui double mes blessures peut-il se redéclencher sur lui-même\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a token doubler apply again to the extra tokens that it makes?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can the same replacement effect apply twice to one event?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Why doesn’t a counter doubler loop with itself forever?",
      verdict: null,
    },
    {
      language: "en",
      text: "Would a replacement effect apply to its own modified event again?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
