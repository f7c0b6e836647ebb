import type { Topic } from "../topic.ts";

export const dividingDamageAmongBlockers: Topic = {
  id: "combat/dividing-damage-among-blockers",
  title: {
    fr: "Répartir les blessures entre les bloqueuses",
    en: "Dividing damage among blockers",
  },
  about: [
    ["damage-assignment-order", "assign-damage"],
    ["block", "blocker", "several-blockers", "gang-block"],
  ],
  not: ["trample", "deathtouch", "planeswalker", "prevent", "protection"],
  hints: [
    "attack",
    "attacker",
    "damage",
    "combat-damage",
    "choose",
    "order",
    "lethal-damage",
    "creature",
    "several-blockers",
    "before",
    "kill",
    "first-damage",
    "free-choice",
    "dies",
    "gang-block",
    "order-choice",
    "forced",
  ],
  rules: [
    {
      number: "510.1c",
      claim: {
        fr: "Les blessures sont réparties entre les bloqueuses comme le contrôleur de l’attaquante le choisit.",
        en: "Damage is divided among the blockers as the attacker’s controller chooses.",
      },
    },
    {
      number: "510.1d",
      claim: {
        fr: "Une bloqueuse qui en bloque plusieurs répartit de même.",
        en: "A blocker that blocks several divides likewise.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["damage-assignment-order", "order", "order-choice", "forced"],
        none: ["free-choice"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, il n’y a plus d’ordre d’assignation\u00a0: le contrôleur de l’attaquante répartit ses blessures entre les bloqueuses comme il veut.",
        en: "No, there is no damage assignment order any more: the attacker’s controller divides its damage among the blockers as they like.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le contrôleur de l’attaquante répartit ses blessures entre les bloqueuses comme il veut, sans devoir en tuer une d’abord.",
        en: "Yes, the attacker’s controller divides its damage among the blockers as they like, without having to kill one first.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le contrôleur de l’attaquante choisit librement la répartition au moment des blessures\u202f; il n’y a plus d’ordre entre les bloqueuses.",
        en: "The attacker’s controller freely chooses the division as damage is assigned; there is no order among blockers any more.",
      },
    },
  ],
  explanation: {
    fr: "L’ancienne règle qui rangeait les bloqueuses et demandait de tuer la première avant la suivante n’existe plus. La répartition se décide au moment où les blessures de combat sont assignées, après les astuces de combat. Le piétinement garde sa propre exigence\u00a0: des blessures mortelles à chaque bloqueuse avant que le reste passe.",
    en: "The old rule that ordered the blockers and asked to kill the first before the next is gone. The division is decided as combat damage is assigned, after combat tricks. Trample keeps its own demand: lethal damage to each blocker before the rest goes through.",
  },
  questions: [
    {
      language: "fr",
      text: "Faut-il encore choisir un ordre d’assignation des blessures entre les bloqueurs\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon attaquante est bloquée par deux créatures, puis-je répartir ses blessures comme je veux\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment répartir les blessures quand plusieurs créatures bloquent la même attaquante\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "quand 3 créatures bloquent la mienne, je peux diviser mes blessures librement entre elles\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do I still have to choose a damage assignment order for blockers?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Two creatures block my attacker. Can I split the damage however I want?",
      verdict: "yes",
    },
    { language: "en", text: "How is damage divided among several blockers?", verdict: null },
    {
      language: "en",
      text: "With a double block, do I need to assign lethal damage to the first blocker in order before the second?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
