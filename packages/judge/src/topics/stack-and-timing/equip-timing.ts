import type { Topic } from "../topic.ts";

export const equipTiming: Topic = {
  id: "stack-and-timing/equip-timing",
  title: { fr: "Équiper en réponse", en: "Equipping in response" },
  about: [
    ["equip", "equipment"],
    [
      "respond",
      "opponents-turn",
      "instant-timing",
      "combat-phase",
      "instant",
      "declare-blockers",
      "declare-attackers",
      "sorcery-timing",
    ],
  ],
  not: ["flash", "living-weapon", "hexproof", "reconfigure", "triggered-ability", "split-second"],
  hints: [
    "activated-ability",
    "sorcery",
    "attach",
    "kill",
    "destroy",
    "dies",
    "exile",
    "block",
    "blocker",
    "before",
    "permission",
    "unattach",
  ],
  rules: [
    {
      number: "702.6a",
      claim: {
        fr: "Équiper s’active seulement quand vous pourriez lancer un rituel et cible une créature que vous contrôlez.",
        en: "Equip is activated only when you could cast a sorcery and targets a creature you control.",
      },
    },
    {
      number: "602.5d",
      claim: {
        fr: "La restriction est la même que pour lancer un rituel.",
        en: "The restriction is the same as for casting a sorcery.",
      },
    },
    {
      number: "608.2b",
      claim: {
        fr: "Si la créature ciblée est partie, équiper ne se résout pas.",
        en: "If the targeted creature is gone, equip doesn’t resolve.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["kill", "destroy", "dies", "exile", "return", "sacrifice"] },
      verdict: null,
      ruling: {
        fr: "Équiper n’a alors plus de cible légale et ne se résout pas\u00a0: l’équipement reste où il était et le mana n’est pas rendu.",
        en: "Equip then has no legal target and doesn’t resolve: the Equipment stays where it was and the mana isn’t returned.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, équiper ne s’active que pendant une phase principale de votre tour, la pile étant vide, donc ni en réponse, ni pendant le combat, ni au tour adverse.",
        en: "No, equip can be activated only in a main phase of your turn with an empty stack, so not in response, not during combat and not on an opponent’s turn.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Équiper ne s’active que lorsque vous pourriez lancer un rituel\u202f; si la créature ciblée disparaît en réponse, l’équipement ne bouge pas et le coût est perdu.",
        en: "Equip is activated at sorcery timing; if the targeted creature disappears in response, the Equipment doesn’t move and the cost is lost.",
      },
    },
  ],
  explanation: {
    fr: "Équiper est une capacité activée qui cible et ne s’active que lorsque vous pourriez lancer un rituel, sauf si une carte permet autre chose. Les adversaires peuvent y répondre. L’équipement ne se détache de l’ancienne créature qu’à la résolution.",
    en: "Equip is a targeted activated ability with sorcery timing unless a card allows more. Opponents may respond to it. The Equipment leaves the old creature only when equip resolves.",
  },
  questions: [
    { language: "fr", text: "Puis-je équiper ma créature en réponse à un sort ?", verdict: "no" },
    {
      language: "fr",
      text: "Est-ce que je peux changer mon équipement de créature pendant le combat ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire tue ma créature en réponse à équiper, que se passe-t-il ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Ai-je le droit d’équiper au tour de mon adversaire pour avoir un bloqueur plus gros ? Puis-je le faire ?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I equip in response to a removal spell?", verdict: "no" },
    {
      language: "en",
      text: "Can I activate equip during combat after blockers are declared?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens if my creature is killed in response to an equip activation?",
      verdict: null,
    },
    {
      language: "en",
      text: "Is it possible to move my equipment on my opponent's turn at instant speed?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
