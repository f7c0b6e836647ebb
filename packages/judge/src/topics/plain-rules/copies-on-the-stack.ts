import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Copies on the stack: one plain rule each. */
export const copiesOnTheStack: readonly Topic[] = [
  plainRule({
    id: "plain-rules/copies-of-spells-cease-to-exist",
    title: { fr: "Où va la copie d’un sort", en: "Where a copy of a spell goes" },
    about: [["copy-spell"], ["copy-ends-where"]],
    not: [
      "counter-spell",
      "storm",
      "permanent-spell",
      "creature",
      "token",
      "flashback",
      "copies-an-ability",
      "target-gone",
    ],
    verdict: "no",
    says: {
      fr: "la copie d’un éphémère ou d’un rituel cesse d’exister après sa résolution\u00a0: elle n’a pas de carte et ne reste pas au cimetière",
      en: "a copy of an instant or sorcery ceases to exist after it resolves: it has no card and doesn’t stay in a graveyard",
    },
    because: {
      fr: "Une copie n’existe que sur la pile\u202f; on ne peut donc ni la renvoyer en main ni la récupérer.",
      en: "Such a copy exists only on the stack, so it can’t be returned to hand or got back.",
    },
    rules: ["707.10a", "704.5e"],
    questions: {
      fr: [
        "La copie de mon sort va-t-elle au cimetière après sa résolution\u202f?",
        "Je copie un sort d’éphémère\u00a0: la copie reste-t-elle dans mon cimetière\u202f?",
        "Puis-je récupérer du cimetière la copie d’un sort\u202f?",
        "La copie d’un sort copié compte-t-elle comme une carte dans mon cimetière\u202f?",
      ],
      en: [
        "Does a copy of my spell go to the graveyard after it resolves?",
        "I copy a spell: does the copied spell stay in my graveyard?",
        "Can I return a spell copy from the graveyard to my hand?",
        "Does a copied spell count as a card in my graveyard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/copying-an-ability-costs-nothing",
    title: { fr: "Copier une capacité", en: "Copying an ability" },
    about: [["copies-an-ability"], ["pay-again"]],
    not: ["clone", "copy-kicked"],
    verdict: "no",
    says: {
      fr: "la copie d’une capacité est mise sur la pile sans être activée\u00a0: vous ne payez pas son coût une seconde fois, et les choix (cibles, X) sont repris",
      en: "a copy of an ability is put on the stack without being activated: its cost isn’t paid a second time, and its choices (targets, X) are taken over",
    },
    because: {
      fr: "Vous payez seulement ce que demande l’effet qui copie.",
      en: "You pay only what the copying effect itself asks for.",
    },
    rules: ["707.10", "707.10b"],
    questions: {
      fr: [
        "Si je copie une capacité activée, dois-je payer le coût à nouveau\u202f?",
        "Je copie la capacité de mon artefact qui se sacrifie\u00a0: faut-il sacrifier encore pour la copie\u202f?",
        "La capacité copiée demande-t-elle de payer deux fois le coût\u202f?",
        "Pour la copie d’une capacité, est-ce que je repaie le mana d’activation\u202f?",
      ],
      en: [
        "If I copy an activated ability, do I have to pay its cost again?",
        "I copy an ability that cost a sacrifice. Do I pay the cost again for the copy?",
        "With Rings of Brighthearth, do I pay the activation cost twice?",
        "Do I have to pay again when my triggered ability is copied?",
      ],
    },
  }),
];
