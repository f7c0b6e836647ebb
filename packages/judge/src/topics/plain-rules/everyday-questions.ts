import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Questions of everyday play: one plain rule each. */
export const everydayQuestions: readonly Topic[] = [
  plainRule({
    id: "plain-rules/made-to-sacrifice",
    title: { fr: "Un sacrifice imposé", en: "A sacrifice that an effect demands" },
    about: [
      ["sacrifice", "edict"],
      ["made-to", "forced", "edict"],
    ],
    not: [
      "saga",
      "legend-rule",
      "annihilator",
      "additional-cost",
      "costs-first",
      "hexproof",
      "indestructible",
      "protection",
      "return",
      "comes-back-new",
    ],
    verdict: "yes",
    says: {
      fr: "quand un effet vous dit de sacrifier une créature, vous devez le faire si vous en contrôlez une\u202f; c’est vous qui choisissez laquelle, sauf indication contraire",
      en: "when an effect tells you to sacrifice a creature you must do it if you control one; you choose which, unless it says otherwise",
    },
    because: {
      fr: "Personne ne sacrifie un permanent d’un autre joueur, et sans permanent de cette sorte il ne se passe rien.",
      en: "Nobody can sacrifice a permanent of another player, and without such a permanent nothing happens.",
    },
    rules: ["701.21a", "101.3"],
    questions: {
      fr: [
        "Dois-je sacrifier une créature si un effet adverse m’y oblige\u202f?",
        "Mon adversaire me force à sacrifier une créature, suis-je obligé\u202f?",
        "Un effet m’oblige à sacrifier une créature, il faut vraiment que je le fasse\u202f?",
      ],
      en: [
        "Do I have to sacrifice a creature if my opponent’s spell makes me?",
        "My opponent makes me sacrifice a creature. Must I do it?",
        "An effect forces me to sacrifice a creature. Do I really have to?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flashed-in-and-my-turn",
    title: {
      fr: "Une créature lancée au tour adverse",
      en: "A creature cast in the opponent’s turn",
    },
    about: [["flash"], ["summoning-sickness", "attack"]],
    not: ["block", "blocker", "vehicle"],
    turned: ["attack", "tap"],
    verdict: "no",
    says: {
      fr: "une créature arrivée pendant le tour adverse est déjà sous votre contrôle au début de votre tour\u00a0: elle n’a plus le mal d’invocation et peut attaquer",
      en: "a creature that came in during the opponent’s turn is yours when your turn begins: it has no summoning sickness then, and may attack",
    },
    because: {
      fr: "Il suffit de l’avoir contrôlée sans interruption depuis le début de votre tour le plus récent.",
      en: "What counts is to have controlled it continuously since your most recent turn began.",
    },
    rules: ["302.6"],
    questions: {
      fr: [
        "Je lance une créature avec flash à la fin du tour adverse, a-t-elle le mal d’invocation à mon tour\u202f?",
        "Une créature flash arrivée au tour de l’adversaire a-t-elle encore le mal d’invocation à mon tour\u202f?",
        "!Je flashe une créature au tour adverse, peut-elle attaquer à mon tour\u202f?",
      ],
      en: [
        "I cast a creature with flash at the end of my opponent’s turn. Is it summoning sick on my turn?",
        "Does a flash creature have summoning sickness on my next turn?",
        "!I flash in a creature in my opponent’s turn. Can it attack on my turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/manifested-noncreature",
    title: { fr: "Retourner une carte manifestée", en: "Turning a manifested card up" },
    about: [
      ["manifest", "manifest-dread"],
      ["face-up", "turned-up", "morph"],
    ],
    not: ["enters-trigger"],
    verdict: "no",
    says: {
      fr: "une carte manifestée ne se retourne face visible pour son coût de mana que si c’est une carte de créature\u202f; un éphémère, un rituel ou une autre carte reste face cachée",
      en: "a manifested card can be turned face up for its mana cost only if it is a creature card; an instant, sorcery or other card stays face down",
    },
    because: {
      fr: "Une carte avec la mue peut aussi être retournée pour son coût de mue.",
      en: "A card with morph may also be turned up for its morph cost.",
    },
    rules: ["701.40b"],
    questions: {
      fr: [
        "J’ai manifesté un éphémère, puis-je le retourner face visible en payant son coût de mana\u202f?",
        "Une carte manifestée qui n’est pas une créature peut-elle être retournée face visible\u202f?",
        "Je peux retourner un rituel manifesté\u202f?",
      ],
      en: [
        "I manifested an instant. Can I turn it face up by paying its mana cost?",
        "Can a manifested noncreature card be turned face up?",
        "May I flip a manifested sorcery face up?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/once-per-object-after-blink",
    title: { fr: "Les limites après un blink", en: "Limits after a blink" },
    about: [
      ["blink", "goes-back", "new-object"],
      ["once-a-turn", "exhaust", "second-time", "loyalty-ability", "monstrosity"],
    ],
    not: [
      "summoning-sickness",
      "persist",
      "undying",
      "commander",
      "legend-rule",
      "new-copy",
      "phasing",
      "suspend",
      "unearth",
      "dies",
    ],
    verdict: "yes",
    says: {
      fr: "un permanent qui part et revient est un nouvel objet\u00a0: ce que l’ancien avait fait ou épuisé ne compte pas pour lui",
      en: "a permanent that leaves and returns is a new object: what the old one had done or used up does not count for it",
    },
    because: {
      fr: "Il ne se souvient ni des marqueurs, ni des choix, ni des capacités activées avant.",
      en: "It has no memory of counters, choices or abilities activated before.",
    },
    rules: ["400.7"],
    questions: {
      fr: [
        "J’ai utilisé la capacité d’épuisement de ma créature puis je la blinke, puis-je l’utiliser de nouveau\u202f?",
        "Si je blinke un permanent, puis-je réutiliser ce tour-ci sa capacité limitée à une fois par tour\u202f?",
        "Je blinke mon planeswalker déjà activé, je peux l’activer encore ce tour-ci\u202f?",
      ],
      en: [
        "I used my creature’s exhaust ability and then blink it. Can I use the exhaust ability again?",
        "If I flicker a permanent, can I use its once per turn ability a second time this turn?",
        "I blink a planeswalker that was already activated. May I activate it again this turn?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/mana-while-paying",
    title: { fr: "Des capacités de mana pendant le paiement", en: "Mana abilities while paying" },
    about: [
      ["mana-ability", "tap-for-mana", "treasure", "mana"],
      ["while-casting", "paying-now", "announce", "during-resolution"],
    ],
    not: ["respond", "counter-spell", "summoning-sickness", "mana-empties", "lost-card"],
    verdict: "yes",
    says: {
      fr: "les capacités de mana peuvent être activées pendant qu’on lance et paie un sort ou une capacité, et chaque fois qu’un effet demande un paiement de mana",
      en: "mana abilities may be activated while a spell or ability is being cast or paid for, and whenever an effect asks for a mana payment",
    },
    because: {
      fr: "Personne ne peut y répondre, et rien d’autre ne s’active au milieu du lancement.",
      en: "Nobody can respond to them, and nothing else can be activated in the middle of casting.",
    },
    rules: ["605.3a", "601.2g"],
    questions: {
      fr: [
        "Je suis en train de payer mon sort, puis-je encore sacrifier un artefact pour du mana\u202f?",
        "Peut-on activer des capacités de mana pendant qu’on lance un sort\u202f?",
        "Pendant le paiement d’un sort, j’ai le droit de craquer un Trésor pour du mana\u202f?",
      ],
      en: [
        "I’m already paying for my spell. Can I still sacrifice an artifact for mana?",
        "May I activate mana abilities while casting a spell?",
        "While I pay a spell’s cost, am I allowed to crack a Treasure for mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/copy-of-a-copy",
    title: { fr: "Copier une copie", en: "Copying a copy" },
    about: [["copy", "clone"], ["copies-copy"]],
    verdict: "yes",
    says: {
      fr: "copier une copie donne ce qu’elle est devenue, avec les exceptions de son propre effet de copie",
      en: "copying a copy gives what it has become, together with the exceptions that its own copy effect made",
    },
    because: {
      fr: "Ces exceptions («\u00a0sauf que c’est aussi un artefact\u00a0») font partie des valeurs copiables\u202f; les marqueurs et les autres effets, non.",
      en: "Such exceptions (“except it’s an artifact too”) are part of the copiable values; counters and other effects are not.",
    },
    rules: ["707.3", "707.9a"],
    questions: {
      fr: [
        "Mon Clone copie un autre Clone qui est une copie d’un Ours, le mien est-il aussi un Ours\u202f?",
        "Si je copie une copie, est-ce que j’ai aussi ses exceptions\u202f?",
        "Je clone une copie qui est en plus un artefact, ma copie est-elle aussi un artefact\u202f?",
      ],
      en: [
        "My clone copies another clone that is a copy of a Bear. Is mine a Bear too?",
        "If I copy a copy, do I get the copied exceptions as well?",
        "I clone a copy that is an artifact in addition. Is my copy an artifact too?",
      ],
    },
  }),
];
