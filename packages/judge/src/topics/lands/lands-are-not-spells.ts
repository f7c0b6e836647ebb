import type { Topic } from "../topic.ts";

export const landsAreNotSpells: Topic = {
  id: "lands/lands-are-not-spells",
  title: { fr: "Les terrains ne sont pas des sorts", en: "Lands aren’t spells" },
  about: [
    ["lands-spells", "land"],
    ["lands-spells"],
    ["lands-spells", "spell", "cast", "color", "cast-trigger", "counter-spell"],
  ],
  not: [
    "commander",
    "many-spells",
    "lands-become-basic",
    "play-ban",
    "animated-land",
    "discard",
    "search",
  ],
  hints: ["play-land", "mana", "card", "triggered-ability", "counts-as-cast", "storm", "land"],
  rules: [
    {
      number: "305.1",
      claim: {
        fr: "Jouer un terrain est une action spéciale\u00a0: il n’est pas lancé.",
        en: "Playing a land is a special action: it isn’t cast.",
      },
    },
    {
      number: "202.2b",
      claim: {
        fr: "Sans symbole de mana coloré dans son coût, un objet est incolore.",
        en: "Without colored mana symbols in its cost an object is colorless.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["color"], none: ["cast", "spell"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un terrain n’a pas de coût de mana\u00a0: il est incolore, même s’il produit du mana coloré, sauf si un indicateur de couleur ou un effet lui en donne une.",
        en: "Yes, a land has no mana cost: it is colorless, even if it makes colored mana, unless a color indicator or an effect gives it a color.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un terrain n’est jamais un sort\u00a0: il est joué, pas lancé, et ne déclenche pas «\u00a0quand vous lancez un sort\u00a0».",
        en: "No, a land is never a spell: it is played, not cast, and doesn’t trigger “whenever you cast a spell”.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un terrain est joué, pas lancé\u00a0: ce n’est jamais un sort, et il est incolore.",
        en: "A land is played, not cast: it is never a spell, and it is colorless.",
      },
    },
  ],
  explanation: {
    fr: "Les effets qui parlent de sorts ou de cartes lancées ignorent donc les terrains.",
    en: "So effects about spells or cast cards ignore lands.",
  },
  questions: [
    {
      language: "fr",
      text: "Jouer un terrain compte-t-il comme lancer un sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les terrains sont-ils incolores, quelle est la couleur d’un terrain\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un terrain est-il un sort quand je le joue\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does playing a land count as casting a spell?", verdict: "no" },
    {
      language: "en",
      text: "Are lands colorless? I mean, is the color of a land none?",
      verdict: "yes",
    },
    { language: "en", text: "Is a land a spell when I play it?", verdict: "no", heldBack: true },
  ],
};
