import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Searching, drawing and other things with cards: one plain rule each. */
export const zonesAndCards: readonly Topic[] = [
  plainRule({
    id: "plain-rules/fail-to-find",
    title: { fr: "Ne rien trouver en cherchant", en: "Finding nothing in a search" },
    about: [["search"], ["permission", "choose", "may-decline", "find-nothing"]],
    turned: ["any-card"],
    verdict: "yes",
    says: {
      fr: "vous pouvez ne pas trouver une carte qui doit avoir une qualité précise, comme un type ou une couleur, même si vous en avez une\u202f; une recherche de «\u00a0une carte\u00a0» tout court doit en trouver une",
      en: "you may fail to find a card with a stated quality, such as a type or color, even if you have one; a search for just “a card” must find one",
    },
    because: {
      fr: "Les autres joueurs ne voient pas la bibliothèque cachée et ne peuvent rien vérifier\u202f; sans qualité demandée, il n’y a rien à vérifier.",
      en: "The other players cannot see the hidden library and cannot check; with no stated quality there is nothing to hide behind.",
    },
    rules: ["701.23b", "701.23d"],
    questions: {
      fr: [
        "Je cherche un terrain de base dans ma bibliothèque, puis-je ne rien trouver\u202f?",
        "Ai-je le droit de ne pas trouver la carte que je cherche avec un fetch\u202f?",
        "!Puis-je ne rien trouver avec un tuteur qui cherche n’importe quelle carte\u202f?",
      ],
      en: [
        "I search my library for a basic land. May I find nothing?",
        "When my opponent makes me search for a creature card, can I fail to find?",
        "!Can I fail to find with Demonic Tutor, which searches for any card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/revealing-what-is-found",
    title: { fr: "Montrer la carte trouvée", en: "Showing the card that was found" },
    about: [["search"], ["reveal", "show-card"]],
    verdict: "no",
    says: {
      fr: "une carte cherchée n’est révélée que si l’effet le dit\u202f; ceux qui cherchent n’importe quelle carte ne le disent pas",
      en: "a card that was searched for is revealed only if the effect says so; effects that look for any card do not",
    },
    because: {
      fr: "Les effets qui veulent une sorte de carte ajoutent en général «\u00a0révélez-la\u00a0», pour que chacun puisse vérifier.",
      en: "Effects that want a certain kind of card usually add “reveal it”, so that everyone can check.",
    },
    rules: ["701.23e"],
    questions: {
      fr: [
        "Dois-je révéler la carte que je trouve avec un tuteur qui cherche n’importe quelle carte\u202f?",
        "Suis-je obligé de montrer la carte cherchée à mon adversaire\u202f?",
        "Il faut que je montre ce que j’ai tutorisé\u202f?",
      ],
      en: [
        "Do I have to reveal the card I find with a tutor that searches for any card?",
        "Must I show my opponent the card I searched for?",
        "Do I need to reveal the card I tutor for?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/impossible-parts",
    title: {
      fr: "Une instruction impossible à suivre",
      en: "Instructions that cannot be followed",
    },
    about: [
      ["empty-handed", "no-cards-enough"],
      ["draw", "discard", "resolve", "effect-happens", "cast", "sacrifice"],
    ],
    verdict: "yes",
    says: {
      fr: "un effet fait tout ce qui est possible\u00a0: la partie impossible est ignorée et le reste a lieu",
      en: "an effect does as much as possible: the impossible part is ignored and the rest happens",
    },
    because: {
      fr: "Seul un coût, ou une suite qui dit «\u00a0si vous le faites\u00a0», dépend de la partie qui n’a pas pu se faire.",
      en: "Only a cost, or a rest that says “if you do”, depends on the part that could not be done.",
    },
    rules: ["101.3", "609.3"],
    questions: {
      fr: [
        "Un effet dit de défausser ma main puis de piocher sept cartes. Ma main est vide, est-ce que je pioche\u202f?",
        "Si je n’ai aucune carte à défausser, je pioche quand même\u202f?",
        "Ma main est vide quand la roue se résout, je pioche sept cartes\u202f?",
      ],
      en: [
        "An effect says discard your hand, then draw seven. My hand is empty. Do I still draw?",
        "If I have no cards to discard, do I still draw the cards?",
        "I resolve a wheel with zero cards in hand, do I draw seven?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/emblems",
    title: { fr: "Les emblèmes", en: "Emblems" },
    about: [["emblem"]],
    turned: ["keeps", "still", "stays-on-battlefield"],
    verdict: "no",
    says: {
      fr: "un emblème reste dans la zone de commandement jusqu’à la fin de la partie\u202f; ce n’est pas un permanent, rien ne le détruit ni ne le retire, même quand le planeswalker est parti",
      en: "an emblem stays in the command zone for the rest of the game; it is no permanent, so nothing destroys, counters or removes it, even when the planeswalker is gone",
    },
    because: {
      fr: "Il n’a que les capacités données par l’effet, ni type, ni couleur, ni valeur de mana.",
      en: "It has only the abilities that the effect gave it, no type, color or mana value.",
    },
    rules: ["114.1", "114.4"],
    questions: {
      fr: [
        "Peut-on détruire un emblème\u202f?",
        "Un emblème est-il un permanent\u202f?",
        "!Est-ce que je garde l’emblème quand mon planeswalker meurt\u202f?",
      ],
      en: [
        "Can an emblem be destroyed?",
        "Is an emblem a permanent?",
        "!Do I keep the emblem when my planeswalker dies?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/only-target-is-a-target",
    title: { fr: "Ce qui cible", en: "What targets" },
    about: [["target"], ["untargeted", "mass-death", "each-player", "choose", "edict"]],
    not: [
      "hexproof",
      "shroud",
      "protection",
      "ward",
      "several-targets",
      "copy",
      "change-target",
      "illegal-target",
      "overload",
      "respond",
    ],
    verdict: "no",
    says: {
      fr: "seul ce que le texte appelle «\u00a0cible\u00a0» en est une\u202f; un effet sur «\u00a0chaque\u00a0», «\u00a0tous\u00a0» ou un choix fait à la résolution ne cible pas",
      en: "only what the text calls a “target” is one; effects on “each”, “all” or a choice made on resolution do not target",
    },
    because: {
      fr: "Certains mots-clés ciblent par leur propre règle, comme équiper ou enchanter pour un sort d’aura.",
      en: "Some keywords target by their own rule, such as equip, or enchant for an Aura spell.",
    },
    rules: ["115.10a"],
    questions: {
      fr: [
        "Un sort qui détruit toutes les créatures les cible-t-il\u202f?",
        "«\u00a0Chaque joueur sacrifie une créature\u00a0» cible-t-il quelque chose\u202f?",
        "Est-ce que Colère de Dieu cible mes créatures\u202f?",
      ],
      en: [
        "Does a board wipe target the creatures?",
        "Does “each player sacrifices a creature” target anything?",
        "Is Wrath of God targeting my creatures?",
      ],
    },
  }),
];
