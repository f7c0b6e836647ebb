import type { Topic } from "../topic.ts";

export const lastKnownInformation: Topic = {
  id: "stack-and-timing/last-known-information",
  title: { fr: "Dernières informations connues", en: "Last known information" },
  about: [
    ["last-known-information", "gone-power"],
    ["power", "damage", "source", "toughness"],
  ],
  not: ["illegal-target", "copy", "legend-rule"],
  hints: [
    "sacrifice",
    "creature",
    "battlefield",
    "destroy",
    "activated-ability",
    "triggered-ability",
    "target",
    "plus-one-counter",
    "source",
    "zone-change",
    "resolve",
    "respond",
    "still",
    "x-is-zero",
    "fight",
  ],
  rules: [
    {
      number: "608.2h",
      claim: {
        fr: "Si l’objet n’est plus dans la zone attendue, l’effet utilise ses dernières informations connues.",
        en: "If the object is no longer in the expected zone, the effect uses its last known information.",
      },
    },
    {
      number: "113.7a",
      claim: {
        fr: "Cela vaut aussi pour la source d’une capacité qui est partie.",
        en: "That also goes for the source of an ability that is gone.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["x-is-zero"] },
      verdict: "no",
      ruling: {
        fr: "Non, on utilise la force qu’elle avait juste avant de quitter le champ de bataille.",
        en: "No, the power it had just before it left the battlefield is used.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, on utilise les dernières informations connues\u00a0: ses caractéristiques juste avant de quitter le champ de bataille.",
        en: "Yes, last known information is used: its characteristics just before it left the battlefield.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On utilise ses dernières informations connues\u00a0: la force et les autres caractéristiques qu’elle avait juste avant de quitter le champ de bataille, marqueurs et bonus compris.",
        en: "Its last known information is used: the power and other characteristics it had just before it left the battlefield, counters and bonuses included.",
      },
    },
  ],
  explanation: {
    fr: "Quand un effet a besoin d’une donnée sur un objet qui n’est plus là, le jeu regarde cet objet tel qu’il existait en dernier sur le champ de bataille. Les marqueurs, auras et bonus d’alors comptent. La carte au cimetière est un nouvel objet et ne compte pas.",
    en: "When an effect needs a fact about an object that is gone, the game looks at it as it last existed on the battlefield. Counters, Auras and bonuses it had then count. The card in the graveyard is a new object and doesn’t count.",
  },
  questions: [
    {
      language: "fr",
      text: "Quelle force prend-on pour une créature sacrifiée, la force qu’elle avait sur le champ de bataille ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Expliquez la dernière information connue quand la source des blessures est morte.",
      verdict: null,
    },
    {
      language: "fr",
      text: "La créature n’est plus là quand la capacité se résout : est-ce que sa force vaut 0 ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon effet regarde la force de la créature morte : quelle valeur est utilisée ?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "What power is used for damage if the creature is no longer on the battlefield?",
      verdict: null,
    },
    {
      language: "en",
      text: "How does last known information work when the source of the damage is gone?",
      verdict: null,
    },
    {
      language: "en",
      text: "The creature is no longer on the battlefield when the ability resolves: is its power 0?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Do we use the power it had right before it died?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
