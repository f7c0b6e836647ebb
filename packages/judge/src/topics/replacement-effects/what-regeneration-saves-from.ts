import type { Topic } from "../topic.ts";

export const whatRegenerationSavesFrom: Topic = {
  id: "replacement-effects/what-regeneration-saves-from",
  title: { fr: "Ce dont la régénération sauve", en: "What regeneration saves from" },
  about: [
    ["regenerate"],
    [
      "destroy",
      "dies",
      "sacrifice",
      "exile",
      "lethal-damage",
      "damage",
      "zero-toughness",
      "minus-one-counter",
      "survives",
      "legend-rule",
      "deathtouch",
      "combat-damage",
      "block",
      "toughness-to-zero",
      "tap",
      "remove-from-combat",
    ],
  ],
  hints: [
    "saves",
    "respond",
    "cant-regenerate",
    "toughness",
    "attacker",
    "marked-damage",
    "activated-ability",
    "cant",
  ],
  rules: [
    {
      number: "701.19a",
      claim: {
        fr: "La régénération remplace la prochaine destruction de ce tour.",
        en: "Regeneration replaces the next destruction this turn.",
      },
    },
    {
      number: "614.8",
      claim: {
        fr: "Le permanent est engagé, ses blessures sont retirées et il sort du combat.",
        en: "The permanent is tapped, its damage is removed and it leaves combat.",
      },
    },
    {
      number: "704.5f",
      claim: {
        fr: "Une endurance de 0 met la créature au cimetière sans la détruire.",
        en: "Toughness 0 puts the creature into the graveyard without destroying it.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        all: ["dies"],
        any: [
          "sacrifice",
          "exile",
          "zero-toughness",
          "minus-one-counter",
          "legend-rule",
          "toughness-to-zero",
        ],
        none: ["saves", "survives"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle quitte quand même le champ de bataille\u00a0: la régénération ne remplace qu’une destruction, pas un sacrifice, un exil ou une endurance de 0.",
        en: "Yes, it leaves the battlefield anyway: regeneration replaces only destruction, not a sacrifice, an exile or toughness 0.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        all: ["dies"],
        none: [
          "saves",
          "survives",
          "cant-regenerate",
          "sacrifice",
          "exile",
          "zero-toughness",
          "minus-one-counter",
          "legend-rule",
          "toughness-to-zero",
        ],
      },
      verdict: "no",
      ruling: {
        fr: "Non, une créature régénérée ne meurt pas\u00a0: la destruction est remplacée, elle reste sur le champ de bataille, engagée, sans blessure et retirée du combat.",
        en: "No, a regenerated creature does not die: the destruction is replaced, it stays on the battlefield, tapped, without damage and removed from combat.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["cant-regenerate", "dies"], none: ["saves", "survives"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle est détruite\u00a0: si l’effet dit qu’elle ne peut pas être régénérée, le bouclier de régénération ne s’applique pas.",
        en: "Yes, it is destroyed: if the effect says it can’t be regenerated, the regeneration shield is not applied.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["cant-regenerate"] },
      verdict: "no",
      ruling: {
        fr: "Non, si l’effet dit que la créature ne peut pas être régénérée, le bouclier de régénération ne s’applique pas et elle est détruite.",
        en: "No, if the effect says that the creature can’t be regenerated, the regeneration shield is not applied and it is destroyed.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: [
          "sacrifice",
          "exile",
          "zero-toughness",
          "minus-one-counter",
          "legend-rule",
          "toughness-to-zero",
        ],
      },
      verdict: "no",
      ruling: {
        fr: "Non, la régénération ne remplace qu’une destruction\u00a0: elle ne sauve ni d’un sacrifice, ni d’un exil, ni d’une endurance de 0, ni de la règle de légende.",
        en: "No, regeneration replaces only destruction: it does not save from a sacrifice, exile, toughness 0 or the legend rule.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la régénération remplace la destruction, par un effet comme par des blessures mortelles\u00a0: la créature reste sur le champ de bataille, engagée, sans blessure et retirée du combat.",
        en: "Yes, regeneration replaces destruction, by an effect or by lethal damage: the creature stays on the battlefield, tapped, without damage and removed from combat.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La régénération remplace la prochaine destruction de ce tour\u00a0: la créature reste sur le champ de bataille, est engagée, perd ses blessures et sort du combat. Elle ne sauve ni du sacrifice, ni de l’exil, ni d’une endurance de 0.",
        en: "Regeneration replaces the next destruction this turn: the creature stays on the battlefield, is tapped, loses its damage and leaves combat. It does not save from sacrifice, exile or toughness 0.",
      },
    },
  ],
  explanation: {
    fr: "Il faut créer le bouclier avant la destruction, donc en réponse. Il remplace une destruction, qu’elle vienne d’un effet «\u00a0détruisez\u00a0», de blessures mortelles ou du contact mortel. Le sacrifice, l’exil et l’endurance de 0 ne sont pas des destructions. La créature ne quitte pas le champ de bataille et ne meurt pas.",
    en: "The shield must be made before the destruction, so in response. It replaces a destruction, whether by a “destroy” effect, lethal damage or deathtouch. Sacrifice, exile and toughness 0 are not destruction. The creature does not leave the battlefield and does not die.",
  },
  questions: [
    {
      language: "fr",
      text: "La régénération sauve-t-elle ma créature de blessures mortelles\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je régénérer une créature que je dois sacrifier\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un sort détruit ma créature et dit qu’elle ne peut pas être régénérée, elle survit avec la régénération\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que régénérer sauve une créature qui subit -3/-3 et tombe à 0 d’endurance\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does regeneration save my creature from lethal damage?",
      verdict: "yes",
    },
    { language: "en", text: "Can I regenerate a creature I have to sacrifice?", verdict: "no" },
    {
      language: "en",
      text: "If a creature’s toughness is 0, does regenerating it help?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I regenerate in response to a destroy spell so that my creature survives?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "My creature just died. Can I regenerate it now?", verdict: "no" },
    {
      language: "en",
      text: "Can I wait until the creature is dead before I pay for regeneration?",
      verdict: "no",
    },
    {
      language: "en",
      text: "May I regenerate a creature that is already in the graveyard?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature vient de mourir, puis-je la régénérer maintenant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je attendre qu’elle soit morte pour payer la régénération\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on régénérer une créature déjà au cimetière\u202f?",
      verdict: "no",
    },
  ],
};
