import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** X, and what it stands for: one plain rule each. */
export const valuesOfX: readonly Topic[] = [
  plainRule({
    id: "plain-rules/x-may-be-zero",
    title: { fr: "X peut être 0", en: "X may be 0" },
    about: [["x-of-zero"]],
    not: [
      "cast-free",
      "mana-value",
      "x-kept-for-trigger",
      "copy",
      "cascade",
      "free-of-charge",
      "zone",
      "token",
    ],
    verdict: "yes",
    says: {
      fr: "vous pouvez choisir X = 0\u00a0: le sort est alors lancé pour le reste de son coût, et une créature qui arrive en 0/0 meurt aussitôt",
      en: "you may choose X = 0: the spell is then cast for the rest of its cost, and a creature that enters as a 0/0 dies at once",
    },
    because: {
      fr: "X est n’importe quel nombre entier à partir de zéro, sauf si le texte en exige un autre.",
      en: "X is any whole number from zero up, unless the text asks for another.",
    },
    rules: ["107.3a", "107.1c", "601.2b"],
    questions: {
      fr: [
        "Puis-je lancer un sort en choisissant X égal à 0\u202f?",
        "J’ai le droit de choisir 0 pour X\u202f?",
        "Est-ce que X peut valoir zéro, donc X = 0, quand je lance mon sort\u202f?",
        "Ma créature coûte {X}{G}\u00a0: je peux la lancer avec X = 0\u202f?",
      ],
      en: [
        "Can I cast a spell with X equal to 0?",
        "Am I allowed to choose 0 for X?",
        "May X be 0 when I cast my spell?",
        "My creature costs {X}{G}. Can I cast it with X = 0?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/x-of-an-enters-ability",
    title: { fr: "X dans une capacité d’arrivée", en: "X in an enters ability" },
    about: [["x-kept-for-trigger"], ["x-paid-on-casting", "x-value"]],
    not: ["x-of-zero", "clone", "copy-x", "copy"],
    verdict: "yes",
    says: {
      fr: "dans la capacité d’arrivée d’un permanent, X vaut le nombre choisi en lançant le sort, bien que X vaille 0 pour le permanent lui-même",
      en: "in a permanent’s enters ability X is the number chosen when the spell was cast, although X is 0 for the permanent itself",
    },
    because: { fr: "S’il n’a pas été lancé, X vaut 0.", en: "If it wasn’t cast, X is 0." },
    rules: ["107.3m", "107.3g"],
    questions: {
      fr: [
        "Dans la capacité d’arrivée de ma créature, X vaut-il le X que j’ai choisi en la lançant\u202f?",
        "Quand ma créature arrive, piochez X cartes\u00a0: X est-il le X payé pour le sort\u202f?",
        "Capacité d’arrivée avec X\u00a0: est-ce que X vaut ce que j’ai payé pour X\u202f?",
        "Je lance une créature pour X = 3\u202f; à l’arrivée, la capacité avec X utilise-t-elle 3\u202f?",
      ],
      en: [
        "In my creature’s enters ability, is X the X I chose when I cast it?",
        "When my creature enters, draw X cards: is X the X I paid?",
        "For an ETB ability with X, does X equal what I paid for X?",
        "I cast a creature with X = 3. Does its enters trigger with X use 3?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/x-defined-by-the-text",
    title: { fr: "X défini par le texte", en: "X defined by the text" },
    about: [["x-from-text"], ["i-choose-x"]],
    not: ["mana-value", "devotion"],
    verdict: "no",
    says: {
      fr: "si le texte dit ce que vaut X («\u00a0où X est le nombre de…\u00a0»), vous ne choisissez pas X\u00a0: sa valeur vient du texte",
      en: "if the text says what X is (“where X is the number of...”), you don’t choose X: its value comes from the text",
    },
    because: {
      fr: "La valeur peut changer tant que le sort n’est pas résolu.",
      en: "The value may change until the spell resolves.",
    },
    rules: ["107.3c", "608.2h"],
    questions: {
      fr: [
        "Si la carte dit «\u00a0où X est le nombre de créatures\u00a0», puis-je choisir X\u202f?",
        "«\u00a0X est égal au nombre de cartes de votre main\u00a0»\u00a0: je peux choisir la valeur de X que je veux\u202f?",
        "Le texte dit «\u00a0où X est le nombre de terrains\u00a0»\u00a0: dois-je payer X ou choisir X moi-même\u202f?",
        "X est le nombre de gobelins que je contrôle, est-ce que je peux choisir un X plus grand\u202f?",
      ],
      en: [
        "If a card says “where X is the number of creatures”, can I choose X?",
        "“X is equal to the number of cards in your hand”: may I choose the value of X?",
        "The text says “where X is the number of lands”. Do I get to pick X?",
        "X is the number of Goblins I control. Can I choose a bigger X?",
      ],
    },
  }),
];
