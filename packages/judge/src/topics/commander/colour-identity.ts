import type { Topic } from "../topic.ts";

export const colourIdentity: Topic = {
  id: "commander/colour-identity",
  title: { fr: "Identité couleur", en: "Color identity" },
  about: [
    ["color-identity", "play-in-deck", "hybrid"],
    [
      "hybrid",
      "reminder-text",
      "double-faced",
      "rules-text-symbol",
      "land",
      "basic-land-type",
      "off-color",
      "adventure",
      "mana-symbol",
      "kicker",
      "activated-ability",
      "color-indicator",
    ],
    ["color-identity", "commander", "deck-construction"],
  ],
  not: ["several-of-a-card", "singleton", "companion", "commander-damage", "commander-tax"],
  hints: [
    "color",
    "play-in-deck",
    "deck-construction",
    "mana-cost",
    "mana",
    "cost",
    "library",
    "card",
    "land",
    "commander",
    "colored-mana",
  ],
  rules: [
    {
      number: "903.4",
      claim: {
        fr: "L’identité réunit les couleurs des symboles de mana du coût et du texte, et l’indicateur de couleur.",
        en: "The identity is made of the colors of mana symbols in cost and text and of the color indicator.",
      },
    },
    {
      number: "903.5c",
      claim: {
        fr: "Chaque couleur de cette identité doit être dans celle du commandant.",
        en: "Every color of that identity must be in the commander’s.",
      },
    },
    {
      number: "903.4c",
      claim: { fr: "Le texte de rappel ne compte pas.", en: "Reminder text does not count." },
    },
    { number: "903.4d", claim: { fr: "La face arrière compte.", en: "The back face counts." } },
    {
      number: "903.5d",
      claim: {
        fr: "Un terrain avec un type de base n’est permis que si ses couleurs le sont.",
        en: "A land with a basic land type is allowed only if its colors are.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["reminder-text"], none: ["play-in-deck"] },
      verdict: "no",
      ruling: {
        fr: "Non, le texte de rappel (entre parenthèses) ne compte pas pour l’identité couleur.",
        en: "No, reminder text (in parentheses) does not count for color identity.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["reminder-text"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si la couleur n’apparaît que dans le texte de rappel, la carte est permise\u00a0: ce texte ne compte pas pour l’identité couleur.",
        en: "Yes, if the color appears only in reminder text the card is allowed: that text does not count for color identity.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        all: ["play-in-deck"],
        any: [
          "hybrid",
          "rules-text-symbol",
          "off-color",
          "double-faced",
          "color-indicator",
          "mana-symbol",
          "color",
          "kicker",
        ],
      },
      verdict: "no",
      ruling: {
        fr: "Non, toutes les couleurs de l’identité de la carte (coût, texte, symboles hybrides, face arrière, types de terrain de base) doivent être dans celle du commandant.",
        en: "No, every color of the card’s identity (cost, text, hybrid symbols, back face, basic land types) must be in the commander’s.",
      },
    },
    {
      when: { form: ["yes_no"], none: ["play-in-deck"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, cela compte\u00a0: les symboles hybrides, les symboles du texte, la face arrière et les types de terrain de base ajoutent toutes leurs couleurs à l’identité couleur.",
        en: "Yes, it counts: hybrid symbols, symbols in the text, the back face and basic land types add all their colors to the color identity.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "L’identité réunit les couleurs de tous les symboles de mana du coût et du texte (hybrides\u00a0: les deux couleurs), des deux faces et des types de terrain de base\u202f; le texte de rappel ne compte pas.",
        en: "The identity is made of the colors of all mana symbols in the cost and text (hybrid: both colors), of both faces and of basic land types; reminder text does not count.",
      },
    },
  ],
  explanation: {
    fr: "Une carte n’entre dans le deck que si toutes ses couleurs sont dans l’identité du commandant. Un symbole hybride compte pour ses deux couleurs, même si une seule suffit pour le payer. Un terrain avec un type de base doit ne pouvoir produire que des couleurs permises\u202f; les mots d’un texte («\u00a0Île\u00a0», «\u00a0rouge\u00a0») ne comptent pas, seuls les symboles comptent.",
    en: "A card goes into the deck only if all its colors are in the commander’s identity. A hybrid symbol counts for both its colors even though one suffices to pay it. A land with a basic land type must only be able to make allowed colors; words in a text (“Island”, “red”) do not count, only symbols do.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je jouer une carte hybride blanc-bleu dans un deck commander mono-blanc\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Le texte de rappel compte-t-il pour l’identité de couleur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La face arrière d’une carte recto-verso compte-t-elle dans l’identité de couleur\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Quelle est l’identité de couleur d’une carte avec un symbole hybride\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce que j’ai le droit de mettre un terrain Île Montagne dans mon deck dont le commandant est mono-bleu, côté identité de couleur\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I play a hybrid red-white card in my mono-white commander deck?",
      verdict: "no",
    },
    { language: "en", text: "Does reminder text count for color identity?", verdict: "no" },
    {
      language: "en",
      text: "Does the back face count toward a card’s color identity?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How is the color identity of a card with hybrid mana worked out?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can I put a card with an off-color activated ability in my commander deck as far as color identity goes?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I play cards outside my commander’s color identity?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je jouer des cartes hors de l’identité couleur de mon commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je jouer un terrain d’une autre couleur que mon commandant\u202f?",
      verdict: "no",
    },
  ],
};
