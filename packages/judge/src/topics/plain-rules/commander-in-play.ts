import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** A commander during the game: one plain rule each. */
export const commanderInPlay: readonly Topic[] = [
  plainRule({
    id: "plain-rules/commander-starts-in-the-command-zone",
    title: { fr: "Où le commandant commence la partie", en: "Where a commander begins the game" },
    about: [["commander"], ["commander-start", "start-of-game-day", "commander-as-first-draw"]],
    not: ["partner", "commander-tax", "commander-life"],
    turned: ["command-zone"],
    verdict: "no",
    says: {
      fr: "le commandant ne commence ni dans votre main ni dans votre bibliothèque\u00a0: il commence face visible dans la zone de commandement, d’où vous pouvez le lancer",
      en: "a commander starts neither in your hand nor in your library: it begins the game face up in the command zone, from where you may cast it",
    },
    because: {
      fr: "Vous piochez sept cartes parmi les 99 autres.",
      en: "You draw your seven cards from the other 99.",
    },
    rules: ["903.6", "903.8"],
    questions: {
      fr: [
        "Mon commandant commence-t-il la partie dans ma main\u202f?",
        "Est-ce que je mélange mon commandant dans ma bibliothèque au début de la partie\u202f?",
        "Puis-je piocher mon commandant au premier tour\u202f?",
        "~Dans quelle zone le commandant commence-t-il la partie\u202f?",
        "!En Commander, mon commandant démarre dans la zone de commandement\u202f?",
        "Le commandant est-il mélangé au reste du deck quand on commence la partie\u202f?",
      ],
      en: [
        "Does my commander start the game in my hand?",
        "Do I shuffle my commander into my library at the start of the game?",
        "Can I draw my commander on the first turn?",
        "~Where does a commander begin the game?",
        "!In EDH, does my commander begin the game in the command zone?",
        "Is my commander part of my opening hand?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/commander-timing",
    title: { fr: "Quand lancer son commandant", en: "When to cast a commander" },
    about: [
      ["commander", "command-zone"],
      ["instant-timing", "sorcery-timing", "when-to-cast-commander"],
    ],
    not: ["loyalty-ability", "commander-ninjutsu-word", "ninjutsu", "flash"],
    verdict: "no",
    says: {
      fr: "depuis la zone de commandement on ne lance son commandant qu’au moment permis pour ce type de carte\u00a0: une créature sans flash, seulement pendant une de vos phases principales, la pile vide",
      en: "a commander is cast from the command zone only when that kind of card could be cast: a creature without flash only in your own main phase with an empty stack",
    },
    because: {
      fr: "La zone de commandement ne donne pas le flash\u202f; le sort peut aussi être contrecarré.",
      en: "The command zone gives no flash, and the spell can be countered as usual.",
    },
    rules: ["903.8", "302.1"],
    questions: {
      fr: [
        "Puis-je lancer mon commandant à vitesse d’éphémère depuis la zone de commandement\u202f?",
        "Ai-je le droit de lancer mon commandant pendant un combat\u202f?",
        "Mon commandant est une simple créature, je peux le sortir n’importe quand de la zone de commandement\u202f?",
        "Puis-je lancer mon commandant en réponse à un sort\u202f?",
      ],
      en: [
        "Can I cast my commander at instant speed from the command zone?",
        "May I cast my commander during combat?",
        "My commander is a plain creature. Can I cast it any time from the command zone?",
        "Can I cast my commander in response to a spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/commander-abilities-in-the-command-zone",
    title: {
      fr: "Les capacités dans la zone de commandement",
      en: "Abilities in the command zone",
    },
    about: [
      ["commander", "eminence"],
      ["command-zone"],
      [
        "ability",
        "static-ability",
        "triggered-ability",
        "activated-ability",
        "works-from-command-zone",
      ],
    ],
    not: ["ninjutsu", "cast", "dies", "exile", "return", "color-identity", "target"],
    turned: ["eminence"],
    verdict: "no",
    says: {
      fr: "les capacités d’un commandant ne fonctionnent que sur le champ de bataille\u00a0: dans la zone de commandement seules celles qui le disent, comme l’éminence, ont un effet",
      en: "a commander’s abilities work only on the battlefield: in the command zone only those that say so, such as eminence, have any effect",
    },
    because: {
      fr: "Une capacité de permanent fonctionne sur le champ de bataille, sauf si elle dit autre chose.",
      en: "An ability of a permanent card works on the battlefield unless it states otherwise.",
    },
    rules: ["113.6", "903.6"],
    questions: {
      fr: [
        "La capacité statique de mon commandant fonctionne-t-elle dans la zone de commandement\u202f?",
        "Les capacités déclenchées de mon commandant marchent-elles tant qu’il est dans la zone de commandement\u202f?",
        "Mon commandant donne +1/+1 à mes elfes, l’effet marche depuis la zone de commandement\u202f?",
        "!Une capacité d’éminence fonctionne-t-elle depuis la zone de commandement\u202f?",
        "Puis-je activer la capacité de mon commandant resté en zone de commandement\u202f?",
      ],
      en: [
        "Does my commander’s static ability work while it is in the command zone?",
        "Do my commander’s triggered abilities function from the command zone?",
        "My commander gives my elves +1/+1. Does that ability work from the command zone?",
        "!Does an eminence ability work from the command zone?",
        "Can I activate an ability of my commander while it sits in the command zone?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/command-zone-is-out-of-reach",
    title: { fr: "Atteindre un commandant dans sa zone", en: "Reaching a commander in its zone" },
    about: [
      ["commander"],
      ["in-command-zone"],
      ["target", "destroy", "exile", "kill", "removal", "counter-spell"],
    ],
    not: ["dies", "return", "choose", "would-go", "goes-back", "mutate"],
    verdict: "no",
    says: {
      fr: "un commandant dans la zone de commandement est hors d’atteinte\u00a0: sorts et capacités n’y ciblent, n’y détruisent ni n’y exilent rien, sauf s’ils nomment cette zone",
      en: "a commander in the command zone is out of reach: spells and abilities can’t target, destroy or exile it there unless they name that zone",
    },
    because: {
      fr: "Un texte qui parle d’une créature ou d’un permanent ne voit que le champ de bataille.",
      en: "A text that says creature or permanent looks only at the battlefield.",
    },
    rules: ["109.2", "408.1", "903.6"],
    questions: {
      fr: [
        "Mon adversaire peut-il cibler mon commandant dans la zone de commandement\u202f?",
        "Un sort peut-il exiler un commandant qui se trouve dans la zone de commandement\u202f?",
        "On peut détruire mon commandant avant que je le lance, quand il est encore en zone de commandement\u202f?",
        "Un anti-bête touche-t-il un commandant dans sa zone de commandement en le ciblant\u202f?",
      ],
      en: [
        "Can my opponent target my commander in the command zone?",
        "Can a spell exile a commander that is in the command zone?",
        "Is it possible to destroy my commander while it is still in the command zone?",
        "Can removal target a commander in the command zone?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/commander-left-in-the-graveyard",
    title: { fr: "Un commandant laissé au cimetière", en: "A commander left in the graveyard" },
    about: [["commander"], ["left-there-commander"]],
    not: ["dies-trigger", "cast-from-graveyard", "partner"],
    verdict: "no",
    says: {
      fr: "le choix se fait une seule fois, juste après l’arrivée du commandant au cimetière ou en exil\u00a0: laissé là, il ne peut plus rejoindre plus tard la zone de commandement",
      en: "the choice comes only once, right after the commander is put into the graveyard or exile: left there, it can’t move to the command zone later",
    },
    because: {
      fr: "Il faudra qu’il change encore de zone\u202f; on peut le laisser exprès pour le réanimer.",
      en: "It has to change zones again first; players leave it there on purpose to reanimate it.",
    },
    rules: ["903.9a", "704.6d"],
    questions: {
      fr: [
        "J’ai laissé mon commandant au cimetière, puis-je le mettre plus tard dans la zone de commandement\u202f?",
        "Mon commandant est au cimetière depuis deux tours, ai-je encore le droit de le renvoyer plus tard en zone de commandement\u202f?",
        "J’ai laissé mon commandant en exil, je change d’avis\u00a0: peut-il aller en zone de commandement plus tard\u202f?",
        "Mon commandant est resté au cimetière un tour, je peux le remettre plus tard en zone de commandement\u202f?",
      ],
      en: [
        "I left my commander in the graveyard. Can I move it to the command zone a turn later?",
        "My commander went to the graveyard two turns ago. May I still put it in the command zone later?",
        "I left my commander in exile and changed my mind. Can it go to the command zone later?",
        "If I leave my commander in the graveyard, can I put it in the command zone on a later turn?",
      ],
    },
  }),
];
