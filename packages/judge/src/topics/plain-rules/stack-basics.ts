import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** The shortest questions about the stack, mana and targets: one plain rule each. */
export const stackBasics: readonly Topic[] = [
  plainRule({
    id: "plain-rules/no-mana-burn",
    title: { fr: "Plus de brûlure de mana", en: "No mana burn" },
    about: [["mana-burn"]],
    verdict: "no",
    says: {
      fr: "la brûlure de mana n’existe plus\u00a0: le mana non dépensé disparaît à la fin de chaque étape et phase, sans perte de points de vie",
      en: "mana burn no longer exists: unspent mana empties at the end of each step and phase without any loss of life",
    },
    because: {
      fr: "Seul le mana est perdu.",
      en: "Only the mana is lost.",
    },
    rules: ["106.4", "500.5"],
    questions: {
      fr: [
        "La brûlure de mana existe-t-elle encore\u202f?",
        "La brûlure de mana me fait-elle perdre des points de vie\u202f?",
        "Y a-t-il une brûlure de mana\u202f?",
      ],
      en: [
        "Is mana burn still a rule?",
        "Do I lose life to mana burn?",
        "Does mana burn still exist?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/the-last-spell-resolves-first",
    title: { fr: "Le dernier sort se résout en premier", en: "The last spell resolves first" },
    about: [["last-one-first"]],
    not: ["split-second", "mana-ability"],
    verdict: "yes",
    says: {
      fr: "le dernier sort ou la dernière capacité mis sur la pile se résout en premier",
      en: "the last spell or ability put on the stack resolves first",
    },
    because: {
      fr: "Quand tous les joueurs passent à la suite, l’objet du dessus de la pile se résout.",
      en: "When all players pass in succession, the top object of the stack resolves.",
    },
    rules: ["405.5", "117.7"],
    questions: {
      fr: [
        "Le dernier sort lancé se résout-il en premier\u202f?",
        "La dernière capacité activée se résout-elle en premier\u202f?",
        "Est-ce que le dernier sort se résout en premier\u202f?",
      ],
      en: [
        "Does the last spell cast resolve first?",
        "Does the last ability activated resolve first?",
        "Will the last spell resolve first?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/triggers-cost-nothing",
    title: { fr: "Une capacité déclenchée est gratuite", en: "Triggered abilities are free" },
    about: [["trigger-paid-for"]],
    not: ["ward", "cumulative-upkeep", "extort", "activated-ability", "copy"],
    verdict: "no",
    says: {
      fr: "une capacité déclenchée va sur la pile d’elle-même et ne coûte rien, sauf si son texte demande de payer quand elle se résout",
      en: "a triggered ability goes on the stack by itself and costs nothing, unless its text asks for a payment as it resolves",
    },
    because: {
      fr: "Seules les capacités activées ont un coût, écrit avant les deux-points.",
      en: "Only activated abilities have a cost, written before the colon.",
    },
    rules: ["603.3", "603.2", "602.1"],
    questions: {
      fr: [
        "Une capacité déclenchée coûte-t-elle du mana\u202f?",
        "Faut-il payer les capacités déclenchées\u202f?",
        "Les capacités déclenchées coûtent-elles du mana\u202f?",
      ],
      en: [
        "Do triggered abilities cost mana?",
        "Do I have to pay for a triggered ability?",
        "Does a triggered ability cost mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/your-own-creature-as-target",
    title: { fr: "Cibler sa propre créature", en: "Targeting your own creature" },
    about: [["target"], ["my-own-target"], ["creature"]],
    not: [
      "hexproof",
      "shroud",
      "ward",
      "protection",
      "aura",
      "equip",
      "equipment",
      "opponent",
      "fight",
      "must-target",
      "triggered-ability",
      "change-target",
    ],
    verdict: "yes",
    says: {
      fr: "vous pouvez cibler votre propre créature avec vos sorts et vos capacités, sauf si leur texte exige une autre cible",
      en: "you may target your own creature with your spells and abilities unless their text asks for another target",
    },
    because: {
      fr: "«\u00a0Créature ciblée\u00a0» désigne n’importe quelle créature, quel qu’en soit le contrôleur.",
      en: "“Target creature” means any creature, whoever controls it.",
    },
    rules: ["115.1", "601.2c"],
    questions: {
      fr: [
        "Puis-je cibler ma propre créature\u202f?",
        "Puis-je cibler ma créature avec mon sort\u202f?",
        "Ai-je le droit de cibler ma propre créature\u202f?",
      ],
      en: [
        "Can I target my own creatures?",
        "Can I target my own creature with my spell?",
        "May I target my own creature?",
      ],
    },
  }),
];
