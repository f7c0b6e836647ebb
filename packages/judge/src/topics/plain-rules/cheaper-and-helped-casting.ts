import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keywords that make a spell cheaper or get help paying it: one plain rule each. */
export const cheaperAndHelpedCasting: readonly Topic[] = [
  plainRule({
    id: "plain-rules/spectacle-and-lost-life",
    title: { fr: "Le spectacle", en: "Spectacle" },
    about: [["spectacle", "spectacle-keyword"]],
    verdict: "yes",
    says: {
      fr: "le coût de spectacle se paie si un adversaire a perdu des points de vie ce tour-ci de n’importe quelle façon\u00a0: blessures, perte ou paiement\u202f; qu’il les ait regagnés n’y change rien",
      en: "the spectacle cost may be paid if an opponent lost life this turn in any way: damage, life loss or paying life; regaining it does not matter",
    },
    because: {
      fr: "Cela ne change pas le moment où le sort peut être lancé.",
      en: "It does not change when the spell may be cast.",
    },
    rules: ["702.137a", "119.3"],
    questions: {
      fr: [
        "Puis-je payer le spectacle (spectacle cost) si mon adversaire a payé des points de vie pour son terrain\u202f?",
        "L’adversaire a regagné ses points de vie\u00a0: puis-je quand même lancer mon sort pour son coût de spectacle\u202f?",
        "Mon adversaire a perdu 1 point de vie sans blessure, puis-je payer mon coût de spectacle\u202f?",
        "~Quand puis-je lancer un sort pour son coût de spectacle\u202f?",
        "Mon adv a perdu un pv avec sa fetch, je peux payer le coût de spectacle\u202f?",
      ],
      en: [
        "Can I pay the spectacle cost if my opponent paid life for a land?",
        "My opponent gained the life back. May I still cast my spell for its spectacle cost?",
        "If my opponent lost 1 life without damage, is spectacle turned on?",
        "~When can I cast a spell for its spectacle cost?",
        "My opponent paid 1 life for a fetch this turn. Is my spectacle cost available?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/surge-needs-a-spell",
    title: { fr: "Le déferlement", en: "Surge" },
    about: [["surge", "surge-keyword"]],
    turned: ["copy-is-cast", "copy", "land", "opponent"],
    verdict: "yes",
    says: {
      fr: "le déferlement demande que vous ou un coéquipier ayez déjà lancé un autre sort ce tour-ci, même contrecarré\u202f; une copie de sort, un terrain ou une capacité ne comptent pas",
      en: "surge needs you or a teammate to have cast another spell this turn, even one that was countered; a copy, a land or an ability does not count",
    },
    because: {
      fr: "C’est un coût alternatif qui ne change pas le moment du lancement.",
      en: "It is an alternative cost and does not change when the spell may be cast.",
    },
    rules: ["702.117a"],
    questions: {
      fr: [
        "Mon premier sort a été contrecarré, puis-je payer le déferlement (surge) du second\u202f?",
        "!Une copie de sort compte-t-elle pour le déferlement (surge)\u202f?",
        "Un sort lancé par mon coéquipier me permet-il de payer le coût de surge\u202f?",
        "~Quand puis-je payer le coût de surge\u202f?",
        "On m’a contré un Opt, je peux lancer mon sort pour son coût de surge\u202f?",
      ],
      en: [
        "My first spell was countered. Can I still pay the surge cost of the second?",
        "!Does a copy of a spell count for surge?",
        "Does a spell cast by my teammate let me pay a surge cost?",
        "~When can I pay a surge cost?",
        "They countered my Opt. Am I still able to use surge on my next spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/improvise-artifacts",
    title: { fr: "L’improvisation", en: "Improvise" },
    about: [
      ["improvise", "improvise-keyword"],
      ["artifact", "colored-mana", "mana", "tap", "treasure-token", "summoning-sickness"],
    ],
    turned: ["colored-mana"],
    verdict: "yes",
    says: {
      fr: "l’improvisation laisse engager vos artefacts dégagés, même arrivés ce tour-ci, pour payer 1 mana générique chacun\u202f; jamais du mana coloré",
      en: "improvise lets you tap untapped artifacts you control, even ones that just entered, to pay 1 generic mana each; never colored mana",
    },
    because: {
      fr: "Un artefact engagé pour son mana ne peut plus improviser. La valeur de mana du sort ne change pas.",
      en: "An artifact tapped for mana cannot improvise as well. The spell’s mana value does not change.",
    },
    rules: ["702.126a", "702.126b"],
    questions: {
      fr: [
        "Puis-je engager un artefact arrivé ce tour-ci pour l’improvisation (improvise)\u202f?",
        "!L’improvisation (improvise) peut-elle payer du mana coloré\u202f?",
        "Mes créatures-artefacts avec le mal d’invocation peuvent-elles improviser (improvise)\u202f?",
        "~Combien de mana paie chaque artefact engagé avec improvise\u202f?",
        "Mes artefacts, même un Trésor, paient du mana générique avec improvise\u202f?",
      ],
      en: [
        "Can I tap an artifact that entered this turn for improvise?",
        "!Can improvise pay for colored mana?",
        "Can summoning sick artifact creatures be tapped for improvise?",
        "~How much mana does each artifact tapped for improvise pay?",
        "May I tap my Treasure tokens for improvise without sacrificing them?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/undaunted-opponents",
    title: { fr: "La témérité", en: "Undaunted" },
    about: [["undaunted"]],
    verdict: "yes",
    says: {
      fr: "la témérité réduit le coût de {1} pour chaque adversaire encore dans la partie\u00a0: 3 de moins à quatre joueurs, 1 de moins à deux\u202f; un joueur parti ne compte plus",
      en: "undaunted makes the spell cost {1} less for each opponent still in the game: 3 less in a four-player game, 1 less with one opponent; a player who left no longer counts",
    },
    because: { fr: "Seul le mana générique diminue.", en: "Only generic mana is reduced." },
    rules: ["702.125a", "702.125b"],
    questions: {
      fr: [
        "Avec trois adversaires, mon sort avec témérité (undaunted) coûte-t-il trois de moins\u202f?",
        "À deux joueurs, la témérité (undaunted) réduit-elle le coût de 1\u202f?",
        "~De combien la témérité (undaunted) réduit-elle le coût à quatre joueurs\u202f?",
        "Undaunted compte-t-il seulement les adversaires encore en jeu\u202f?",
        "Un joueur a été éliminé\u00a0: undaunted ne me réduit plus que de deux à trois adversaires de départ\u202f?",
      ],
      en: [
        "With three opponents, does my undaunted spell cost three less?",
        "In a two-player game, does undaunted reduce the cost by 1?",
        "~How much does undaunted reduce the cost in a four-player game?",
        "Does undaunted count only opponents still in the game?",
        "One player was eliminated. Does undaunted count just the other two opponents?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/assist-payments",
    title: { fr: "Assist", en: "Assist" },
    about: [["assist", "assist-keyword"]],
    turned: ["colored-mana"],
    verdict: "yes",
    says: {
      fr: "avec assist, un autre joueur de votre choix peut payer tout ou partie du mana générique du sort, même un adversaire, s’il le veut\u202f; le mana coloré reste à vous",
      en: "with assist another player you choose, even an opponent, may pay any amount of the spell’s generic mana if they want to; the colored mana is yours to pay",
    },
    because: {
      fr: "Un seul joueur peut aider, et il n’y est jamais obligé. Le sort reste entièrement le vôtre.",
      en: "Only one player can help and is never forced to. The spell is entirely yours.",
    },
    rules: ["702.132a"],
    questions: {
      fr: [
        "Un adversaire peut-il m’aider à payer un sort avec assist\u202f?",
        "!Avec assist, un autre joueur peut-il payer le mana coloré\u202f?",
        "Un autre joueur peut-il payer tout le mana générique grâce à assist\u202f?",
        "~Comment fonctionne assist\u202f?",
        "En Commander, un autre joueur peut payer 5 manas pour mon sort avec assist\u202f?",
      ],
      en: [
        "Can an opponent help me pay for a spell with assist?",
        "!With assist, can another player pay colored mana?",
        "May another player pay all of the generic mana with assist?",
        "~How does assist work?",
        "In Commander, may another player chip in five mana for my spell with assist?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cleaved-spells",
    title: { fr: "Le tranchage", en: "Cleave" },
    about: [["cleave"]],
    verdict: "yes",
    says: {
      fr: "payer le coût de tranchage enlève du texte les mots entre crochets\u202f; c’est un coût alternatif, et la valeur de mana du sort ne change pas",
      en: "paying the cleave cost removes the words in square brackets from the text; it is an alternative cost, and the spell’s mana value does not change",
    },
    because: {
      fr: "Sans le payer, on lit le texte crochets compris. Un sort lancé gratuitement ne peut pas être tranché en plus.",
      en: "If it is not paid, the text is read brackets included. A spell cast for free cannot be cleaved too.",
    },
    rules: ["702.148a", "118.9a"],
    questions: {
      fr: [
        "Avec le tranchage (cleave), les mots entre crochets disparaissent-ils du texte\u202f?",
        "La valeur de mana reste-t-elle la même si je paie le coût de cleave\u202f?",
        "Le tranchage (cleave) est-il un coût alternatif\u202f?",
        "~Comment fonctionne le tranchage (cleave)\u202f?",
        "Je paie cleave sur mon sort à 2, est-ce que sa valeur de mana est toujours 2\u202f?",
      ],
      en: [
        "With cleave, are the words in square brackets removed?",
        "Is the mana value the same if I pay the cleave cost?",
        "Is cleave an alternative cost?",
        "~How does cleave work?",
        "I pay the cleave cost on my two-drop spell. Is its mana value still 2?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/demonstrated-copies",
    title: { fr: "La démonstration", en: "Demonstrate" },
    about: [["demonstrate", "demonstrate-keyword"]],
    turned: ["forced", "copy-is-cast", "counts-as-cast"],
    verdict: "yes",
    says: {
      fr: "si vous copiez le sort avec démonstration, vous choisissez un adversaire qui en crée aussi une copie\u202f; vous pouvez ne rien copier, et alors personne n’a de copie",
      en: "if you copy the spell with demonstrate, you choose an opponent who copies it too; you may decline to copy, and then nobody gets a copy",
    },
    because: {
      fr: "Les copies ne sont pas lancées\u202f; chacun peut choisir de nouvelles cibles pour la sienne.",
      en: "The copies are not cast; each player may choose new targets for theirs.",
    },
    rules: ["702.144a", "707.10"],
    questions: {
      fr: [
        "Avec démonstration (demonstrate), l’adversaire choisi reçoit-il aussi une copie\u202f?",
        "!Suis-je obligé de copier mon sort avec demonstrate\u202f?",
        "L’adversaire choisit-il les cibles de sa copie avec demonstrate\u202f?",
        "~Comment fonctionne demonstrate\u202f?",
        "Mon sort avec demonstrate\u00a0: si je copie, un adversaire en profite aussi\u202f?",
      ],
      en: [
        "With demonstrate, does the chosen opponent get a copy as well?",
        "!Do I have to copy my spell with demonstrate?",
        "Does the opponent choose targets for their demonstrate copy?",
        "~How does demonstrate work?",
        "If I copy my spell with demonstrate, does somebody else profit too?",
      ],
    },
  }),
];
