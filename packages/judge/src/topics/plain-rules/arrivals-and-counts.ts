import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Arrivals and what counts: one plain rule each. */
export const arrivalsAndCounts: readonly Topic[] = [
  plainRule({
    id: "plain-rules/arrivals-that-trigger-nothing",
    title: { fr: "Des arrivées sans déclenchement", en: "Arrivals that trigger nothing" },
    about: [["no-enters-triggers"]],
    not: ["cast-trigger"],
    verdict: "no",
    says: {
      fr: "quand l’arrivée de créatures ne déclenche pas de capacité, ni leurs propres capacités d’arrivée ni celles d’autres permanents ne se déclenchent\u202f; les déclenchements au lancement et les choix faits «\u00a0en arrivant\u00a0» demeurent",
      en: "when entering creatures don’t cause abilities to trigger, neither their own enters abilities nor those of other permanents trigger; cast triggers and choices “as it enters” still work",
    },
    because: {
      fr: "«\u00a0Arrive avec\u00a0» et «\u00a0en arrivant\u00a0» sont des effets de remplacement, pas des capacités déclenchées.",
      en: "“Enters with” and “as this enters” are replacement effects, no triggers.",
    },
    rules: ["603.2", "614.1c"],
    questions: {
      fr: [
        "L’arrivée des créatures ne déclenche pas de capacité. La capacité d’arrivée de ma créature se déclenche-t-elle\u202f?",
        "Avec Orbe de torpeur, ma créature déclenche-t-elle sa capacité d’arrivée\u202f?",
        "Les créatures qui arrivent ne déclenchent pas de capacité, mon autre permanent se déclenche-t-il\u202f?",
      ],
      en: [
        "Torpor Orb says creatures entering don’t cause abilities to trigger. Does my enters ability trigger?",
        "Under an effect that stops enters triggers, do I still draw from my creature’s ETB?",
        "Creatures entering don’t cause abilities to trigger. Will my other permanent’s trigger see them?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/additional-trigger-times",
    title: {
      fr: "Se déclencher une fois supplémentaire",
      en: "Abilities that trigger an additional time",
    },
    about: [["additional-time"]],
    verdict: "yes",
    says: {
      fr: "chaque effet qui fait se déclencher une capacité une fois supplémentaire en ajoute une\u00a0: avec deux tels effets elle se déclenche 3 fois, et chacune se résout séparément",
      en: "each effect that makes an ability trigger an additional time adds one trigger: with two of them it triggers 3 times, and each resolves separately",
    },
    because: {
      fr: "Ils s’ajoutent, ils ne doublent pas\u00a0: un seul fait 2 déclenchements, deux en font 3.",
      en: "They add up, they do not double: one makes 2 triggers, two make 3.",
    },
    rules: ["603.2d"],
    questions: {
      fr: [
        "Ma capacité d’arrivée se déclenche-t-elle une fois supplémentaire avec Panharmonicon\u202f?",
        "~Avec deux effets «\u00a0une fois supplémentaire\u00a0», combien de fois la capacité se déclenche-t-elle\u202f?",
        "Deux Panharmonicon font-ils chacun se déclencher la capacité une fois supplémentaire\u202f?",
      ],
      en: [
        "Does my enters ability trigger an additional time with Panharmonicon?",
        "~With two effects that make it trigger an additional time, how many times does it trigger?",
        "Do both Panharmonicons add an additional time to the trigger?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/playing-cards-exiled-for-a-while",
    title: {
      fr: "Jouer pendant un temps une carte exilée",
      en: "Cards one may play from exile for a while",
    },
    about: [
      ["impulse-exile"],
      [
        "cast",
        "play-land",
        "land",
        "sorcery",
        "pay",
        "cost",
        "instant-timing",
        "opponents-turn",
        "this-turn",
        "next-turn",
        "permission",
      ],
    ],
    not: [
      "suspend",
      "foretell",
      "adventure",
      "plot",
      "warp",
      "rebound",
      "escape",
      "miracle",
      "commander",
    ],
    turned: ["cast-free", "opponents-turn", "wears-off"],
    verdict: "yes",
    says: {
      fr: "une carte que l’on peut jouer depuis l’exil suit les règles normales\u00a0: on paie son coût, on respecte son moment, un terrain utilise votre terrain du tour, et la permission cesse avec sa durée",
      en: "a card that you may play from exile follows the normal rules: its cost is paid, its timing is respected, a land uses your land play, and the permission ends when its duration does",
    },
    because: {
      fr: "Seule la zone change, sauf si l’effet en dit plus\u202f; une carte non jouée à temps reste exilée.",
      en: "Only the zone changes, unless the effect says more; a card not played in time stays exiled.",
    },
    rules: ["601.3", "305.2"],
    questions: {
      fr: [
        "J’exile la carte du dessus et je peux la jouer ce tour-ci, dois-je payer son coût\u202f?",
        "Je peux jouer la carte exilée ce tour-ci et c’est un terrain, utilise-t-elle mon terrain du tour\u202f?",
        "!Je peux jouer la carte exilée ce tour-ci, puis-je la lancer gratuitement\u202f?",
      ],
      en: [
        "I exile the top card and may play it this turn. Do I have to pay its cost?",
        "I may play the exiled card this turn and it is a land. Does it use my land drop?",
        "!I may play the card exiled this turn. Can I cast it for free?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/artifact-tokens",
    title: { fr: "Trésors, Nourritures et Indices", en: "Treasures, Food and Clues" },
    about: [["treasure", "food-clue"], ["artifact"]],
    not: ["tapped-state", "tap-for-mana", "respond"],
    verdict: "yes",
    says: {
      fr: "les jetons Trésor, Nourriture, Indice, Sang et Carte sont des artefacts et comptent comme des artefacts que vous contrôlez",
      en: "Treasure, Food, Clue, Blood and Map tokens are artifacts and count as artifacts you control",
    },
    because: {
      fr: "Ils sont incolores, ne sont pas des créatures, et se sacrifient ou se détruisent comme tout artefact.",
      en: "They are colorless, not creatures, and can be sacrificed or destroyed like any artifact.",
    },
    rules: ["111.10", "111.10a"],
    questions: {
      fr: [
        "Un jeton Trésor compte-t-il comme un artefact\u202f?",
        "Les jetons Nourriture sont-ils des artefacts\u202f?",
        "Mes Indices comptent-ils comme des artefacts\u202f?",
      ],
      en: [
        "Does a Treasure token count as an artifact?",
        "Are Food tokens artifacts?",
        "Do Clue tokens count as artifacts I control?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/devotion-symbols",
    title: { fr: "La dévotion", en: "Devotion" },
    about: [["devotion"]],
    verdict: "yes",
    says: {
      fr: "la dévotion compte chaque symbole de mana de cette couleur dans les coûts de mana des permanents que vous contrôlez\u202f; un symbole hybride ou phyrexian compte une fois s’il est de cette couleur",
      en: "devotion counts each mana symbol of that color in the mana costs of permanents you control; a hybrid or Phyrexian symbol counts once if it is of that color",
    },
    because: {
      fr: "Seul compte le coût de mana dans le coin, pas le texte\u202f; le permanent lui-même compte dès qu’il est sur le champ de bataille.",
      en: "Only the mana cost in the corner counts, not the text box; the permanent itself counts once it is on the battlefield.",
    },
    rules: ["700.5"],
    questions: {
      fr: [
        "Les symboles hybrides comptent-ils pour la dévotion\u202f?",
        "La créature compte-t-elle elle-même pour la dévotion quand sa capacité d’arrivée se résout\u202f?",
        "Un symbole hybride compte-t-il dans ma dévotion au noir\u202f?",
      ],
      en: [
        "Do hybrid mana symbols count toward devotion?",
        "Does the creature itself count for its own devotion when its enters ability resolves?",
        "Does a hybrid symbol add to my devotion to black?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/face-down-commander",
    title: { fr: "Un commandant face cachée", en: "A face-down commander" },
    about: [["commander"], ["face-down", "face-down-facts", "turned-face-down"]],
    not: ["dies", "exile"],
    verdict: "yes",
    says: {
      fr: "être le commandant tient à la carte elle-même\u00a0: face cachée, changée en copie ou sans capacités, c’est toujours votre commandant et ses blessures de combat comptent",
      en: "being the commander belongs to the card: face down, copied over or without abilities, it is still your commander and its combat damage counts",
    },
    because: {
      fr: "Ce n’est pas une caractéristique\u00a0: aucun effet ne l’enlève et aucune copie ne l’obtient.",
      en: "It is no characteristic, so no effect removes it and no copy gets it.",
    },
    rules: ["903.3", "903.10a"],
    questions: {
      fr: [
        "Les blessures de combat de mon commandant face cachée comptent-elles comme blessures de commandant\u202f?",
        "Mon commandant est retourné face cachée, est-ce toujours mon commandant\u202f?",
        "Mon commandant face cachée inflige-t-il des blessures de commandant\u202f?",
      ],
      en: [
        "Does combat damage from my face-down commander count as commander damage?",
        "My commander was turned face down. Is it still my commander?",
        "Is a face-down commander’s combat damage commander damage?",
      ],
    },
  }),
];
