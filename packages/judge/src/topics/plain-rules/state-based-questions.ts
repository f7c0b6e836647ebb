import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** State-based actions and when they are checked: one plain rule each. */
export const stateBasedQuestions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/legend-sacrificed-first",
    title: { fr: "Se servir de l’ancienne légende d’abord", en: "Using the old legend first" },
    about: [["legendary", "legend-rule", "legend-word"], ["old-legend"]],
    verdict: "yes",
    says: {
      fr: "la règle des légendes ne s’applique qu’une fois la seconde sur le champ de bataille\u00a0: tant que le second sort est sur la pile, vous pouvez sacrifier ou utiliser la première",
      en: "the legend rule applies only once the second one is on the battlefield: while the second spell is on the stack you may sacrifice or use the first",
    },
    because: {
      fr: "Un sort sur la pile n’est pas un permanent. Ensuite on choisit aussitôt celle qu’on garde, sans réponse possible.",
      en: "A spell on the stack is no permanent. Afterwards you choose at once which to keep, with no response possible.",
    },
    rules: ["704.5j", "117.1b", "704.3"],
    questions: {
      fr: [
        "Puis-je sacrifier ma créature légendaire en réponse au second exemplaire que je lance\u202f?",
        "Le deuxième exemplaire de ma légende est sur la pile, puis-je encore sacrifier la première\u202f?",
        "Je relance la même légendaire\u00a0: je peux sacrifier l’ancienne avant que la seconde arrive, pour éviter la règle des légendes\u202f?",
        "Ai-je le droit d’utiliser ma première légende pendant que la seconde est sur la pile\u202f?",
      ],
      en: [
        "Can I sacrifice my legendary creature in response to casting a second copy, to avoid the legend rule?",
        "The second copy of my legend is on the stack. Can I still sacrifice the first?",
        "I cast the same legendary again. May I sacrifice the old one before the second resolves?",
        "Am I allowed to use my first legend while the second one is on the stack?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/dead-before-its-trigger",
    title: { fr: "Mort avant son déclenchement", en: "Dead before its trigger" },
    about: [["zero-toughness", "enters-trigger", "triggered-ability"], ["dies-before-trigger"]],
    not: ["enters-with-counters", "persist", "indestructible"],
    verdict: "no",
    says: {
      fr: "une créature d’endurance 0 meurt par action basée sur l’état avant que sa capacité déclenchée d’arrivée soit mise sur la pile\u00a0: un marqueur posé par ce déclenchement vient trop tard",
      en: "a creature with toughness 0 dies to state-based actions before its enters trigger is even put on the stack: a counter from that trigger comes too late",
    },
    because: {
      fr: "«\u00a0Arrive avec des marqueurs\u00a0» est différent\u00a0: elle les a dès l’arrivée. La capacité se résout quand même si elle n’a pas besoin de la créature.",
      en: "“Enters with counters” is different: it has them from the start. The trigger still resolves as far as it doesn’t need the creature.",
    },
    rules: ["704.5f", "704.3", "603.3"],
    questions: {
      fr: [
        "Ma 0/0 a une capacité déclenchée d’arrivée qui lui met un marqueur +1/+1, survit-elle\u202f?",
        "Une créature 0/0 dont le déclenchement d’arrivée donne un marqueur +1/+1 reste-t-elle en vie\u202f?",
        "Quand ma 0/0 arrive, sa capacité déclenchée lui donne +1/+1\u00a0: elle survit jusque-là\u202f?",
        "Un Clone 0/0 qui ne copie rien et dont une capacité déclenchée met un marqueur survit-il\u202f?",
      ],
      en: [
        "My 0/0 creature has an enters trigger that puts a +1/+1 counter on it. Does it survive?",
        "Does a 0/0 creature stay alive if its ETB triggered ability gives it a +1/+1 counter?",
        "When my 0/0 enters, its triggered ability gives it +1/+1. Does it live long enough?",
        "A 0/0 with a triggered ability that adds a counter when it enters: does it survive?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/checked-after-resolution",
    title: {
      fr: "Rien n’est vérifié pendant une résolution",
      en: "Nothing is checked during a resolution",
    },
    about: [["life-total", "lose-life"], ["within-one-spell"]],
    not: ["lifelink", "planeswalker", "cannot-lose", "respond", "activated-ability"],
    verdict: "yes",
    says: {
      fr: "les actions basées sur l’état ne sont vérifiées qu’après la résolution complète\u00a0: tomber à 0 ou moins puis remonter pendant le même sort ne fait pas perdre",
      en: "state-based actions are checked only after the whole resolution: falling to 0 or less and climbing back within the same spell does not lose the game",
    },
    because: {
      fr: "Ce qui compte, c’est l’état quand un joueur devrait recevoir la priorité.",
      en: "What counts is the state when a player would receive priority.",
    },
    rules: ["704.4", "704.3", "704.5a"],
    questions: {
      fr: [
        "Un sort me fait perdre 3 points de vie puis en gagner 5, j’en ai 2\u00a0: est-ce que je survis\u202f?",
        "Si je passe à -1 point de vie au milieu de la résolution d’un sort puis que je remonte grâce au même sort, je reste en jeu\u202f?",
        "Je suis à 1 point de vie\u00a0: mon sort me fait perdre 2 puis gagner 4, je survis\u202f?",
        "Les points de vie passent sous 0 pendant la résolution puis le même sort me fait gagner 6\u00a0: je reste dans la partie\u202f?",
      ],
      en: [
        "A spell makes me lose 3 life and then gain 5 life. I’m at 2. Do I survive?",
        "If I go to -1 in the middle of a spell’s resolution and gain life from the same spell, do I stay in the game?",
        "I’m at 1 life and my spell makes me lose 2 and then gain 4. Do I survive?",
        "My life drops below 0 during resolution but the same spell then gains me 6. Am I still in the game?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-time-after-lethal-damage",
    title: { fr: "Trop tard après les blessures mortelles", en: "Too late after lethal damage" },
    about: [
      ["sacrifice", "return", "activated-ability", "regenerate", "blink"],
      ["after-damage-before-death"],
    ],
    not: ["planeswalker", "first-strike"],
    verdict: "no",
    says: {
      fr: "des blessures mortelles détruisent la créature avant que quiconque ait la priorité\u00a0: on ne peut plus la sacrifier, la renvoyer ni l’utiliser entre les blessures et sa mort",
      en: "lethal damage destroys the creature before anyone gets priority: there is no time to sacrifice, bounce or use it between the damage and its death",
    },
    because: {
      fr: "Il faut agir avant les blessures, par exemple à l’étape de déclaration des bloqueurs.",
      en: "Act before damage, for example in the declare blockers step.",
    },
    rules: ["704.5g", "704.3", "510.2"],
    questions: {
      fr: [
        "Puis-je sacrifier ma créature après les blessures de combat mais avant qu’elle meure\u202f?",
        "Ma créature a reçu des blessures mortelles, puis-je la sacrifier avant qu’elle meure\u202f?",
        "Ai-je le temps de renvoyer ma créature en main après les blessures mortelles\u202f?",
        "Entre les blessures et la mort, je peux encore activer la capacité de ma créature, avant sa mort\u202f?",
      ],
      en: [
        "Can I sacrifice my creature after combat damage but before it dies?",
        "My creature was dealt lethal damage. May I sacrifice it before it dies?",
        "Do I get time to bounce my creature after lethal damage?",
        "Between damage and death, can I still use my creature’s activated ability before it dies?",
      ],
    },
  }),
];
