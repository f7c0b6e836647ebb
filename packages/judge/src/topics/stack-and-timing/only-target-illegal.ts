import type { Topic } from "../topic.ts";

export const onlyTargetIllegal: Topic = {
  id: "stack-and-timing/only-target-illegal",
  title: { fr: "La seule cible n’est plus légale", en: "The only target is no longer legal" },
  about: [
    ["target-gone", "illegal-target"],
    [
      "spell",
      "ability",
      "resolve",
      "instant",
      "sorcery",
      "aura",
      "draw",
      "counter-spell",
      "sacrifice",
    ],
    ["target", "illegal-target"],
  ],
  not: [
    "uncounterable",
    "several-targets",
    "hexproof",
    "shroud",
    "protection",
    "ward",
    "split-second",
    "copy",
    "must-target",
    "no-legal-target",
    "power",
    "enters",
    "flashback",
    "paid-as-cost",
  ],
  hints: [
    "still",
    "kill",
    "destroy",
    "exile",
    "respond",
    "dies",
    "target",
    "graveyard",
    "stack",
    "fizzle",
    "resolve",
    "zone-change",
    "new-object",
    "return",
  ],
  rules: [
    {
      number: "608.2b",
      claim: {
        fr: "Si toutes les cibles sont illégales à la résolution, le sort ou la capacité ne se résout pas.",
        en: "If all targets are illegal on resolution, the spell or ability doesn’t resolve.",
      },
    },
    {
      number: "115.1",
      claim: {
        fr: "Les cibles sont choisies au lancement, bien avant la résolution.",
        en: "Targets are chosen as the spell is cast, well before it resolves.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["fizzle", "stops", "save"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si toutes ses cibles sont illégales, il est retiré de la pile sans se résoudre et sans aucun effet.",
        en: "Yes, if all its targets are illegal it leaves the stack without resolving and none of its effects happen.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["counter-spell"] },
      verdict: null,
      ruling: {
        fr: "Il n’est pas «\u00a0contrecarré\u00a0»\u00a0: il ne se résout simplement pas et n’a aucun effet.",
        en: "It isn’t “countered”: it simply doesn’t resolve and has no effect.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, quand sa seule cible n’est plus légale, le sort ne se résout pas\u00a0: aucun de ses effets n’a lieu, pas même ceux qui ne visent pas la cible.",
        en: "No, when its only target is no longer legal the spell doesn’t resolve: none of its effects happen, not even the parts that don’t touch the target.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le sort ne se résout pas\u00a0: il quitte la pile sans aucun effet, y compris les parties sans cible comme «\u00a0piochez une carte\u00a0», et sa carte va au cimetière.",
        en: "The spell doesn’t resolve: it leaves the stack with no effect at all, not even untargeted parts such as “draw a card”, and its card goes to the graveyard.",
      },
    },
  ],
  explanation: {
    fr: "La légalité des cibles est revérifiée au début de la résolution. Une cible qui a quitté sa zone est illégale, même si elle revient, car c’est un nouvel objet. Si plus aucune cible n’est légale, le sort ou la capacité ne se résout pas et rien n’est remboursé.",
    en: "Targets are checked again as resolution begins. A target that left its zone is illegal even if it comes back, since it is a new object. If no target is legal any more, the spell or ability doesn’t resolve and nothing is refunded.",
  },
  questions: [
    {
      language: "fr",
      text: "La créature ciblée par mon sort est sacrifiée en réponse, est-ce que je pioche quand même la carte si c’était la seule cible ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon sort n’a plus de cible légale au moment où il se résout, est-ce que le reste de l’effet s’applique ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "L’adversaire fait disparaître l’unique cible de mon éphémère, le sort fait-il long feu ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Que se passe-t-il si la cible de mon rituel n’est plus là à la résolution ?",
      verdict: null,
    },
    {
      language: "en",
      text: "My spell says destroy target creature, then draw a card. If its only target is gone, do I still draw?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a spell fizzle when its target becomes illegal before it resolves?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens to a spell on resolution if its target has left the battlefield?",
      verdict: null,
    },
    {
      language: "en",
      text: "Opponent sacrifices the target of my removal spell, does any part of the spell still resolve?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I cast a spell that bounces a creature and draws me a card. They sacrifice the creature in response. Do I draw?",
      verdict: "no",
    },
  ],
};
