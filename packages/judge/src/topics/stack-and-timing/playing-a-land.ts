import type { Topic } from "../topic.ts";

export const playingALand: Topic = {
  id: "stack-and-timing/playing-a-land",
  title: {
    fr: "Jouer un terrain n’utilise pas la pile",
    en: "Playing a land doesn’t use the stack",
  },
  about: [
    ["play-land"],
    ["opponents-turn", "respond", "stack", "counter-spell", "instant-timing", "combat-phase"],
  ],
  not: ["landfall", "triggered-ability", "split-second", "after-combat"],
  hints: ["before", "cast", "instant", "main-phase", "land", "special-action", "battlefield"],
  rules: [
    {
      number: "305.1",
      claim: {
        fr: "On joue un terrain pendant une phase principale de son tour, pile vide\u202f; il n’utilise pas la pile.",
        en: "A land is played in a main phase of one’s turn with an empty stack; it doesn’t use the stack.",
      },
    },
    {
      number: "116.2a",
      claim: { fr: "C’est une action spéciale.", en: "It is a special action." },
    },
    {
      number: "305.3",
      claim: {
        fr: "On ne peut jamais jouer un terrain quand ce n’est pas son tour.",
        en: "A land can never be played when it isn’t one’s turn.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["opponents-turn", "combat-phase"] },
      verdict: "no",
      ruling: {
        fr: "Non, un terrain se joue seulement pendant une phase principale de votre propre tour, la pile étant vide.",
        en: "No, a land may be played only in a main phase of your own turn while the stack is empty.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, jouer un terrain est une action spéciale qui n’utilise pas la pile\u00a0: ce n’est pas un sort, on ne peut ni y répondre ni le contrecarrer, ni le jouer en réponse.",
        en: "No, playing a land is a special action that doesn’t use the stack: it isn’t a spell, it can’t be responded to or countered, and it can’t be played in response.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Jouer un terrain est une action spéciale\u00a0: pendant votre phase principale, pile vide, sans réponse possible.",
        en: "Playing a land is a special action: in your main phase, with an empty stack, and nobody can respond.",
      },
    },
  ],
  explanation: {
    fr: "Un terrain n’est jamais un sort\u00a0: il arrive directement sur le champ de bataille. Une capacité qui se déclenche à son arrivée va, elle, sur la pile et on peut y répondre. Un effet qui met un terrain sur le champ de bataille n’est pas «\u00a0jouer un terrain\u00a0».",
    en: "A land is never a spell: it comes straight onto the battlefield. An ability that triggers when it enters does go on the stack and can be responded to. An effect that puts a land onto the battlefield isn’t “playing a land”.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je jouer un terrain pendant le tour de mon adversaire ?",
      verdict: "no",
    },
    { language: "fr", text: "Peut-on répondre quand un joueur joue un terrain ?", verdict: "no" },
    { language: "fr", text: "Est-ce que jouer un terrain utilise la pile ?", verdict: "no" },
    {
      language: "fr",
      text: "Mon adversaire pose son terrain, est-ce que je peux le contrecarrer ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I play a land on my opponent's turn?", verdict: "no" },
    { language: "en", text: "Can I counter it when my opponent plays a land?", verdict: "no" },
    { language: "en", text: "Does playing a land use the stack?", verdict: "no" },
    {
      language: "en",
      text: "Is there any way to respond to a land drop before it hits the battlefield? Can I?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
