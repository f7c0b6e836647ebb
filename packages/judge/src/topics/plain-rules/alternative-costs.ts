import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Alternative costs and unusual faces: one plain rule each. */
export const alternativeCosts: readonly Topic[] = [
  plainRule({
    id: "plain-rules/dash-and-blitz",
    title: { fr: "Précipitation et blitz", en: "Dash and blitz are cast" },
    about: [
      ["dash", "blitz"],
      ["counter-spell", "return", "haste", "end-of-turn", "cost", "cast", "sacrifice"],
    ],
    verdict: "yes",
    says: {
      fr: "dash et blitz sont des coûts alternatifs\u00a0: le sort de créature est lancé, peut être contrecarré, a la célérité, puis remonte en main (dash) ou est sacrifié (blitz) à l’étape de fin suivante",
      en: "dash and blitz are alternative costs: the creature spell is cast, can be countered and has haste, then returns to hand (dash) or is sacrificed (blitz) at the next end step",
    },
    because: {
      fr: "La taxe de commandant et les réductions s’appliquent aussi au coût alternatif.",
      en: "Commander tax and cost reductions apply to the alternative cost too.",
    },
    rules: ["702.109a", "702.152a"],
    questions: {
      fr: [
        "Une créature lancée pour son coût de dash peut-elle être contrecarrée\u202f?",
        "Dois-je remonter en main la créature lancée avec dash à la fin du tour\u202f?",
        "Une créature lancée pour son coût de dash remonte-t-elle en main à la fin du tour\u202f?",
      ],
      en: [
        "Is a creature cast for its dash cost a spell that can be countered?",
        "Do I have to return the creature I cast with dash at end of turn?",
        "Does a creature cast for its dash cost return to my hand at the end of turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/disturb-exile",
    title: { fr: "Une carte hantée (disturb) qui part", en: "A disturbed card that leaves" },
    about: [["disturb"]],
    not: ["split-second"],
    verdict: "no",
    says: {
      fr: "la face arrière dit qu’elle est exilée au lieu d’aller au cimetière, d’où que ce soit\u00a0: on ne la lance avec disturb qu’une fois",
      en: "the back face says that it is exiled instead of being put into a graveyard, from anywhere, so it is cast with disturb only once",
    },
    because: {
      fr: "On la lance transformée depuis le cimetière, quand son type le permet.",
      en: "It is cast transformed from the graveyard, at the time its front face’s type allows.",
    },
    rules: ["702.146a"],
    questions: {
      fr: [
        "Puis-je utiliser disturb deux fois sur la même carte\u202f?",
        "Une créature lancée avec disturb qui meurt retourne-t-elle au cimetière\u202f?",
        "Une carte lancée avec disturb retourne-t-elle au cimetière quand elle meurt\u202f?",
      ],
      en: [
        "Can I use disturb on the same card twice?",
        "If a creature cast with disturb dies, does it return to the graveyard?",
        "Does a countered disturb spell go to my graveyard so that I can cast it again?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/plot-timing",
    title: { fr: "Lancer une carte avec plot", en: "Casting a plotted card" },
    about: [["plot"], ["cast", "permission", "play", "instant"]],
    verdict: "no",
    says: {
      fr: "une carte avec plot ne se lance sans payer son coût de mana que lors d’un tour ultérieur, pendant votre phase principale, la pile étant vide",
      en: "a plotted card can be cast without paying its mana cost only on a later turn, in your main phase with an empty stack",
    },
    because: {
      fr: "Utiliser plot est une action spéciale pendant votre phase principale\u202f; même un éphémère attend le moment d’un rituel.",
      en: "Plotting itself is a special action in your main phase; even an instant waits for sorcery timing.",
    },
    rules: ["702.170d", "116.2k"],
    questions: {
      fr: [
        "Puis-je lancer un éphémère avec plot (plotted) pendant le tour adverse\u202f?",
        "Peut-on utiliser plot (plotted) sur une carte et la lancer le même tour\u202f?",
        "Je peux lancer ma carte plot pendant le combat\u202f?",
      ],
      en: [
        "Can I cast a plotted instant on my opponent’s turn?",
        "Can I plot a card and cast it the same turn?",
        "May I cast my plotted card during combat?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/copied-permanent-spell",
    title: { fr: "La copie d’un sort de permanent", en: "A copy of a permanent spell" },
    about: [
      ["copy", "copy-spell", "original"],
      ["permanent-spell", "creature-spell"],
    ],
    not: [
      "clone",
      "legend-rule",
      "dies",
      "token-copy-etb",
      "storm",
      "counter-marker",
      "copy-kicked",
    ],
    verdict: "yes",
    says: {
      fr: "la copie d’un sort de créature ou d’un autre sort de permanent devient un jeton en se résolvant, et elle n’est pas lancée",
      en: "a copy of a creature spell or another permanent spell becomes a token as it resolves, and it was not cast",
    },
    because: {
      fr: "Les capacités «\u00a0à chaque fois que vous lancez\u00a0» ne se déclenchent pas\u202f; celles d’arrivée, si.",
      en: "“Whenever you cast” does not trigger for it; enters abilities do.",
    },
    rules: ["707.10f", "608.3f"],
    questions: {
      fr: [
        "Si je copie un sort de créature sur la pile, la copie devient-elle un jeton\u202f?",
        "La copie d’un sort de permanent arrive-t-elle comme un jeton\u202f?",
        "J’ai copié mon sort de créature, j’aurai un jeton à la résolution\u202f?",
      ],
      en: [
        "If I copy a creature spell on the stack, does the copy become a token?",
        "Does a copy of a permanent spell enter the battlefield as a token?",
        "I copied my creature spell, will the copy resolve into a token?",
      ],
    },
  }),
];
