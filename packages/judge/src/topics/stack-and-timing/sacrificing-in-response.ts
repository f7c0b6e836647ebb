import type { Topic } from "../topic.ts";

export const sacrificingInResponse: Topic = {
  id: "stack-and-timing/sacrificing-in-response",
  title: { fr: "Sacrifier en réponse à un sort adverse", en: "Sacrificing in response to a spell" },
  about: [
    ["sacrifice-my-own", "sacrifice"],
    ["respond"],
    [
      "kill",
      "destroy",
      "exile",
      "gain-control",
      "return",
      "target",
      "removal",
      "counter-spell",
      "dies",
    ],
  ],
  not: [
    "split-second",
    "paid-as-cost",
    "several-targets",
    "token",
    "draw",
    "saga",
    "legend-rule",
    "equip",
    "copy",
    "mana-ability",
    "tap-for-mana",
    "source",
    "state-based-action",
  ],
  hints: [
    "activated-ability",
    "before",
    "as-well",
    "dies-trigger",
    "fizzle",
    "gain-control",
    "triggered-ability",
    "sacrifice-my-own",
  ],
  rules: [
    {
      number: "602.2b",
      claim: {
        fr: "Un sacrifice demandé comme coût est payé dès l’activation.",
        en: "A sacrifice that is a cost is paid as the ability is activated.",
      },
    },
    {
      number: "608.2b",
      claim: {
        fr: "Le sort adverse n’a plus de cible légale et ne se résout pas.",
        en: "The opposing spell has no legal target left and doesn’t resolve.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stops", "still"] },
      verdict: null,
      ruling: {
        fr: "Le sacrifice est payé immédiatement, comme coût\u202f; le sort adverse perd sa cible et, si c’était la seule, ne se résout pas.",
        en: "The sacrifice is paid immediately as a cost; the opposing spell loses its target and, if that was the only one, doesn’t resolve.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si vous avez une capacité dont le coût est un sacrifice et que vous pouvez activer à ce moment, vous pouvez sacrifier la créature en réponse\u202f; le sort perd alors sa cible.",
        en: "Yes, if you have an ability with a sacrifice cost that you may activate then, you can sacrifice the creature in response; the spell then loses its target.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous activez une capacité qui demande le sacrifice comme coût\u202f; la créature part immédiatement et le sort perd sa cible.",
        en: "You activate an ability with the sacrifice as its cost; the creature is gone immediately and the spell loses its target.",
      },
    },
  ],
  explanation: {
    fr: "Le sacrifice est un coût\u00a0: personne ne peut l’empêcher ni y répondre. À la résolution du sort adverse, sa cible n’est plus là\u202f; si c’était la seule, il ne se résout pas. On ne peut pas sacrifier sans un effet ou un coût qui le demande.",
    en: "The sacrifice is a cost: nobody can stop it or respond to it. When the opposing spell would resolve, its target is gone; if it was the only one, the spell doesn’t resolve. Nobody can sacrifice without an effect or cost that asks for it.",
  },
  questions: [
    {
      language: "fr",
      text: "L’adversaire veut voler ma créature, puis-je la sacrifier en réponse avec une capacité ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que je peux sacrifier ma créature en réponse à un sort qui l’exile ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment sacrifier ma créature en réponse à un sort de destruction ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "On cible ma créature avec un sort qui la détruit. Puis-je sacrifier ma créature en réponse ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I sacrifice my creature in response to a spell that would exile it?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My opponent tries to take control of my creature. Can I sac it in response?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How do I sacrifice my creature in response to a removal spell that would destroy it?",
      verdict: null,
    },
    {
      language: "en",
      text: "They cast a kill spell on my guy, may I sac it in response for value?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
