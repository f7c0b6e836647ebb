import type { Topic } from "../topic.ts";

export const modalDoubleFacedCards: Topic = {
  id: "permanents/modal-double-faced-cards",
  title: { fr: "Cartes recto-verso modales", en: "Modal double-faced cards" },
  about: [
    ["mdfc-face", "double-faced"],
    [
      "land",
      "mana-value",
      "search",
      "put-onto-battlefield",
      "graveyard",
      "hand",
      "cast",
      "play-land",
      "library",
      "commander",
    ],
  ],
  not: [
    "daybound",
    "transform-value",
    "second-land",
    "transform",
    "color-identity",
    "copy",
    "token",
  ],
  hints: [
    "card",
    "land",
    "choose",
    "battlefield",
    "creature",
    "spell",
    "face-up",
    "enters",
    "card",
    "zone",
    "modal",
    "play-land",
  ],
  rules: [
    {
      number: "712.8a",
      claim: {
        fr: "Hors de la pile et du champ de bataille, une carte recto-verso n’a que les caractéristiques de sa face avant.",
        en: "Off the stack and battlefield a double-faced card has only its front face’s characteristics.",
      },
    },
    {
      number: "712.12",
      claim: {
        fr: "On choisit la face en la jouant comme terrain.",
        en: "You choose the face as you play it as a land.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, ailleurs que sur la pile et le champ de bataille, la carte n’a que les caractéristiques de sa face avant.",
        en: "No, anywhere but on the stack and the battlefield the card has only its front face’s characteristics.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "En la jouant on choisit une des deux faces\u202f; dans toutes les autres zones seules comptent les caractéristiques de la face avant.",
        en: "As you play it you choose one of the two faces; in all other zones only the front face’s characteristics count.",
      },
    },
  ],
  explanation: {
    fr: "Une carte dont seule la face arrière est un terrain n’est donc pas une carte de terrain dans la bibliothèque, la main ou le cimetière, et sa valeur de mana est celle de la face avant.",
    en: "So a card whose back face alone is a land isn’t a land card in library, hand or graveyard, and its mana value is the front face’s.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je chercher avec un fetchland une carte recto-verso modale dont la face arrière est un terrain\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Comment se joue une carte recto-verso modale avec une face terrain\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Dans mon cimetière, une carte recto-verso modale dont le dos est un terrain compte-t-elle comme une carte de terrain\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I search for a modal double-faced card with a land on the back using a fetch land?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How do I play a modal double-faced card with a land face?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does an MDFC with a land back face count as a land card in my graveyard?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can an effect that puts a land card from my hand onto the battlefield put a modal double-faced card with a land on its back?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I fetch a modal double-faced card whose back face is a land with a land tutor?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un effet qui met une carte de terrain de ma main sur le champ de bataille peut-il y mettre une carte modale double face dont le verso est un terrain\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je chercher une carte recto-verso dont le dos est un terrain avec un tuteur de terrain\u202f?",
      verdict: "no",
    },
  ],
};
