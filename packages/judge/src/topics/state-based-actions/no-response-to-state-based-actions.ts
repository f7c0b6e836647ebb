import type { Topic } from "../topic.ts";

export const noResponseToStateBasedActions: Topic = {
  id: "state-based-actions/no-response-to-state-based-actions",
  title: {
    fr: "Pas de réponse aux actions basées sur l’état",
    en: "No response to state-based actions",
  },
  about: [
    ["state-based-action", "lethal-damage", "legend-rule", "zero-toughness", "zero-loyalty"],
    ["respond", "save", "priority", "stack"],
    ["respond", "state-based-action", "stack", "priority", "before"],
  ],
  not: [
    "target",
    "pump",
    "deathtouch",
    "draw-for-turn",
    "hexproof",
    "trample",
    "combat-damage",
    "planeswalker",
  ],
  hints: [
    "dies",
    "save",
    "stack",
    "priority",
    "sacrifice",
    "regenerate",
    "prevent",
    "before",
    "legend-rule",
    "legendary",
    "lethal-damage",
    "damage",
    "graveyard",
    "state-based-action",
    "survives",
    "when-decide",
  ],
  rules: [
    {
      number: "704.3",
      claim: {
        fr: "Les actions basées sur l’état s’appliquent avant que quiconque reçoive la priorité.",
        en: "State-based actions are performed before anyone gets priority.",
      },
    },
    {
      number: "704.1",
      claim: { fr: "Elles n’utilisent pas la pile.", en: "They don’t use the stack." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une action basée sur l’état n’utilise pas la pile et s’applique avant que quiconque reçoive la priorité\u00a0: on ne peut pas y répondre.",
        en: "No, a state-based action doesn’t use the stack and happens before anyone gets priority: nobody can respond to it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les actions basées sur l’état n’utilisent pas la pile et s’appliquent avant que quiconque reçoive la priorité\u00a0: on ne peut pas y répondre.",
        en: "State-based actions don’t use the stack and happen before anyone gets priority: nobody can respond to them.",
      },
    },
  ],
  explanation: {
    fr: "Chaque fois qu’un joueur va recevoir la priorité, le jeu applique d’abord toutes les actions basées sur l’état. Il faut donc sauver une créature avant que les blessures soient infligées ou que son endurance tombe à 0. Après, elle est déjà au cimetière.",
    en: "Each time a player would receive priority the game first performs all state-based actions. So a creature must be saved before the damage is dealt or its toughness falls to 0. Afterwards it is already in the graveyard.",
  },
  questions: [
    { language: "fr", text: "Peut-on répondre à une action basée sur l’état ?", verdict: "no" },
    {
      language: "fr",
      text: "Ma créature a reçu des blessures mortelles, puis-je répondre avant qu’elle meure pour la sauver ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce que la règle de légende utilise la pile et peut-on y répondre ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les actions basées sur l’état passent-elles par la pile ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I respond to a state-based action?", verdict: "no" },
    {
      language: "en",
      text: "My creature was dealt lethal damage, can I respond before it dies?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I respond to the legend rule before one of them goes to the graveyard?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Do state-based actions use the stack?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
