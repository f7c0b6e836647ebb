import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Cascade, cycling, affinity, annihilator and a few old keywords in play: one plain rule each. */
export const earlyKeywordTriggers: readonly Topic[] = [
  plainRule({
    id: "plain-rules/cascaded-spell-resolves-first",
    title: { fr: "L’ordre de la cascade", en: "The order of a cascade" },
    about: [["cascade"], ["resolves-first", "before", "order", "first-on-stack"]],
    not: ["two-of-the-keyword", "counter-spell"],
    turned: ["original-first"],
    verdict: "yes",
    says: {
      fr: "le sort lancé par la cascade se résout avant le sort qui a la cascade, car la cascade se résout alors que ce sort est encore sur la pile",
      en: "the spell cast with cascade resolves before the spell that has cascade, because cascade resolves while that spell is still on the stack",
    },
    because: {
      fr: "Les joueurs peuvent répondre entre les deux.",
      en: "Players may respond in between.",
    },
    rules: ["702.85a", "405.5"],
    questions: {
      fr: [
        "Le sort trouvé par la cascade se résout-il avant le sort avec la cascade\u202f?",
        "Est-ce que le sort cascadé arrive en premier, avant ma créature avec la cascade\u202f?",
        "!Ma créature avec cascade se résout-elle avant le sort qu’elle a cascadé\u202f?",
        "~Dans quel ordre se résolvent le sort avec la cascade et le sort qu’elle lance\u202f?",
        "Je cascade dans un sort\u00a0: il se fait avant que ma bête à cascade soit en jeu\u202f?",
      ],
      en: [
        "Does the spell found with cascade resolve before the spell that has cascade?",
        "Does the cascaded spell come first, before my creature with cascade?",
        "!Does my creature with cascade resolve before the spell it cascaded into?",
        "~In which order do the cascade spell and the spell it casts resolve?",
        "I cascade into something: does it happen before my cascade creature hits the board?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cascade-puts-the-rest-on-the-bottom",
    title: { fr: "Les cartes exilées par la cascade", en: "The cards cascade exiles" },
    about: [["cascade"], ["exile-zone", "bottom-of-library", "stay-exiled", "library"]],
    not: ["counter-spell", "two-of-the-keyword"],
    turned: ["bottom-of-library"],
    verdict: "no",
    says: {
      fr: "les cartes exilées par la cascade et qui ne sont pas lancées sont mises au-dessous de la bibliothèque dans un ordre aléatoire",
      en: "the cards cascade exiled that weren’t cast are put on the bottom of the library in a random order",
    },
    because: {
      fr: "Cela vaut aussi pour la dernière carte, si vous choisissez de ne pas la lancer.",
      en: "That includes the last card, if you choose not to cast it.",
    },
    rules: ["702.85a"],
    questions: {
      fr: [
        "Les cartes exilées par la cascade restent-elles exilées\u202f?",
        "Est-ce que je perds en exil les terrains révélés par la cascade\u202f?",
        "!Les cartes que la cascade n’a pas lancées vont-elles au-dessous de la bibliothèque\u202f?",
        "~Où vont les cartes exilées par la cascade que je ne lance pas\u202f?",
        "J’ai cascade à travers huit cartes, elles restent en exil pour toujours\u202f?",
      ],
      en: [
        "Do the cards exiled by cascade stay exiled?",
        "Do I lose the lands that cascade exiled for good?",
        "!Do the cards that cascade didn’t cast go to the bottom of the library?",
        "~Where do the cards exiled by cascade go if I don’t cast them?",
        "I cascaded through eight cards, are they exiled forever?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cycling-trigger-before-the-draw",
    title: { fr: "Déclenchement au recyclage et pioche", en: "Cycling triggers and the draw" },
    about: [
      ["cycling"],
      ["before", "resolves-first", "order", "first-on-stack"],
      ["triggered-ability", "draw", "each-time"],
    ],
    not: ["madness", "dredge", "typecycling"],
    turned: ["draw-before-trigger"],
    verdict: "yes",
    says: {
      fr: "«\u00a0quand vous recyclez\u00a0» se déclenche en payant le coût\u00a0: la capacité est mise sur la pile au-dessus du recyclage et se résout avant la pioche",
      en: "“when you cycle” triggers as the cost is paid: it goes on the stack above the cycling ability and resolves before you draw",
    },
    because: {
      fr: "Elle cible donc avant que vous ne voyiez la carte piochée.",
      en: "So you choose its targets before you see the card you draw.",
    },
    rules: ["702.29c", "603.3", "405.5"],
    questions: {
      fr: [
        "Quand je recycle, la capacité déclenchée par le recyclage se résout-elle avant que je pioche\u202f?",
        "Le déclenchement «\u00a0quand vous recyclez cette carte\u00a0» se résout-il avant la pioche\u202f?",
        "!Est-ce que je pioche avant que la capacité déclenchée de recyclage se résolve\u202f?",
        "Je cycle et j’ai un trigger sur le cyclage\u00a0: il se fait d’abord, avant ma pioche\u202f?",
      ],
      en: [
        "When I cycle a card, does the cycling trigger resolve before I draw?",
        "Does “when you cycle this card” resolve before the draw?",
        "!Do I draw before the cycling trigger resolves?",
        "I cycle with a cycling payoff out: is its trigger done first, before my draw?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/affinity-cost-is-locked",
    title: {
      fr: "Affinité et artefact sacrifié en payant",
      en: "Affinity and an artifact sacrificed while paying",
    },
    about: [
      ["affinity"],
      ["sacrifice", "tap-for-mana", "treasure", "destroy", "locked-cost", "respond"],
    ],
    verdict: "yes",
    says: {
      fr: "le coût est fixé avant de produire le mana\u00a0: les artefacts comptent pour l’affinité même si on les engage ou les sacrifie ensuite pour payer",
      en: "the cost is locked in before mana is produced: artifacts count for affinity even if you then tap or sacrifice them to pay",
    },
    because: {
      fr: "Les détruire en réponse au sort ne change plus le coût payé.",
      en: "Destroying them in response to the spell no longer changes what was paid.",
    },
    rules: ["601.2f", "601.2g", "702.41a"],
    questions: {
      fr: [
        "Un artefact que je sacrifie pour du mana en lançant le sort compte-t-il encore pour l’affinité\u202f?",
        "Puis-je engager pour du mana les artefacts qui comptent pour l’affinité\u202f?",
        "Mes trésors sacrifiés pour payer comptent-ils pour l’affinité pour les artefacts\u202f?",
        "J’ai 3 trésors, affinité les compte et je peux les sacrifier pour payer le reste du sort\u202f?",
      ],
      en: [
        "Does an artifact I sacrifice for mana while casting still count for affinity?",
        "Can I tap for mana the artifacts that count for affinity?",
        "Do Treasures sacrificed to pay count for affinity for artifacts?",
        "Three Treasures: affinity counts them and I can still crack them to pay the rest of the spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/annihilator-and-planeswalkers",
    title: { fr: "Annihilateur contre un planeswalker", en: "Annihilator against a planeswalker" },
    about: [
      ["annihilator", "annihilate"],
      ["planeswalker", "multiplayer", "each-player"],
    ],
    not: ["two-of-the-keyword"],
    turned: ["each-player"],
    verdict: "yes",
    says: {
      fr: "annihilateur se déclenche aussi quand la créature attaque un planeswalker\u00a0: le joueur défenseur, c’est-à-dire le contrôleur de ce planeswalker, sacrifie les permanents, et lui seul",
      en: "annihilator triggers also when the creature attacks a planeswalker: the defending player, that is the planeswalker’s controller, sacrifices the permanents, and no one else",
    },
    because: {
      fr: "Ce joueur peut sacrifier le planeswalker attaqué.",
      en: "That player may sacrifice the attacked planeswalker.",
    },
    rules: ["702.86a", "508.5"],
    questions: {
      fr: [
        "Annihilateur se déclenche-t-il si la créature attaque un planeswalker\u202f?",
        "Si Emrakul attaque mon planeswalker, dois-je sacrifier pour annihilateur\u202f?",
        "!En multijoueur, annihilateur fait-il sacrifier chaque joueur\u202f?",
        "Il attaque mon planeswalker avec un annihilator 2, je sacrifie bien deux permanents\u202f?",
      ],
      en: [
        "Does annihilator trigger if the creature attacks a planeswalker?",
        "If Emrakul attacks my planeswalker, must I sacrifice for annihilator?",
        "!In multiplayer, does annihilator make each player sacrifice?",
        "He swings an annihilator 2 guy at my planeswalker; am I sacrificing two permanents?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/level-up-timing",
    title: { fr: "La montée de niveau", en: "Level up" },
    about: [["level-up"]],
    turned: ["several-times", "sorcery-timing", "summoning-sickness", "just-arrived"],
    verdict: "no",
    says: {
      fr: "la montée de niveau (level up) ne s’active que lorsque vous pourriez lancer un rituel, mais autant de fois que vous pouvez payer, même le tour où la créature arrive",
      en: "level up can be activated only when you could cast a sorcery, but as often as you can pay, even the turn the creature arrives",
    },
    because: {
      fr: "Son coût n’a pas de symbole d’engagement. Les marqueurs «\u00a0niveau\u00a0» d’une créature qui part sont perdus.",
      en: "Its cost has no tap symbol. Level counters are lost when the creature leaves.",
    },
    rules: ["702.87a", "302.6"],
    questions: {
      fr: [
        "Puis-je utiliser la montée de niveau (level up) pendant le combat\u202f?",
        "La montée de niveau (level up) s’active-t-elle à vitesse d’éphémère\u202f?",
        "!Puis-je activer level up plusieurs fois dans le même tour\u202f?",
        "Il bloque, je peux level up ma bête en réponse\u202f?",
      ],
      en: [
        "Can I use level up during combat?",
        "Can level up be activated at instant speed?",
        "!Can I activate level up several times in one turn?",
        "He blocks: can I level up my guy in response?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/epic-forbids-casting",
    title: { fr: "Après un sort épique", en: "After an epic spell" },
    about: [["epic"], ["cast", "spell", "activated-ability", "copy", "play", "land"]],
    turned: ["activated-ability", "land", "play-land"],
    verdict: "no",
    says: {
      fr: "une fois qu’un sort épique (epic) s’est résolu, vous ne pouvez plus lancer de sorts de toute la partie\u202f; vous pouvez toujours activer des capacités et jouer des terrains, et le sort est copié à chacun de vos entretiens",
      en: "once a spell with epic has resolved you can’t cast spells for the rest of the game; you may still activate abilities and play lands, and the spell is copied in each of your upkeeps",
    },
    because: {
      fr: "Les copies ne sont pas lancées.",
      en: "The copies are not cast.",
    },
    rules: ["702.50a", "702.50b"],
    questions: {
      fr: [
        "Puis-je encore lancer des sorts après avoir résolu un sort épique (epic)\u202f?",
        "Avec un sort épique (epic), puis-je lancer un éphémère au tour suivant\u202f?",
        "!Puis-je encore activer des capacités après un sort épique (epic)\u202f?",
        "J’ai résolu mon sort epic, je peux encore caster ma créature\u202f?",
      ],
      en: [
        "Can I still cast spells after resolving a spell with epic?",
        "With an epic spell resolved, can I cast an instant next turn?",
        "!Can I still activate abilities after an epic spell?",
        "My epic spell resolved: am I able to cast a creature later?",
      ],
    },
  }),
];
