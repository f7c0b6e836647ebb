import type { Topic } from "../topic.ts";

export const severalSpellsATurn: Topic = {
  id: "stack-and-timing/several-spells-a-turn",
  title: { fr: "Plusieurs sorts par tour", en: "Several spells a turn" },
  about: [["many-spells"]],
  not: ["storm", "ward", "second-land", "hold-priority", "cast-again-first"],
  hints: [
    "cast",
    "turn",
    "creature",
    "land",
    "spell",
    "play-land",
    "main-phase",
    "instant",
    "sorcery",
    "creature-spell",
  ],
  rules: [
    {
      number: "117.1a",
      claim: {
        fr: "On lance un sort dès qu’on en a le droit et le mana.",
        en: "A spell is cast whenever you may and have the mana.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, il n’y a pas de limite\u00a0: vous lancez autant de sorts que vous pouvez en payer. Seuls les terrains sont limités à un par tour.",
        en: "Yes, there is no limit: you cast as many spells as you can pay for. Only lands are limited to one a turn.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Autant que vous pouvez en payer\u00a0: seuls les terrains sont limités à un par tour.",
        en: "As many as you can pay for: only lands are limited to one a turn.",
      },
    },
  ],
  explanation: {
    fr: "Chacun doit respecter son moment\u00a0: créatures et rituels pendant votre phase principale, pile vide.",
    en: "Each has to keep to its timing: creatures and sorceries in your main phase with an empty stack.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je lancer deux sorts de créature le même tour\u202f?",
      verdict: "yes",
    },
    { language: "fr", text: "Combien de sorts peut-on lancer par tour\u202f?", verdict: null },
    {
      language: "fr",
      text: "Est-il permis de lancer plusieurs sorts pendant mon tour\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I cast two creature spells in the same turn?", verdict: "yes" },
    { language: "en", text: "How many spells can I cast each turn?", verdict: null },
    {
      language: "en",
      text: "May I play a land and then cast several spells in one turn?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
