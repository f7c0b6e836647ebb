import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Effects that forbid abilities, searches and arrivals: one plain rule each. */
export const forbiddenAbilitiesAndArrivals: readonly Topic[] = [
  plainRule({
    id: "plain-rules/artifact-abilities-stopped",
    title: { fr: "Les capacités d’artefacts interdites", en: "Artifact abilities forbidden" },
    about: [
      ["artifacts-inert"],
      [
        "mana",
        "mana-ability",
        "treasure",
        "tap",
        "equip",
        "equipment",
        "crew",
        "vehicle",
        "triggered-ability",
        "static-ability",
        "pump",
        "sacrifice",
        "food-clue",
        "activated-ability",
      ],
    ],
    turned: ["triggered-ability", "static-ability", "pump"],
    verdict: "no",
    says: {
      fr: "si les capacités activées des artefacts ne peuvent pas être activées, celles de mana non plus\u00a0: ni Trésor, ni pierre de mana, ni équiper, ni piloter\u202f; les capacités déclenchées et statiques, comme le bonus d’un équipement déjà attaché, demeurent",
      en: "if activated abilities of artifacts can’t be activated, that includes mana abilities: no Treasure, no mana rock, no equip, no crew; triggered and static abilities, such as the bonus of an Equipment already attached, go on",
    },
    because: {
      fr: "Équiper et piloter sont des capacités activées, «\u00a0coût\u00a0: effet\u00a0». Seul un texte qui excepte les capacités de mana les laisse.",
      en: "Equip and crew are activated abilities, “cost: effect”. Mana abilities are spared only when the text says so.",
    },
    rules: ["602.5", "605.1a", "602.1"],
    questions: {
      fr: [
        "Les capacités activées des artefacts ne peuvent pas être activées. Puis-je sacrifier mes Trésors pour du mana\u202f?",
        "Un enchantement interdit les capacités activées des artefacts, est-ce que je peux équiper mon épée\u202f?",
        "!Les capacités activées d’artefacts ne peuvent pas être activées\u00a0: mon équipement déjà attaché donne-t-il encore son bonus\u202f?",
        "Si les artefacts ne peuvent pas être activés, je peux piloter mon véhicule\u202f?",
      ],
      en: [
        "Activated abilities of artifacts can’t be activated. Can I sacrifice my Treasure tokens for mana?",
        "An enchantment stops activated abilities of artifacts. May I pay equip for my sword?",
        "Artifact abilities can’t be activated right now. Can I crew my Vehicle?",
        "!Activated abilities of artifacts can’t be activated. Does my attached Equipment still give its bonus?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/named-source-cannot-activate",
    title: { fr: "Les capacités d’une carte nommée", en: "Abilities of a named card" },
    about: [
      ["named-source-stopped"],
      [
        "activated-ability",
        "planeswalker",
        "loyalty",
        "land",
        "cycling",
        "triggered-ability",
        "mana-ability",
        "mana",
        "static-ability",
        "equip",
        "tap",
        "ability",
        "sacrifice",
      ],
    ],
    turned: ["triggered-ability", "static-ability", "mana-ability", "mana", "stops"],
    verdict: "no",
    says: {
      fr: "les capacités activées des sources qui ont le nom choisi ne peuvent pas être activées, capacités de loyauté, terrains à sacrifier et cartes en main compris\u202f; les capacités de mana sont exceptées si le texte le dit, et les capacités déclenchées ou statiques continuent",
      en: "activated abilities of sources with the chosen name can’t be activated, loyalty abilities, fetch lands and cards in hand included; mana abilities are spared if the text says so, and triggered or static abilities go on",
    },
    because: {
      fr: "Une capacité de loyauté est une capacité activée\u202f; celle qui est déjà sur la pile se résout.",
      en: "A loyalty ability is an activated ability; one already on the stack resolves.",
    },
    rules: ["602.5", "605.1a"],
    questions: {
      fr: [
        "Les capacités activées des sources avec le nom choisi ne peuvent pas être activées. Puis-je utiliser la capacité de loyauté de mon planeswalker qui a ce nom\u202f?",
        "Mon adversaire nomme mon fetch avec une aiguille et le nom choisi ne peut pas être activé\u00a0: est-ce que je peux le sacrifier pour sa capacité\u202f?",
        "!Pour les sources avec le nom choisi rien ne peut être activé, sauf le mana\u00a0: la capacité déclenchée de ma créature nommée se déclenche-t-elle\u202f?",
        "L’aiguille a le nom choisi de mon planeswalker, je peux faire son +1\u202f?",
      ],
      en: [
        "Activated abilities of sources with the chosen name can’t be activated unless they’re mana abilities. Can I use my planeswalker’s loyalty ability?",
        "My opponent names my fetch land with Pithing Needle. May I sacrifice it for its ability?",
        "!Sources with the chosen name can’t activate abilities. Does my named creature’s triggered ability still trigger?",
        "They named my planeswalker with pithing needle; am I able to plus it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/searching-is-forbidden",
    title: { fr: "Chercher est interdit", en: "Searching is forbidden" },
    about: [
      ["no-searching"],
      [
        "land",
        "search",
        "shuffle",
        "library",
        "activated-ability",
        "sacrifice",
        "find-nothing",
        "cast",
      ],
    ],
    turned: ["shuffle", "activated-ability"],
    verdict: "no",
    says: {
      fr: "un joueur qui ne peut pas chercher ne trouve rien\u00a0: il peut lancer le sort ou activer la capacité, paie ses coûts, ignore la recherche, puis mélange si l’effet le dit",
      en: "a player who can’t search finds nothing: they may cast the spell or activate the ability, pay its costs, skip the search, then shuffle if told to",
    },
    because: {
      fr: "Un effet fait tout ce qui reste possible\u202f; la partie impossible est ignorée.",
      en: "An effect does as much as possible; the impossible part is ignored.",
    },
    rules: ["101.3", "609.3", "701.23a"],
    questions: {
      fr: [
        "Les joueurs ne peuvent pas chercher dans les bibliothèques. Mon fetch me trouve-t-il un terrain\u202f?",
        "Un permanent empêche de chercher dans ma bibliothèque, est-ce que mon tuteur me donne une carte\u202f?",
        "!Je ne peux pas chercher dans ma bibliothèque\u00a0: est-ce que je mélange quand même après mon fetch\u202f?",
        "Chez mon adv on ne peut pas chercher dans sa bibliothèque, je trouve un terrain avec mon sort\u202f?",
      ],
      en: [
        "Players can’t search libraries. Does my fetch land find a land?",
        "A permanent says I can’t search my library. Do I get a card from my tutor?",
        "!I can’t search libraries; do I still shuffle after my fetch land’s ability?",
        "My opponent stops me from searching. Will my ramp spell find me a land?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/creatures-that-were-not-cast",
    title: { fr: "Exiler ce qui n’a pas été lancé", en: "Exiling what was not cast" },
    about: [
      ["uncast-creature-exiled"],
      [
        "exile",
        "enters",
        "reanimates",
        "blink",
        "return",
        "token",
        "commander",
        "ninjutsu",
        "clone",
        "copy",
        "persist",
        "undying",
        "exile-instead",
      ],
    ],
    turned: ["token", "cast-from-hand"],
    verdict: "no",
    says: {
      fr: "une créature non-jeton qui n’a pas été lancée est exilée au lieu d’arriver\u00a0: réanimation, scintillement et mise en jeu ne la donnent pas\u202f; les jetons et les créatures lancées, même de la zone de commandement ou gratuitement, arrivent",
      en: "a nontoken creature that wasn’t cast is exiled instead of entering: reanimating, flickering or putting it onto the battlefield fails; tokens and creatures that were cast, even from the command zone or for free, enter",
    },
    because: {
      fr: "C’est un effet de remplacement\u00a0: la créature n’est jamais sur le champ de bataille et sa capacité d’arrivée ne se déclenche pas.",
      en: "It is a replacement effect: the creature is never on the battlefield and its enters ability does not trigger.",
    },
    rules: ["614.1a", "614.6", "614.12"],
    questions: {
      fr: [
        "Si une créature non-jeton qui n’a pas été lancée devait arriver, elle est exilée à la place. Ma créature réanimée arrive-t-elle sur le champ de bataille\u202f?",
        "Mon adversaire exile les créatures qui arrivent sans avoir été lancées, est-ce que ma créature blinkée revient\u202f?",
        "!Les créatures non-jeton qui n’ont pas été lancées sont exilées. Est-ce que mes jetons arrivent normalement\u202f?",
        "Une prêtresse exile tout ce qui n’a pas été lancé\u00a0: ma créature mise en jeu par un effet reste-t-elle\u202f?",
      ],
      en: [
        "If a nontoken creature would enter and it wasn’t cast, exile it instead. Does my reanimated creature enter the battlefield?",
        "My opponent exiles creatures that weren’t cast. Will my flickered creature return?",
        "!Nontoken creatures that weren’t cast get exiled. Do my creature tokens still enter?",
        "A priest exiles whatever wasn’t cast. Can I put a creature onto the battlefield with an ability?",
      ],
    },
  }),
];
