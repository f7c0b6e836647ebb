import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Double-faced, face-down and prototype cards: one plain rule each. */
export const facesOfCards: readonly Topic[] = [
  plainRule({
    id: "plain-rules/transforming-is-not-entering",
    title: { fr: "Se transformer n’est pas arriver", en: "Transforming is not entering" },
    about: [
      ["transform", "transforms-in-place"],
      [
        "enters",
        "enters-trigger",
        "summoning-sickness",
        "new-object",
        "counter-marker",
        "plus-one-counter",
        "aura",
        "equipment",
        "keeps",
        "keep",
        "attack",
        "damage",
        "still",
        "haste",
        "comes-back-new",
      ],
    ],
    not: ["mana-value", "copy", "clone", "blink", "return", "daybound", "token", "exile"],
    turned: ["counter-marker", "plus-one-counter", "aura", "equipment", "damage", "keep"],
    verdict: "no",
    says: {
      fr: "un permanent qui se transforme reste le même objet\u00a0: rien n’arrive, aucune capacité d’arrivée ne se déclenche, et il garde marqueurs, auras, équipements, blessures et son droit d’attaquer",
      en: "a permanent that transforms stays the same object: nothing enters, no enters ability triggers, and it keeps counters, Auras, Equipment, damage and its ability to attack",
    },
    because: { fr: "Seule la face visible change.", en: "Only the face that is up changes." },
    rules: ["712.18", "603.6a"],
    questions: {
      fr: [
        "Ma créature se transforme. La capacité d’arrivée de l’autre face se déclenche-t-elle\u202f?",
        "Une créature transformée ce tour-ci a-t-elle de nouveau le mal d’invocation\u202f?",
        "!Ma créature garde-t-elle ses marqueurs quand elle se transforme\u202f?",
        "Se transformer, c’est comme arriver sur le champ de bataille\u202f?",
      ],
      en: [
        "My creature transforms. Does the enters ability of the other face trigger?",
        "Does a creature that transformed this turn become summoning sick again?",
        "!Does my creature keep its counters when it transforms?",
        "Is transforming the same as entering the battlefield?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/double-faced-cards-return-front-up",
    title: {
      fr: "Une carte recto-verso revient recto",
      en: "Double-faced cards return front face up",
    },
    about: [
      ["returns-front-face"],
      ["double-faced", "transform", "transforms-in-place", "blink", "return", "exile"],
    ],
    not: ["daybound", "copy", "clone"],
    verdict: "no",
    says: {
      fr: "une carte recto-verso mise sur le champ de bataille arrive avec sa face avant, même si elle était transformée avant de partir\u202f; elle n’arrive transformée que si l’effet le dit",
      en: "a double-faced card put onto the battlefield enters with its front face up, even if it was transformed before it left; it enters transformed only if the effect says so",
    },
    because: {
      fr: "C’est un nouvel objet, qui ne se souvient de rien.",
      en: "It is a new object that remembers nothing.",
    },
    rules: ["712.14", "400.7"],
    questions: {
      fr: [
        "Ma créature transformée est blinkée. Revient-elle sur sa face arrière\u202f?",
        "Mon permanent transformé est exilé puis revient, sera-t-il encore transformé\u202f?",
        "Mon loup-garou transformé est exilé puis revient\u00a0: revient-il transformé\u202f?",
        "Si je blinke une carte transformée, elle revient transformée\u202f?",
      ],
      en: [
        "My transformed creature is flickered. Does it return with its back face up?",
        "I exile and return my transformed permanent. Is it still transformed?",
        "My transformed card is blinked; does it come back on its back face?",
        "If it was transformed and I flicker it, does it stay transformed?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/face-down-cards-are-revealed",
    title: {
      fr: "Révéler une carte face cachée qui part",
      en: "Revealing a face-down card that leaves",
    },
    about: [
      ["face-down-leaves"],
      [
        "hidden-face",
        "reveal",
        "show-card",
        "opponent",
        "dies",
        "triggered-ability",
        "dies-trigger",
      ],
    ],
    not: ["foretell", "enters", "look-hidden", "commander"],
    turned: ["triggered-ability"],
    verdict: "yes",
    says: {
      fr: "une carte face cachée qui quitte le champ de bataille, ou la pile, est révélée à tous les joueurs, et à la fin de la partie toutes le sont\u202f; morte face cachée, elle n’a eu aucune capacité de mort",
      en: "a face-down card that leaves the battlefield, or the stack, is revealed to all players, and at the end of the game all of them are; having died face down, it had no dies ability",
    },
    because: {
      fr: "Ainsi chacun vérifie qu’elle pouvait être jouée face cachée.",
      en: "So everyone can check that it could be played face down.",
    },
    rules: ["708.9", "708.2"],
    questions: {
      fr: [
        "Ma créature face cachée meurt. Dois-je la révéler à mon adversaire\u202f?",
        "Faut-il montrer une carte face cachée qui quitte le champ de bataille\u202f?",
        "!Ma créature face cachée meurt\u00a0: sa capacité de mort se déclenche-t-elle\u202f?",
        "À la mort de ma face cachée, je révèle la carte\u202f?",
      ],
      en: [
        "My face-down creature dies. Do I have to reveal it to my opponent?",
        "Must a face-down card that leaves the battlefield be shown, do I reveal it?",
        "!My face-down creature dies. Does its dies ability trigger?",
        "When my morph dies do I show the card?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/face-down-arrivals-trigger-nothing",
    title: { fr: "Arriver face cachée", en: "Entering face down" },
    about: [
      ["face-down-arrival"],
      ["enters-trigger", "triggered-ability", "enters", "ability", "enters-with-counters"],
    ],
    not: ["turned-up", "look-hidden", "dies", "exile", "foretell"],
    verdict: "no",
    says: {
      fr: "un permanent qui arrive face cachée est déjà face cachée en arrivant\u00a0: c’est une 2/2 sans texte, sa propre capacité d’arrivée ne se déclenche pas, alors que «\u00a0quand une créature arrive\u00a0» d’un autre permanent se déclenche",
      en: "a permanent that enters face down is already face down as it enters: it is a 2/2 without text, so its own enters ability does not trigger, while another permanent’s “whenever a creature enters” does",
    },
    because: {
      fr: "Elle ne se déclenchera pas non plus en la retournant\u00a0: elle n’arrive pas à ce moment.",
      en: "It will not trigger on turning it up either: it does not enter then.",
    },
    rules: ["708.3", "708.2a"],
    questions: {
      fr: [
        "J’ai manifesté une créature. Sa capacité d’arrivée se déclenche-t-elle\u202f?",
        "Une créature arrivée face cachée déclenche-t-elle sa propre capacité d’arrivée\u202f?",
        "Si ma créature arrive face cachée, est-ce que je résous son «\u00a0quand elle arrive\u00a0»\u202f?",
        "Arrivée face cachée, sa capacité d’arrivée marche\u202f?",
      ],
      en: [
        "I manifested a creature card. Does its enters ability trigger?",
        "Does a creature that enters face down trigger its own enters ability?",
        "If my creature enters the battlefield face down, do I get its ETB?",
        "Put onto the battlefield face down, does its enters trigger happen?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/prototypes-that-come-back",
    title: { fr: "Un prototype qui revient", en: "A prototype that comes back" },
    about: [
      ["prototyped"],
      [
        "blink",
        "return",
        "exile",
        "graveyard",
        "comes-back-new",
        "hand",
        "reanimates",
        "copy",
        "clone",
      ],
    ],
    turned: ["copy", "clone"],
    verdict: "no",
    says: {
      fr: "seuls le sort prototype et le permanent qu’il devient ont la petite force, endurance et couleur\u202f; partout ailleurs, et s’il revient sans être lancé comme prototype, la carte a sa grande taille normale\u202f; une copie du permanent prototype, elle, est petite",
      en: "only the prototyped spell and the permanent it becomes have the small power, toughness and color; anywhere else, and when it comes back without being cast that way, the card has its normal large size; a copy of the prototyped permanent is small",
    },
    because: {
      fr: "Le permanent qui revient est un nouvel objet, qui n’a pas été lancé comme prototype.",
      en: "The permanent that returns is a new object that was not cast as a prototype.",
    },
    rules: ["718.4", "718.3b", "400.7"],
    questions: {
      fr: [
        "Je blinke ma créature lancée comme prototype. Revient-elle en petit prototype\u202f?",
        "Mon prototype meurt et je le réanime\u00a0: est-il encore petit quand il revient du cimetière\u202f?",
        "!Une copie de mon permanent prototype est-elle aussi petite, un prototype\u202f?",
        "Prototype exilé puis revenu\u00a0: il revient en prototype\u202f?",
      ],
      en: [
        "I flicker my creature that was cast as a prototype. Does it return as the small prototype?",
        "My prototype dies and I reanimate it. Is it still small when it comes back from the graveyard?",
        "!Is a copy of my prototyped permanent small too?",
        "A prototype that is blinked, does it come back prototyped?",
      ],
    },
  }),
];
