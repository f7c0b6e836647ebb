import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Mana and where it comes from: one plain rule each. */
export const manaAndItsSources: readonly Topic[] = [
  plainRule({
    id: "plain-rules/mana-spells-can-be-countered",
    title: { fr: "Un sort qui ajoute du mana", en: "A spell that adds mana" },
    about: [["ritual-mana-spell"]],
    not: ["treasure", "storm", "copy", "once-a-turn"],
    verdict: "yes",
    says: {
      fr: "un sort qui ajoute du mana reste un sort\u00a0: il va sur la pile, on peut y répondre et le contrecarrer\u202f; seules les capacités de mana échappent à la pile",
      en: "a spell that adds mana is a spell like any other: it goes on the stack and may be responded to and countered; only mana abilities skip the stack",
    },
    because: {
      fr: "Le mana n’arrive donc qu’à la résolution.",
      en: "So the mana comes only as it resolves.",
    },
    rules: ["605.5b", "701.6a"],
    questions: {
      fr: [
        "Peut-on contrecarrer un Sombre rituel\u202f?",
        "Un sort qui ajoute du mana va-t-il sur la pile\u202f?",
        "Mon adversaire lance Dark Ritual, j’ai le droit d’y répondre avec un contresort\u202f?",
        "Un rituel qui ajoute du mana rouge peut-il être contré comme un autre sort\u202f?",
      ],
      en: [
        "Can Dark Ritual be countered?",
        "Does a spell that adds mana use the stack?",
        "My opponent casts Dark Ritual. May I respond with a counterspell?",
        "Can a ritual spell that adds red mana be countered like any other spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mana-abilities-have-no-target",
    title: { fr: "Une capacité de mana n’a pas de cible", en: "A mana ability has no target" },
    about: [["mana-with-target"]],
    not: ["treasure", "taps-another-creature"],
    verdict: "no",
    says: {
      fr: "une capacité avec une cible n’est jamais une capacité de mana, même si elle ajoute du mana\u00a0: elle utilise la pile et on peut y répondre ou la contrecarrer",
      en: "an ability with a target is never a mana ability, even if it adds mana: it uses the stack and may be responded to or countered",
    },
    because: {
      fr: "Pour la même raison, on ne peut pas l’activer pendant qu’on lance un sort.",
      en: "For the same reason it can’t be activated while casting a spell.",
    },
    rules: ["605.1a", "605.5a"],
    questions: {
      fr: [
        "Une capacité qui cible une carte et ajoute du mana est-elle une capacité de mana\u202f?",
        "Deathrite exile une carte ciblée et ajoute du mana\u00a0: est-ce une capacité de mana\u202f?",
        "La capacité cible une carte puis ajoute un mana, puis-je l’activer pendant que je paie un sort\u202f?",
        "Une capacité qui cible un terrain et ajoute du mana échappe-t-elle à la pile\u202f?",
      ],
      en: [
        "Is an ability that targets a card and adds mana a mana ability?",
        "Deathrite Shaman exiles a land card and adds mana: is that a mana ability?",
        "An ability targets a card to add mana. Can I activate it while paying for a spell?",
        "Does an ability that targets something and makes mana skip the stack?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/additional-mana-comes-at-once",
    title: { fr: "Le mana supplémentaire vient aussitôt", en: "Additional mana comes at once" },
    about: [
      ["mana-when-tapped"],
      ["on-stack-or-answered", "stack", "triggered-ability", "respond", "mana-ability"],
    ],
    not: ["cost-increase"],
    verdict: "no",
    says: {
      fr: "une capacité qui se déclenche quand on engage un permanent pour du mana et en ajoute est elle-même une capacité de mana\u00a0: elle se résout aussitôt, sans pile ni réponse",
      en: "an ability that triggers on tapping a permanent for mana and adds more is a mana ability itself: it resolves at once, with no stack and no responses",
    },
    because: {
      fr: "Ce mana sert donc à payer le même sort.",
      en: "So that mana may pay for the same spell.",
    },
    rules: ["605.1b", "605.4a", "605.3b"],
    questions: {
      fr: [
        "Le mana supplémentaire de Wild Growth utilise-t-il la pile\u202f?",
        "Quand j’engage un terrain enchanté qui donne un mana supplémentaire, l’adversaire peut-il répondre\u202f?",
        "«\u00a0À chaque fois qu’un terrain est engagé pour du mana, ajoutez un mana additionnel\u00a0»\u00a0: ça va sur la pile\u202f?",
        "Peut-on contrecarrer la capacité qui me donne du mana additionnel ou y répondre\u202f?",
      ],
      en: [
        "Does the additional mana from Wild Growth use the stack?",
        "When I tap a land that gives extra mana, can my opponent respond?",
        "“Whenever a land is tapped for mana, add one additional mana”: does that go on the stack?",
        "Can the trigger that gives me additional mana be countered or responded to?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/colorless-symbols-need-colorless-mana",
    title: { fr: "Le symbole incolore", en: "The colorless symbol" },
    about: [["colorless-cost"], ["paid-with-color"]],
    not: ["color-identity", "generic-cost", "devotion", "choose-a-color"],
    verdict: "no",
    says: {
      fr: "le symbole {C} ne se paie qu’avec du mana incolore\u00a0: du mana de couleur ne convient pas\u202f; un chiffre comme {2}, lui, accepte n’importe quel mana",
      en: "{C} can be paid only with colorless mana: colored mana won’t do; a number such as {2}, though, takes any mana",
    },
    because: {
      fr: "Incolore et générique sont deux choses différentes.",
      en: "Colorless and generic are two different things.",
    },
    rules: ["107.4c", "107.4b", "106.1b"],
    questions: {
      fr: [
        "Puis-je payer le symbole incolore {C} avec du mana rouge\u202f?",
        "Un coût qui demande du mana incolore peut-il être payé avec du mana coloré\u202f?",
        "Une carte demande {C}\u00a0: mes forêts peuvent payer avec du mana vert\u202f?",
        "Est-ce que n’importe quelle couleur peut payer un symbole de mana incolore\u202f?",
      ],
      en: [
        "Can I pay {C} with red mana?",
        "Can a cost that asks for colorless mana be paid with colored mana?",
        "A card needs a colorless mana symbol {C}. Can my Forest pay for it?",
        "Does any color work for a colorless mana symbol in a cost?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/generic-mana-takes-anything",
    title: { fr: "Le mana générique", en: "Generic mana" },
    about: [["generic-cost"], ["paid-with-color", "colorless-cost", "mana", "color"]],
    not: [
      "cost-reduction",
      "cost-increase",
      "ward",
      "commander-tax",
      "unless-pays",
      "may-pay-on-trigger",
      "equip",
      "convoke",
      "activated-ability",
      "x-value",
    ],
    verdict: "yes",
    says: {
      fr: "un chiffre dans un coût est du mana générique\u00a0: il se paie avec n’importe quel mana, de couleur ou incolore",
      en: "a number in a cost is generic mana: it may be paid with any mana, colored or colorless",
    },
    because: {
      fr: "Seuls les symboles de couleur demandent une couleur précise.",
      en: "Only colored symbols ask for a particular color.",
    },
    rules: ["107.4b", "106.1b"],
    questions: {
      fr: [
        "Le chiffre dans le coût de mana peut-il être payé avec n’importe quelle couleur\u202f?",
        "Puis-je payer du mana générique avec du mana vert\u202f?",
        "Le {2} du coût, est-ce que je peux le payer avec mes montagnes et mes îles\u202f?",
        "Un coût générique de {3} peut-il être payé avec du mana incolore\u202f?",
        "Je débute\u00a0: le chiffre gris en haut d’une carte, n’importe quel mana le paie\u202f?",
      ],
      en: [
        "Can the number in a mana cost be paid with any color?",
        "May I pay generic mana with green mana?",
        "Can I pay {2} in a cost with red mana from a Mountain?",
        "Can generic mana be paid with colorless mana?",
        "I’m new: does any mana pay for the gray number in a mana cost?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/restricted-mana",
    title: { fr: "Du mana à usage restreint", en: "Restricted mana" },
    about: [
      ["restricted-mana"],
      ["spent-otherwise", "activate-cost", "activated-ability", "cast", "spell"],
    ],
    not: ["kicks-with-it", "treasure", "commander"],
    verdict: "no",
    says: {
      fr: "du mana «\u00a0à dépenser seulement pour…\u00a0» ne paie rien d’autre que ce que le texte nomme\u202f; s’il n’est pas dépensé, il disparaît à la fin de la phase",
      en: "mana to be spent “only to...” pays for nothing but what its text names; if it isn’t spent it is lost at the end of the step or phase",
    },
    because: {
      fr: "«\u00a0Pour lancer un sort de créature\u00a0» ne permet donc pas d’activer une capacité.",
      en: "“To cast a creature spell” doesn’t allow activating an ability, then.",
    },
    rules: ["106.6", "500.5"],
    questions: {
      fr: [
        "Du mana «\u00a0uniquement pour lancer un sort de créature\u00a0» peut-il servir à activer une capacité\u202f?",
        "«\u00a0Ne dépensez ce mana que pour lancer des sorts d’artefact\u00a0»\u00a0: je peux payer autre chose avec\u202f?",
        "Ce mana restreint aux créatures peut-il payer un éphémère ou lancer un autre sort\u202f?",
        "Mon terrain dit que ce mana ne peut être dépensé que pour des créatures, je peux activer l’équipement avec\u202f?",
      ],
      en: [
        "Can mana that says “spend this mana only to cast creature spells” activate an ability?",
        "“Spend this mana only to cast artifact spells”: can I pay for something else with it?",
        "Can mana restricted only to cast creatures pay for another spell?",
        "My land’s mana can only be spent on creature spells. Can I activate equip with it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/restricted-mana-pays-the-whole-spell",
    title: {
      fr: "Le mana restreint et les coûts supplémentaires",
      en: "Restricted mana and additional costs",
    },
    about: [["restricted-mana"], ["kicks-with-it"]],
    verdict: "yes",
    says: {
      fr: "du mana réservé à un sort peut payer tout ce que coûte ce sort\u00a0: son coût de mana, ses coûts supplémentaires comme le kick, et une taxe",
      en: "mana reserved for a spell may pay for all that casting it costs: its mana cost, additional costs such as kicker, and a tax",
    },
    because: {
      fr: "Tout cela fait partie du coût total du sort.",
      en: "All that is part of the spell’s total cost.",
    },
    rules: ["106.6", "601.2f"],
    questions: {
      fr: [
        "Du mana «\u00a0seulement pour lancer un sort de créature\u00a0» peut-il payer le kick de cette créature\u202f?",
        "Puis-je payer un coût supplémentaire avec du mana réservé à lancer des sorts d’artefact, que pour lancer ce sort\u202f?",
        "Du mana «\u00a0que pour lancer des créatures\u00a0» paie-t-il aussi la taxe de mon commandant créature\u202f?",
        "Ce mana ne peut être dépensé que pour des sorts de créature\u00a0: il peut payer un coût additionnel\u202f?",
      ],
      en: [
        "Can mana that says “spend this mana only to cast a creature spell” pay that creature’s kicker?",
        "May I pay an additional cost with mana only to cast artifact spells?",
        "Does mana only for creature spells also pay the commander tax of my creature?",
        "This mana can only be spent on creature spells. Can it pay an additional cost of one?",
      ],
    },
  }),
];
