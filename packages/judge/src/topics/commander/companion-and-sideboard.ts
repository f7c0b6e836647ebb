import type { Topic } from "../topic.ts";

export const companionAndSideboard: Topic = {
  id: "commander/companion-and-sideboard",
  title: { fr: "Compagnon et réserve en Commander", en: "Companion and sideboard in Commander" },
  about: [
    ["companion", "sideboard", "outside-the-game"],
    ["commander", "deck-construction", "color-identity"],
  ],
  hints: [
    "library",
    "hand",
    "deck-size",
    "pay",
    "mana",
    "color",
    "search",
    "card",
    "commander",
    "hundred",
    "play-in-deck",
    "cast",
  ],
  rules: [
    {
      number: "903.5e",
      claim: {
        fr: "On ne joue pas de réserve en Commander.",
        en: "Commander games use no sideboard.",
      },
    },
    {
      number: "702.139a",
      claim: {
        fr: "Le compagnon commence à l’extérieur de la partie et coûte {3} pour venir en main.",
        en: "The companion starts outside the game and costs {3} to come to hand.",
      },
    },
    {
      number: "903.11",
      claim: {
        fr: "Sauf effet qui l’autorise expressément, rien ne vient de l’extérieur.",
        en: "Unless an effect expressly allows it, nothing comes from outside.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["companion"], none: ["among-the-hundred"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un compagnon est permis en Commander, en plus des 100 cartes\u00a0: le deck, commandant compris, doit remplir sa condition et son identité couleur doit être permise.",
        en: "Yes, a companion is allowed in Commander, on top of the 100 cards: the deck, commander included, must meet its condition and its color identity must be allowed.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["companion"] },
      verdict: "no",
      ruling: {
        fr: "Non, le compagnon n’est pas dans les 100 cartes\u00a0: c’est une carte de plus, à l’extérieur de la partie.",
        en: "No, the companion is not part of the 100 cards: it is one more card, outside the game.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, on ne joue pas de réserve en Commander.",
        en: "No, Commander is played without a sideboard.",
      },
    },
    {
      when: { any: ["companion"] },
      verdict: null,
      ruling: {
        fr: "Le compagnon est une carte de plus que les 100 du deck\u202f; une fois par partie, vous payez {3} pour le prendre en main, et le deck doit remplir sa condition.",
        en: "The companion is a card on top of the deck’s 100; once a game you pay {3} to take it into your hand, and the deck must meet its condition.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Il n’y a pas de réserve en Commander\u202f; seule une carte qu’un effet ou une règle fait venir de l’extérieur, comme un compagnon, peut entrer dans la partie.",
        en: "There is no sideboard in Commander; only a card that an effect or rule brings in from outside, such as a companion, can enter the game.",
      },
    },
  ],
  explanation: {
    fr: "Le compagnon n’est ni dans le deck ni dans une réserve\u00a0: il est révélé avant la partie. Payer {3} pour le prendre en main est une action spéciale, au moment où vous pourriez lancer un rituel. Il doit respecter l’identité couleur du commandant.",
    en: "The companion is neither in the deck nor in a sideboard: it is revealed before the game. Paying {3} for it is a special action at a time when you could cast a sorcery. It must respect the commander’s color identity.",
  },
  questions: [
    { language: "fr", text: "Peut-on jouer un compagnon en commander\u202f?", verdict: "yes" },
    { language: "fr", text: "Y a-t-il une réserve en Commander\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "Comment marche un compagnon dans un deck commander\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Le compagnon compte-t-il dans les 100 cartes du deck commander\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I have a companion in Commander?", verdict: "yes" },
    { language: "en", text: "Is there a sideboard in Commander?", verdict: "no" },
    { language: "en", text: "How does a companion work in a commander deck?", verdict: null },
    {
      language: "en",
      text: "Does the companion count as one of the 100 cards of my Commander deck?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
