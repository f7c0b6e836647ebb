import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Characteristics lost, gained and kept: one plain rule each. */
export const lostAndGainedCharacteristics: readonly Topic[] = [
  plainRule({
    id: "plain-rules/abilities-gained-after-losing-all",
    title: {
      fr: "Gagner une capacité après avoir tout perdu",
      en: "Gaining an ability after losing all",
    },
    about: [
      ["lose-abilities", "enters-without-abilities"],
      ["gained-after-losing", "gain-ability"],
    ],
    not: ["enters-trigger", "enters-with-counters", "plus-one-counter", "respond"],
    verdict: "yes",
    says: {
      fr: "perdre toutes ses capacités ne touche que celles d’avant\u00a0: une capacité donnée ensuite, par un sort, un équipement ou un marqueur plus récent, est gardée, dans l’ordre des horodatages",
      en: "losing all abilities affects only earlier ones: an ability granted afterwards, by a newer spell, Equipment or counter, is kept, in timestamp order",
    },
    because: {
      fr: "Les deux effets sont dans la couche 6\u202f; le plus récent s’applique en dernier.",
      en: "Both effects apply in layer 6; the newer one applies last.",
    },
    rules: ["613.7", "613.1f"],
    questions: {
      fr: [
        "Ma créature perd toutes ses capacités, puis je lui donne le vol. A-t-elle le vol\u202f?",
        "Ma créature a perdu toutes ses capacités\u202f; si je l’équipe ensuite d’une épée qui donne le piétinement, l’a-t-elle\u202f?",
        "Elle perd toutes ses capacités puis gagne le lien de vie\u00a0: l’a-t-elle vraiment\u202f?",
        "Perte de toutes les capacités, ensuite je lui donne la célérité, ça marche\u202f?",
      ],
      en: [
        "My creature loses all abilities, then I give it flying. Does it have flying?",
        "My creature lost all abilities; if I then equip a sword that grants trample, does it have trample?",
        "It loses all abilities and then gains lifelink. Does it really have it?",
        "After losing all abilities, I give it haste; does that work?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/becoming-another-type-keeps-supertypes",
    title: {
      fr: "Changer de type garde le super-type et les marqueurs",
      en: "A changed type keeps supertypes and counters",
    },
    about: [
      ["other-types-lost"],
      [
        "legendary",
        "commander",
        "keep",
        "keeps",
        "counter-marker",
        "plus-one-counter",
        "still",
        "legend-rule",
      ],
    ],
    not: ["copy", "clone", "face-down", "commander-damage", "dies"],
    verdict: "yes",
    says: {
      fr: "un permanent changé en autre chose (terrain, élan 3/3, grenouille) perd ses anciens types et sous-types, mais reste légendaire, garde ses marqueurs, ses auras et équipements encore légaux, et un commandant reste un commandant",
      en: "a permanent turned into something else (a land, a 3/3 Elk, a Frog) loses its old types and subtypes but stays legendary, keeps its counters and whatever attachments are still legal, and a commander stays a commander",
    },
    because: {
      fr: "Le super-type est indépendant du type\u202f; il n’a pas changé de zone.",
      en: "The supertype is independent of the type; it has not changed zones.",
    },
    rules: ["205.4b", "205.1a", "903.3"],
    questions: {
      fr: [
        "Mon commandant devient un terrain sans autres types. Est-il encore légendaire\u202f?",
        "Ma légende est changée en élan 3/3, la règle des légendes vaut-elle toujours, reste-t-elle légendaire\u202f?",
        "Mon commandant changé en grenouille est-il toujours mon commandant\u202f?",
        "Commandant transformé en terrain par une aura, il reste légendaire\u202f?",
      ],
      en: [
        "My commander becomes a land with no other card types. Is it still legendary?",
        "My legend is turned into a 3/3 Elk. Does it stay legendary?",
        "Is my commander turned into a Frog still my commander?",
        "An Aura turns it into a land: is it still legendary, and my commander?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/animated-permanents-keep-their-types",
    title: { fr: "Un terrain animé est encore un terrain", en: "An animated land is still a land" },
    about: [
      ["still-a-land"],
      ["still", "mana", "land", "destroy", "tap-for-mana", "as-well", "creature", "keep"],
    ],
    not: [
      "base-power-toughness",
      "summoning-sickness",
      "this-turn",
      "plus-one-counter",
      "copy",
      "clone",
      "attack",
      "block",
      "blink",
      "counter-marker",
    ],
    verdict: "yes",
    says: {
      fr: "un terrain ou un artefact qui devient une créature garde ses types s’il est dit qu’il en est «\u00a0toujours\u00a0» un\u00a0: il est les deux, produit encore du mana, et tout ce qui touche l’un ou l’autre type le touche",
      en: "a land or artifact that becomes a creature keeps its types when the effect says it’s still one: it is both, still makes mana, and whatever affects either type affects it",
    },
    because: {
      fr: "Étant aussi une créature, il est détruit par une colère et a le mal d’invocation.",
      en: "Being a creature too, it dies to board wipes and is subject to summoning sickness.",
    },
    rules: ["205.1b", "205.1a"],
    questions: {
      fr: [
        "Mon terrain devient une créature 3/3 jusqu’à la fin du tour. Est-il toujours un terrain\u202f?",
        "Un terrain animé peut-il encore produire du mana\u202f?",
        "Mes terrains deviennent des créatures\u00a0: une colère de Dieu les détruit-elle\u202f?",
        "Mon terrain animé est encore un terrain et une créature à la fois\u202f?",
      ],
      en: [
        "My land becomes a 3/3 creature until end of turn. Is it still a land?",
        "Can an animated land still tap for mana?",
        "My lands become creatures. Does a board wipe destroy them?",
        "Is my animated land both a land and a creature?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/new-colour-replaces-the-old",
    title: {
      fr: "Une nouvelle couleur remplace l’ancienne",
      en: "A new color replaces the old ones",
    },
    about: [
      ["colour-replaced", "color-change"],
      ["keep", "keeps", "still", "color", "color-protection", "protection"],
    ],
    not: ["land", "aura", "equipment", "mana", "copy"],
    verdict: "no",
    says: {
      fr: "une créature qui «\u00a0devient bleue\u00a0» n’a plus que cette couleur\u00a0: elle perd ses anciennes couleurs, sauf si l’effet dit «\u00a0en plus de ses autres couleurs\u00a0»",
      en: "a creature that “becomes blue” has only that color: it loses its old colors, unless the effect says “in addition to its other colors”",
    },
    because: {
      fr: "Changer la couleur ne change ni le coût de mana ni l’identité couleur.",
      en: "A changed color changes neither the mana cost nor the color identity.",
    },
    rules: ["105.3", "613.1e"],
    questions: {
      fr: [
        "Ma créature rouge devient bleue. Garde-t-elle sa couleur d’origine\u202f?",
        "Si un sort change la couleur de ma créature en noir, est-elle encore verte\u202f?",
        "Une créature qui devient bleue est-elle toujours de son ancienne couleur\u202f?",
        "Ma verte devient noire, elle garde le vert comme couleur\u202f?",
      ],
      en: [
        "My red creature becomes blue. Does it keep its original color?",
        "If a spell changes my creature’s color to black, is it still green?",
        "Is a creature that becomes blue still its old color as well?",
        "My green guy is turned black; does it keep green as a color?",
      ],
    },
  }),
];
