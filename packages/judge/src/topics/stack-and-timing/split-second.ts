import type { Topic } from "../topic.ts";

export const splitSecond: Topic = {
  id: "stack-and-timing/split-second",
  title: { fr: "Ce que la fraction de seconde empêche", en: "What split second stops" },
  about: [["split-second"]],
  hints: [
    "respond",
    "counter-spell",
    "cast",
    "activated-ability",
    "mana",
    "priority",
    "stack",
    "sacrifice",
    "sacrifice-my-own",
    "kill",
    "destroy",
    "special-action",
  ],
  rules: [
    {
      number: "702.61a",
      claim: {
        fr: "Tant que le sort est sur la pile, on ne peut ni lancer de sort ni activer de capacité qui n’est pas de mana.",
        en: "While the spell is on the stack, players can’t cast spells or activate abilities that aren’t mana abilities.",
      },
    },
    {
      number: "702.61b",
      claim: {
        fr: "Les capacités de mana, les actions spéciales et les capacités déclenchées restent possibles.",
        en: "Mana abilities, special actions and triggered abilities still work.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: [
          "mana-ability",
          "tap-for-mana",
          "special-action",
          "morph",
          "face-up",
          "turned-up",
          "turn-up-in-response",
        ],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, les capacités de mana et les actions spéciales, comme retourner une créature face visible, restent possibles.",
        en: "Yes, mana abilities and special actions, such as turning a creature face up, are still possible.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["triggered-ability", "ward", "prowess"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les capacités déclenchées se déclenchent et vont sur la pile normalement malgré la fraction de seconde.",
        en: "Yes, triggered abilities trigger and go on the stack as usual despite split second.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, tant qu’un sort avec la fraction de seconde est sur la pile, personne ne peut lancer de sort ni activer de capacité, sauf une capacité de mana.",
        en: "No, while a spell with split second is on the stack nobody can cast spells or activate abilities other than mana abilities.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Personne ne peut lancer de sort ni activer de capacité autre que de mana\u202f; les capacités déclenchées, les capacités de mana et les actions spéciales restent possibles.",
        en: "Nobody can cast spells or activate abilities other than mana abilities; triggered abilities, mana abilities and special actions still work.",
      },
    },
  ],
  explanation: {
    fr: "La fraction de seconde agit seulement tant que le sort est sur la pile et touche tous les joueurs, y compris son lanceur. Les joueurs reçoivent quand même la priorité. Les capacités déclenchées ne sont pas activées\u00a0: elles vont sur la pile et se résolvent avant le sort.",
    en: "Split second works only while the spell is on the stack and it binds all players, its caster too. Players still receive priority. Triggered abilities aren’t activated: they go on the stack and resolve before the spell.",
  },
  questions: [
    {
      language: "fr",
      text: "Peut-on répondre à un sort avec la fraction de seconde ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Avec un sort split second sur la pile, puis-je engager mes terrains pour du mana ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une capacité déclenchée va-t-elle sur la pile malgré la fraction de seconde ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je peux contrecarrer un sort qui a split second ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I counter a spell with split second?", verdict: "no" },
    {
      language: "en",
      text: "Can I unmorph a creature while a split second spell is on the stack?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Do triggered abilities still work under split second?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My opponent cast a split second removal spell, can I sacrifice my creature by activating its ability in response?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I turn my morph face up while a split second spell is on the stack?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "A spell with split second is on the stack. May I unmorph my creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does split second stop me from turning a face-down creature up?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je retourner ma mue face visible alors qu’un sort avec fraction de seconde est sur la pile\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Un sort avec split second est sur la pile, je peux démorpher\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Peut-on retourner une créature face cachée malgré la fraction de seconde\u202f?",
      verdict: "yes",
    },
  ],
};
