import type { Topic } from "../topic.ts";

export const manaAbilitiesCannotBeAnswered: Topic = {
  id: "stack-and-timing/mana-abilities-cannot-be-answered",
  title: { fr: "Pas de réponse à une capacité de mana", en: "No response to a mana ability" },
  about: [
    ["mana-ability", "tap-for-mana"],
    ["respond", "counter-spell", "stack", "stops", "counter-ability"],
  ],
  not: [
    "land-destroyed-mana",
    "split-second",
    "paid-as-cost",
    "cleanup-step",
    "during-resolution",
    "summoning-sickness",
    "just-arrived",
    "no-tap-symbol",
  ],
  hints: ["kill", "destroy", "tap", "land", "stops", "mana-pool", "still", "activated-ability"],
  rules: [
    {
      number: "605.3b",
      claim: {
        fr: "Une capacité de mana n’utilise pas la pile\u00a0: ni ciblée, ni contrecarrée, ni sujette à réponse.",
        en: "A mana ability doesn’t use the stack: it can’t be targeted, countered or responded to.",
      },
    },
    {
      number: "605.1a",
      claim: {
        fr: "Une capacité activée sans cible qui peut produire du mana et n’est pas de loyauté est une capacité de mana.",
        en: "An activated ability without a target that could add mana and isn’t a loyalty ability is a mana ability.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une capacité de mana n’utilise pas la pile et se résout immédiatement\u00a0: personne ne peut y répondre ni la contrecarrer.",
        en: "No, a mana ability doesn’t use the stack and resolves immediately: nobody can respond to it or counter it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une capacité de mana n’utilise pas la pile\u00a0: elle se résout immédiatement et personne ne peut y répondre.",
        en: "A mana ability doesn’t use the stack: it resolves immediately and nobody can respond to it.",
      },
    },
  ],
  explanation: {
    fr: "Les capacités de mana se résolvent dès leur activation, sans passer par la pile. Si un joueur engage sa source pour payer un sort, on ne peut répondre qu’au sort une fois lancé. Engager ou détruire la source après coup ne reprend pas le mana.",
    en: "Mana abilities resolve as soon as they are activated, without the stack. If a player taps the source to pay for a spell, others can respond only to the spell once it is cast. Tapping or destroying the source afterwards doesn’t take the mana back.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je répondre quand mon adversaire engage sa créature pour du mana ?",
      verdict: "no",
    },
    { language: "fr", text: "Est-ce qu’une capacité de mana passe par la pile ?", verdict: "no" },
    { language: "fr", text: "Peut-on contrecarrer une capacité de mana ?", verdict: "no" },
    {
      language: "fr",
      text: "Mon adversaire engage un terrain pour du mana, est-ce que je peux détruire le terrain en réponse pour l’en empêcher ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I respond to my opponent tapping a land for mana?",
      verdict: "no",
    },
    { language: "en", text: "Do mana abilities use the stack?", verdict: "no" },
    {
      language: "en",
      text: "Could I kill a mana dork in response to its mana ability to stop the mana?",
      verdict: "no",
    },
    {
      language: "en",
      text: "When someone taps Llanowar Elves for mana, can it be countered?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Mon adversaire engage son elfe pour du mana, puis-je répondre en tuant l’elfe avant qu’il ait le mana\u202f?",
      verdict: "no",
    },
  ],
};
