import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Tokens, copies and what they take along: one plain rule each. */
export const tokensAndCopies: readonly Topic[] = [
  plainRule({
    id: "plain-rules/tokens-are-no-cards",
    title: { fr: "Un jeton n’est pas une carte", en: "A token is no card" },
    about: [["token-as-card"]],
    not: ["copy", "mana-value", "treasure", "food-clue", "commander", "legendary"],
    verdict: "no",
    says: {
      fr: "un jeton n’est pas une carte\u00a0: c’est un permanent, et une créature s’il en est une, mais un effet qui parle de «\u00a0carte\u00a0» (carte de créature mise au cimetière, par exemple) ne le compte pas",
      en: "a token is not a card: it is a permanent, and a creature if it is one, but effects that speak of a “card” (a creature card put into a graveyard, for instance) do not count it",
    },
    because: {
      fr: "Il subit tout ce qui touche les permanents de son type.",
      en: "It is subject to whatever affects permanents of its type.",
    },
    rules: ["111.6", "111.1"],
    questions: {
      fr: [
        "Un jeton est-il une carte\u202f?",
        "Mes jetons comptent-ils comme des cartes quand un effet parle de cartes de créature mises au cimetière\u202f?",
        "Est-ce qu’un jeton compte comme une carte de créature pour mon effet\u202f?",
        "Un effet qui compte les cartes voit-il le jeton comme une carte\u202f?",
      ],
      en: [
        "Is a token a card?",
        "Do my tokens count as cards when an effect looks for creature cards put into a graveyard?",
        "When a token dies, was a creature card put into the graveyard? Is the token a card?",
        "Does an effect that counts cards treat a token as a card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/token-owner",
    title: { fr: "Le propriétaire d’un jeton", en: "The owner of a token" },
    about: [["token-owner"]],
    not: ["commander"],
    verdict: "yes",
    says: {
      fr: "le propriétaire d’un jeton est le joueur qui le crée, même si le sort appartient à un autre\u00a0: «\u00a0son contrôleur crée un jeton\u00a0» donne un jeton dont ce joueur est propriétaire et contrôleur",
      en: "a token’s owner is the player who creates it, even if the spell belongs to another player: “its controller creates a token” gives a token which that player owns and controls",
    },
    because: {
      fr: "Changer son contrôleur plus tard ne change pas son propriétaire.",
      en: "Changing who controls it later does not change its owner.",
    },
    rules: ["111.2", "108.3"],
    questions: {
      fr: [
        "Mon adversaire détruit ma créature et je crée un jeton grâce à son sort. Suis-je le propriétaire de ce jeton\u202f?",
        "Est-ce que le joueur qui crée un jeton en est le propriétaire\u202f?",
        "~Qui est le propriétaire d’un jeton créé par mon adversaire puis volé\u202f?",
        "Le jeton que son sort me donne, suis-je propriétaire de ce jeton\u202f?",
      ],
      en: [
        "My opponent’s spell lets me create a token. Am I the owner of that token?",
        "Is the player who creates a token its owner?",
        "~Who owns a token that my opponent created and I stole?",
        "Their removal gives me a token; do I own the token?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/clone-that-copies-nothing",
    title: { fr: "Un clone qui ne copie rien", en: "A clone that copies nothing" },
    about: [["clone-copies-nothing"]],
    turned: ["must-i", "forced", "made-to"],
    verdict: "yes",
    says: {
      fr: "copier est facultatif («\u00a0vous pouvez\u00a0»)\u00a0: un clone 0/0 qui ne copie rien arrive en 0/0 et meurt aussitôt, par les actions basées sur un état",
      en: "copying is optional (“you may”): a 0/0 clone that copies nothing enters as a 0/0 and dies at once to state-based actions",
    },
    because: {
      fr: "Le choix se fait pendant que le permanent arrive, parmi ce qui est déjà sur le champ de bataille.",
      en: "The choice is made as it enters, among what is already on the battlefield.",
    },
    rules: ["707.5", "704.5f", "614.1c"],
    questions: {
      fr: [
        "Il n’y a aucune créature à copier quand mon clone arrive. Meurt-il\u202f?",
        "Si mon clone ne copie rien, va-t-il au cimetière\u202f?",
        "!Suis-je obligé de copier quelque chose avec mon clone\u202f?",
        "Mon clone arrive sans rien à copier, il meurt\u202f?",
      ],
      en: [
        "There is no creature to copy when my Clone enters. Does it die?",
        "If my clone copies nothing, is it put into the graveyard?",
        "!Do I have to copy something with my clone?",
        "My Clone enters with nothing to copy; does it die?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/becoming-a-copy-is-not-entering",
    title: { fr: "Devenir une copie n’est pas arriver", en: "Becoming a copy is not entering" },
    about: [
      ["becomes-a-copy"],
      [
        "enters-trigger",
        "enters",
        "summoning-sickness",
        "triggered-ability",
        "counter-marker",
        "plus-one-counter",
        "aura",
        "equipment",
        "keep",
        "keeps",
        "haste",
        "attack",
        "commander",
        "new-object",
        "enters-with-counters",
        "tapped-state",
        "damage",
        "ability",
      ],
    ],
    not: ["stack", "spell"],
    turned: ["keeps", "keep", "plus-one-counter", "aura", "equipment"],
    verdict: "no",
    says: {
      fr: "un permanent déjà sur le champ de bataille qui devient une copie n’arrive pas\u00a0: aucune capacité d’arrivée ne se déclenche, et il garde marqueurs, auras, équipements, blessures et état engagé",
      en: "a permanent already on the battlefield that becomes a copy does not enter: no enters ability triggers, and it keeps counters, Auras, Equipment, damage and its tapped state",
    },
    because: {
      fr: "Seules ses valeurs copiables changent\u202f; c’est toujours le même objet, qui peut attaquer s’il le pouvait.",
      en: "Only its copiable values change; it is the same object and may attack if it could before.",
    },
    rules: ["707.4", "603.6a"],
    questions: {
      fr: [
        "Ma créature devient une copie d’une autre. La capacité d’arrivée se déclenche-t-elle\u202f?",
        "Si mon terrain devient une copie d’un permanent, est-ce que «\u00a0quand il arrive\u00a0» a lieu\u202f?",
        "!Ma créature qui devient une copie garde-t-elle ses marqueurs +1/+1\u202f?",
        "Toutes mes créatures deviennent des copies d’un dragon, leurs capacités d’arrivée se déclenchent\u202f?",
      ],
      en: [
        "My creature becomes a copy of another one. Does the enters ability trigger?",
        "If my land becomes a copy of a permanent, do I get its enters ability?",
        "!Does my creature that becomes a copy keep its +1/+1 counters?",
        "All my creatures become copies of a Dragon; do the enters triggers happen?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-response-to-a-clone-choice",
    title: { fr: "Le choix d’un clone", en: "What a clone copies" },
    about: [
      ["copy-choice-made"],
      [
        "respond",
        "kill",
        "destroy",
        "removal",
        "target",
        "copies-hexproof",
        "resolve",
        "cast",
        "before",
      ],
    ],
    not: ["stops", "hexproof", "shroud", "cost"],
    verdict: "no",
    says: {
      fr: "le clone choisit ce qu’il copie pendant qu’il arrive, sans cibler\u00a0: on peut répondre au sort de clone avant, mais pas après le choix ni entre le choix et l’arrivée",
      en: "a clone chooses what to copy as it enters, without targeting: players may respond to the clone spell before that, but not once the choice is made",
    },
    because: {
      fr: "C’est un effet de remplacement de l’arrivée, qui n’utilise pas la pile.",
      en: "It is a replacement of how it enters and does not use the stack.",
    },
    rules: ["707.5", "614.12a"],
    questions: {
      fr: [
        "Mon adversaire peut-il répondre au choix de mon clone en tuant la créature choisie\u202f?",
        "Quand je choisis ce que copie mon clone, l’adversaire peut-il répondre en détruisant cette créature\u202f?",
        "~Quand est-ce que je choisis ce que mon clone va copier, au lancement ou à l’arrivée\u202f?",
        "Je choisis de copier un titan avec mon clone, peut-il répondre\u202f?",
      ],
      en: [
        "Can my opponent respond to the choice of my Clone by killing the creature I chose?",
        "When I choose what my clone copies, may the opponent respond by destroying that creature?",
        "~When do I choose what my clone will copy, on cast or as it enters?",
        "I choose to copy a Titan with Clone; can they respond to that?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/copies-keep-copy-exceptions",
    title: { fr: "Les exceptions d’une copie se copient", en: "Exceptions of a copy are copied" },
    about: [
      ["copy-exception"],
      ["copy", "clone", "copies-copy", "token", "keep", "keeps", "legendary", "ability"],
    ],
    verdict: "yes",
    says: {
      fr: "ce qu’un effet de copie change ou ajoute («\u00a0sauf que…\u00a0») fait partie des valeurs copiables\u00a0: une copie de cette copie a les mêmes exceptions",
      en: "what a copy effect changes or adds (“except…”) becomes part of the copiable values: a copy of that copy has the same exceptions",
    },
    because: {
      fr: "Les marqueurs, bonus et attachements, eux, ne sont jamais copiés.",
      en: "Counters, bonuses and attachments are never copied.",
    },
    rules: ["707.9a", "707.9b", "707.3"],
    questions: {
      fr: [
        "Mon clone copie une légende sauf qu’il n’est pas légendaire. Une copie de ce clone est-elle aussi non légendaire\u202f?",
        "Un effet copie une créature sauf qu’elle est un artefact, une copie de cette copie est-elle un artefact\u202f?",
        "Si une copie a une capacité en plus par exception, une autre copie l’a-t-elle aussi\u202f?",
        "Mon jeton copie a été créé «\u00a0sauf qu’il a le vol\u00a0»\u202f; si je le clone, mon clone a le vol\u202f?",
      ],
      en: [
        "My clone copies a legend except it isn’t legendary. Is a copy of that clone nonlegendary too?",
        "An effect copies a creature except it’s an artifact as well. Is a copy of that copy an artifact?",
        "If a copy gained an extra ability as an exception, does another copy have it?",
        "My token copy was made “except it has flying”; if I clone that token, does my clone have flying?",
      ],
    },
  }),
];
