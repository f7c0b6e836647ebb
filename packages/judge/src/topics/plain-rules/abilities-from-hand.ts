import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Keyword abilities activated from hand or graveyard: one plain rule each. */
export const abilitiesFromHand: readonly Topic[] = [
  plainRule({
    id: "plain-rules/typecycling-searches",
    title: { fr: "Recycler pour un terrain", en: "Typecycling" },
    about: [["typecycling"]],
    turned: ["draw", "counter-target-spell", "counter-spell"],
    verdict: "yes",
    says: {
      fr: "recycler une carte par un recyclage de type («\u00a0recyclage de plaine\u00a0» et autres) est un recyclage\u00a0: cela déclenche «\u00a0quand vous recyclez\u00a0», mais on cherche une carte de ce type au lieu de piocher",
      en: "typecycling (plainscycling, basic landcycling and so on) is cycling: it triggers “whenever you cycle”, but you search for a card of that type instead of drawing",
    },
    because: {
      fr: "C’est une capacité activée de la main, pas un sort\u00a0: un contresort ordinaire n’y peut rien.",
      en: "It is an activated ability from hand, not a spell: an ordinary counterspell can’t stop it.",
    },
    rules: ["702.29f", "702.29e", "702.29a"],
    questions: {
      fr: [
        "Le recyclage de plaine (plainscycling) déclenche-t-il «\u00a0à chaque fois que vous recyclez une carte\u00a0»\u202f?",
        "Le recyclage de terrain de base (basic landcycling) compte-t-il comme un recyclage\u202f?",
        "!Est-ce que je pioche une carte avec le recyclage de terrain (landcycling)\u202f?",
        "J’ai un truc qui trigger quand je cycle, swampcycling le déclenche aussi\u202f?",
      ],
      en: [
        "Does plainscycling trigger “whenever you cycle a card”?",
        "Does basic landcycling count as cycling?",
        "!Do I draw a card when I use landcycling?",
        "I have a permanent that triggers when I cycle: will swampcycling set it off too?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cycling-only-from-hand",
    title: { fr: "D’où l’on recycle", en: "Where cycling works" },
    about: [["cycling"], ["graveyard", "on-the-table", "battlefield", "command-zone"]],
    not: ["madness", "dredge", "play-ban", "counter-spell", "typecycling", "cast-from-graveyard"],

    verdict: "no",
    says: {
      fr: "le recyclage s’active seulement tant que la carte est dans votre main\u00a0: ni depuis le champ de bataille, ni depuis le cimetière",
      en: "cycling can be activated only while the card is in your hand: not from the battlefield and not from the graveyard",
    },
    because: {
      fr: "Défausser la carte fait partie du coût.",
      en: "Discarding the card is part of the cost.",
    },
    rules: ["702.29a", "113.6"],
    questions: {
      fr: [
        "Puis-je recycler une carte qui est déjà sur le champ de bataille\u202f?",
        "Peut-on activer le recyclage d’une carte au cimetière\u202f?",
        "Mon terrain avec recyclage est en jeu, puis-je encore le recycler\u202f?",
        "J’ai un terrain à cyclage au cimetière, je peux le cycler de là\u202f?",
      ],
      en: [
        "Can I cycle a card that is already on the battlefield?",
        "Can cycling be activated from the graveyard?",
        "My land with cycling is in play. Can I still cycle it from the battlefield?",
        "A cycling land sits in my graveyard: may I cycle it out of there?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/transmute-timing",
    title: { fr: "La transmutation", en: "Transmute" },
    about: [["transmute"]],
    turned: ["same-mana-value", "sorcery-timing", "equal-value"],
    verdict: "no",
    says: {
      fr: "la transmutation (transmute) s’active depuis la main, seulement quand on pourrait lancer un rituel, et va chercher une carte de la même valeur de mana que la carte défaussée",
      en: "transmute is activated from hand, only at sorcery timing, and finds a card with the same mana value as the discarded card",
    },
    because: {
      fr: "C’est une capacité activée\u00a0: la carte n’est pas lancée, un contresort ordinaire n’y peut rien.",
      en: "It is an activated ability: the card is not cast, so an ordinary counterspell can’t stop it.",
    },
    rules: ["702.53a", "113.9"],
    questions: {
      fr: [
        "Puis-je utiliser la transmutation pendant le tour de mon adversaire\u202f?",
        "La transmutation (transmute) peut-elle chercher une carte de valeur de mana inférieure\u202f?",
        "Transmute peut-il être contrecarré par un contresort ordinaire\u202f?",
        "!La transmutation cherche-t-elle une carte de la même valeur de mana\u202f?",
        "Il passe, je peux transmute en fin de son tour\u202f?",
      ],
      en: [
        "Can I use transmute during my opponent’s turn?",
        "Can transmute find a card with lower mana value?",
        "Can transmute be countered by an ordinary counterspell?",
        "!Does transmute find a card with the same mana value?",
        "My opponent passes: may I transmute in his end step?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/ninjutsu-is-no-cast",
    title: { fr: "Le ninjutsu ne lance rien", en: "Ninjutsu doesn’t cast" },
    about: [
      ["ninjutsu"],
      ["counter-spell", "counter-target-spell", "counts-as-cast", "cast", "cast-trigger"],
    ],
    not: ["commander", "commander-tax", "command-zone", "counter-ability"],
    verdict: "no",
    says: {
      fr: "le ninjutsu est une capacité activée qui met la créature sur le champ de bataille\u00a0: elle n’est pas lancée, un contresort ordinaire ne l’arrête pas et rien ne se déclenche au lancement",
      en: "ninjutsu is an activated ability that puts the creature onto the battlefield: it isn’t cast, an ordinary counterspell can’t stop it and nothing triggers on casting",
    },
    because: {
      fr: "Ses capacités d’arrivée se déclenchent normalement.",
      en: "Its enters abilities trigger as usual.",
    },
    rules: ["702.49a", "113.9", "701.6a"],
    questions: {
      fr: [
        "Une créature arrivée par ninjutsu est-elle lancée\u202f?",
        "Mon adversaire peut-il contrecarrer le ninjutsu avec Contresort\u202f?",
        "Le ninjutsu déclenche-t-il «\u00a0à chaque fois que vous lancez un sort de créature\u00a0»\u202f?",
        "Je ninjutsu mon ninja, son Counterspell peut le contrer\u202f?",
      ],
      en: [
        "Is a creature put in with ninjutsu cast?",
        "Can my opponent counter ninjutsu with Counterspell?",
        "Does ninjutsu trigger “whenever you cast a creature spell”?",
        "I ninjutsu something in; is their Cancel able to counter it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/unearth-and-scavenge-timing",
    title: { fr: "Quand exhumer ou récupérer", en: "When to unearth or scavenge" },
    about: [
      ["unearth", "scavenge"],
      [
        "instant-timing",
        "opponents-turn",
        "sorcery-timing",
        "when-decide",
        "end-step",
        "combat-phase",
        "counter-spell",
        "counter-target-spell",
        "cast",
        "respond",
      ],
    ],
    not: ["next-end-step", "blink"],
    turned: ["own-main-phase"],
    verdict: "no",
    says: {
      fr: "l’exhumation (unearth) et la récupération (scavenge) s’activent du cimetière seulement quand on pourrait lancer un rituel, donc à votre phase principale\u202f; la carte n’est pas lancée",
      en: "unearth and scavenge are activated from the graveyard only when you could cast a sorcery, so in your main phase; the card isn’t cast",
    },
    because: {
      fr: "Ce sont des capacités activées\u00a0: un contresort ordinaire n’y peut rien. La récupération exile la carte comme coût.",
      en: "They are activated abilities: an ordinary counterspell can’t stop them. Scavenge exiles the card as a cost.",
    },
    rules: ["702.84a", "702.97a", "113.9"],
    questions: {
      fr: [
        "Puis-je exhumer une créature pendant le tour de mon adversaire\u202f?",
        "L’exhumation (unearth) peut-elle s’activer à vitesse d’éphémère\u202f?",
        "Un contresort peut-il contrecarrer l’exhumation d’une créature\u202f?",
        "!Puis-je utiliser scavenge pendant ma propre phase principale\u202f?",
        "Pendant le combat, je peux unearth un truc pour bloquer\u202f?",
      ],
      en: [
        "Can I unearth a creature during my opponent’s turn?",
        "Can scavenge be activated at instant speed?",
        "Can a counterspell counter unearth?",
        "!May I use scavenge during my own main phase?",
        "Mid-combat on his turn, can I unearth something to block with?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/reinforce-at-instant-speed",
    title: { fr: "Le renfort", en: "Reinforce" },
    about: [["reinforce"]],
    turned: ["counter-target-spell", "counter-spell", "sorcery-timing"],
    verdict: "yes",
    says: {
      fr: "le renfort (reinforce) s’active depuis la main à tout moment où vous avez la priorité, même pendant le combat\u00a0: défaussez la carte pour mettre les marqueurs +1/+1 sur une créature ciblée",
      en: "reinforce is activated from hand any time you have priority, even during combat: discard the card to put the +1/+1 counters on target creature",
    },
    because: {
      fr: "Ce n’est pas un sort\u00a0: un contresort ordinaire n’y peut rien.",
      en: "It is not a spell: an ordinary counterspell can’t stop it.",
    },
    rules: ["702.77a", "113.9", "117.1b"],
    questions: {
      fr: [
        "Puis-je utiliser le renfort (reinforce) pendant le combat après les blocages\u202f?",
        "Le renfort (reinforce) s’active-t-il à vitesse d’éphémère\u202f?",
        "!Un contresort arrête-t-il le renfort (reinforce)\u202f?",
        "Il bloque, je défausse ma carte à reinforce pour sauver ma bête, c’est bon\u202f?",
      ],
      en: [
        "Can I use reinforce during combat after blocks?",
        "Can reinforce be activated at instant speed?",
        "!Does a counterspell stop reinforce?",
        "He blocks and I pitch my reinforce card to save my guy, is that okay?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/forecast-in-own-upkeep",
    title: { fr: "La prévision", en: "Forecast" },
    about: [["forecast"]],
    turned: ["my-upkeep", "stays-in-hand"],
    verdict: "no",
    says: {
      fr: "une prévision (forecast) ne s’active que pendant votre propre entretien et une seule fois par tour, en révélant la carte, qui reste en main",
      en: "forecast can be activated only during your own upkeep and only once each turn, by revealing the card, which stays in hand",
    },
    because: {
      fr: "La carte reste révélée jusqu’à la fin de l’entretien.",
      en: "The card stays revealed until the upkeep is over.",
    },
    rules: ["702.57b", "702.57a"],
    questions: {
      fr: [
        "Puis-je activer une capacité de prévision (forecast) pendant ma phase principale\u202f?",
        "La prévision (forecast) peut-elle être activée deux fois par tour\u202f?",
        "!Puis-je utiliser forecast pendant mon entretien\u202f?",
        "J’ai du mana en trop, je forecast deux fois dans mon upkeep\u202f?",
      ],
      en: [
        "Can I activate a forecast ability in my main phase?",
        "Can forecast be activated twice in a turn?",
        "!May I use forecast during my upkeep?",
        "I have spare mana: forecast twice in the same upkeep?",
      ],
    },
  }),
];
