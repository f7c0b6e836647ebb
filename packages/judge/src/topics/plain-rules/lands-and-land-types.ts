import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Lands and their types: one plain rule each. */
export const landsAndLandTypes: readonly Topic[] = [
  plainRule({
    id: "plain-rules/land-creature-is-played",
    title: { fr: "Un terrain-créature se joue", en: "A land creature is played" },
    about: [
      ["land-creature"],
      [
        "cast",
        "counter-spell",
        "play-land",
        "spell",
        "summoning-sickness",
        "search",
        "mana",
        "tap",
        "respond",
        "this-turn",
      ],
    ],
    not: ["becomes-creature"],
    verdict: "no",
    says: {
      fr: "une carte qui est à la fois terrain et créature se joue comme terrain du tour et ne peut jamais être lancée\u00a0: elle ne passe pas par la pile, on ne peut pas la contrecarrer, et elle a le mal d’invocation, même pour son mana",
      en: "a card that is both land and creature is played as your land for the turn and can never be cast: it doesn’t use the stack, can’t be countered, and is summoning sick, even for mana",
    },
    because: {
      fr: "Étant un terrain, elle n’est jamais un sort\u202f; étant une créature, elle ne peut pas s’engager le tour où elle arrive.",
      en: "Being a land it is never a spell; being a creature it can’t tap on the turn it enters.",
    },
    rules: ["305.9", "302.6"],
    questions: {
      fr: [
        "Une carte est à la fois terrain et créature. Peut-on la contrecarrer\u202f?",
        "Puis-je lancer comme un sort une carte qui est terrain et créature, en plus de mon terrain du tour\u202f?",
        "Une carte à la fois terrain et créature peut-elle s’engager pour du mana le tour où elle arrive\u202f?",
        "Une tonnelle dryade, terrain et créature, se lance comme un sort\u202f?",
      ],
      en: [
        "A card is both a land and a creature. Can it be countered?",
        "May I cast a card that is a land and a creature in addition to my land for the turn?",
        "Can my Dryad Arbor tap for mana the turn it enters?",
        "Is a land creature card cast as a creature spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/basic-types-and-basic-lands",
    title: {
      fr: "Un type de terrain de base ne fait pas un terrain de base",
      en: "A basic land type is not a basic land",
    },
    about: [
      ["dual-typed-land"],
      ["basic-land-type", "lands-become-basic", "basic-lands", "search", "land", "counts-for"],
    ],
    not: ["every-land-type", "life-total"],
    turned: ["search-typed"],
    verdict: "no",
    says: {
      fr: "un terrain n’est «\u00a0de base\u00a0» que s’il a le super-type «\u00a0de base\u00a0»\u00a0: un biland avec les types île et marais n’est pas un terrain de base, mais c’est une île et un marais, et un effet qui cherche une île peut le trouver",
      en: "a land is basic only with the supertype “basic”: a dual land with the types Island and Swamp is not a basic land, but it is an Island and a Swamp, and effects that look for an Island can find it",
    },
    because: {
      fr: "Le type donne la capacité de mana, le super-type fait le terrain de base.",
      en: "The type gives the mana ability, the supertype makes it basic.",
    },
    rules: ["305.8", "305.6"],
    questions: {
      fr: [
        "Un biland avec deux types de terrain de base est-il un terrain de base\u202f?",
        "Mon shock land avec les types île et marais compte-t-il comme un terrain de base\u202f?",
        "!Mon fetch qui cherche une île peut-il trouver un shock land\u202f?",
        "Un terrain double qui est une forêt plaine est un terrain de base ou non\u202f?",
      ],
      en: [
        "Is a dual land with two basic land types a basic land?",
        "Does my shock land with the types Island and Swamp count as a basic land?",
        "!Can a fetch land that searches for an Island find a shock land?",
        "Is a typed dual a basic land for my ramp spell?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/land-type-in-addition",
    title: {
      fr: "Un type de terrain en plus des autres",
      en: "A land type in addition to the others",
    },
    about: [
      ["every-land-type"],
      [
        "lands-become-basic",
        "mana",
        "tap",
        "keeps",
        "lose-abilities",
        "still",
        "opponent",
        "landwalk",
        "ability",
        "tap-for-mana",
        "land",
        "search",
      ],
    ],
    not: ["moon-and-urborg", "nonbasics-are-mountains"],
    turned: ["lose-abilities", "wiped-out"],
    verdict: "yes",
    says: {
      fr: "un terrain qui reçoit un type de base en plus des siens garde ses types et toutes ses capacités, et gagne la capacité de mana de ce type\u202f; cela vaut pour tous les terrains nommés, ceux des adversaires compris",
      en: "a land that gets a basic type in addition to its own keeps its types and all its abilities and gains that type’s mana ability; it holds for every land named, opponents’ included",
    },
    because: {
      fr: "Seul un effet qui remplace le type («\u00a0sont des Montagnes\u00a0») fait perdre les capacités.",
      en: "Only an effect that replaces the type (“are Mountains”) takes abilities away.",
    },
    rules: ["305.7", "305.6"],
    questions: {
      fr: [
        "Chaque terrain est un marais en plus de ses autres types de terrain. Mes terrains gardent-ils leurs capacités\u202f?",
        "Tous les terrains sont aussi des marais\u00a0: est-ce que mon adversaire peut aussi s’en servir pour du mana noir\u202f?",
        "!Chaque terrain est une île en plus de ses autres types. Mes terrains perdent-ils leurs capacités\u202f?",
        "Avec un effet qui fait que les terrains sont aussi des forêts, mon fetch peut-il s’engager pour du mana\u202f?",
      ],
      en: [
        "Each land is a Swamp in addition to its other land types. Do my lands keep their abilities?",
        "Lands are also Swamps for everyone. Can my opponent tap theirs for black mana?",
        "!Each land is an Island in addition to its other types. Do my lands lose their abilities?",
        "With each land is a Forest in addition, may my fetch land tap for green mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/type-setting-beats-added-types",
    title: { fr: "Lune de sang contre Urborg", en: "Blood Moon against Urborg" },
    about: [
      ["moon-and-urborg", "nonbasics-are-mountains"],
      ["moon-and-urborg", "adds-a-land-type"],
      ["land", "basic-land-type", "mana", "lands-become-basic", "still", "red-mana"],
    ],
    verdict: "no",
    says: {
      fr: "si les terrains non-base sont des Montagnes, le terrain légendaire qui ajoute un type perd sa capacité, quel que soit l’ordre d’arrivée\u00a0: les terrains n’ont pas le type ajouté, par dépendance",
      en: "if nonbasic lands are Mountains, the nonbasic land that adds a type loses its ability, whichever came first: by dependency lands do not get the added type",
    },
    because: {
      fr: "L’effet qui ajoute le type dépend de celui qui lui enlève sa capacité\u202f; il est appliqué après, et n’existe plus.",
      en: "The adding effect depends on the one that removes its ability; it would apply after it and no longer exists.",
    },
    rules: ["613.8a", "305.7", "613.8"],
    questions: {
      fr: [
        "Les terrains non-base sont des montagnes et je contrôle Urborg. Mes terrains de base sont-ils aussi des marais\u202f?",
        "Avec Lune de sang et Urborg, l’effet le plus récent gagne-t-il, mes terrains sont-ils des marais\u202f?",
        "Urborg arrive après la Lune de sang\u00a0: donne-t-il encore du mana noir\u202f?",
        "Lune et Urborg ensemble, mes terrains produisent du noir\u202f?",
      ],
      en: [
        "Nonbasic lands are Mountains and I control Urborg. Are my basic lands Swamps too?",
        "With Blood Moon and Urborg, does the newer one win so that lands are Swamps?",
        "Urborg enters after Blood Moon. Does it still make every land a Swamp?",
        "Blood Moon plus Urborg: do my lands tap for black?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/additional-land-drops-add-up",
    title: {
      fr: "Les terrains supplémentaires s’additionnent",
      en: "Additional land plays add up",
    },
    about: [
      ["extra-land-drops"],
      ["several-effects", "as-well", "play-land", "twice", "land", "turn"],
    ],
    not: ["opponents-turn", "double-faced"],
    verdict: "yes",
    says: {
      fr: "chaque effet de terrain supplémentaire s’ajoute\u00a0: avec deux tels effets on joue 3 terrains pendant son tour\u202f; il faut toujours pouvoir jouer un terrain, à son propre tour, en phase principale, pile vide",
      en: "each effect that allows an additional land adds up: with two of them you play 3 lands in your turn; they are still played on your own turn, in a main phase, with an empty stack",
    },
    because: {
      fr: "On compare le nombre de terrains permis ce tour-ci à ceux déjà joués\u202f; perdre et reprendre le permanent n’en donne pas un de plus.",
      en: "The number allowed this turn is compared with the lands already played; losing and replaying the permanent gives no extra one.",
    },
    rules: ["305.2", "305.2a"],
    questions: {
      fr: [
        "Deux effets me permettent chacun de jouer un terrain supplémentaire. Puis-je jouer trois terrains ce tour-ci\u202f?",
        "Les effets de terrain supplémentaire se cumulent-ils\u202f?",
        "~Combien de terrains puis-je jouer avec deux effets de terrain supplémentaire\u202f?",
        "J’ai deux exemplaires d’un enchantement «\u00a0un terrain supplémentaire\u00a0», je pose trois terrains\u202f?",
      ],
      en: [
        "Two effects each let me play an additional land. Can I play three lands this turn?",
        "Do extra land drops stack?",
        "~How many lands may I play with two effects that each allow an additional land?",
        "I have two copies of “play an additional land”; do I get three land drops?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/lands-from-other-zones-use-the-land-drop",
    title: { fr: "Jouer un terrain d’une autre zone", en: "Playing a land from another zone" },
    about: [
      ["lands-from-graveyard"],
      [
        "second-land",
        "play-land",
        "extra-land-drops",
        "as-well",
        "land",
        "opponents-turn",
        "instant-timing",
      ],
    ],
    not: ["only-from-hand"],
    turned: ["extra-land-drops", "opponents-turn", "as-well"],
    verdict: "yes",
    says: {
      fr: "jouer un terrain depuis le cimetière ou le dessus de la bibliothèque utilise votre terrain du tour et suit les mêmes règles de moment\u00a0: la permission ne donne aucun terrain supplémentaire",
      en: "playing a land from the graveyard or the top of the library uses your land for the turn and follows the same timing: the permission gives no additional land",
    },
    because: { fr: "Seule la zone change.", en: "Only the zone changes." },
    rules: ["305.2", "305.1"],
    questions: {
      fr: [
        "Je peux jouer des terrains depuis mon cimetière. Est-ce que cela utilise mon terrain du tour\u202f?",
        "Jouer un terrain du dessus de ma bibliothèque compte-t-il comme mon terrain du tour\u202f?",
        "!Je peux jouer des terrains depuis le cimetière\u202f; puis-je en jouer un en plus de celui de ma main, un terrain supplémentaire\u202f?",
        "Un terrain depuis le cimetière, ça compte comme ma pose de terrain\u202f?",
      ],
      en: [
        "I may play lands from my graveyard. Does that use my land for the turn?",
        "Does playing a land from the top of my library count as my land drop?",
        "!I may play lands from my graveyard. Can I play one as an additional land besides the one from hand?",
        "A land from the graveyard: is it my one land for the turn?",
      ],
    },
  }),
];
