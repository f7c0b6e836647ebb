import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Resolving, counters and prevention: one plain rule each. */
export const resolvingInOrder: readonly Topic[] = [
  plainRule({
    id: "plain-rules/discarding-the-card-just-drawn",
    title: { fr: "Se défausser de la carte piochée", en: "Discarding the card just drawn" },
    about: [["discard", "instructions-in-order"], ["just-drawn-card"]],
    not: ["connive", "miracle", "dredge", "cleanup-step", "mill", "opponent-chooses", "hand-size"],
    verdict: "yes",
    says: {
      fr: "les instructions se suivent dans l’ordre écrit\u00a0: avec «\u00a0piochez, puis défaussez-vous\u00a0», vous piochez d’abord et pouvez vous défausser de la carte que vous venez de piocher",
      en: "instructions are followed in the order written: with “draw, then discard” you draw first and may discard the very card you have just drawn",
    },
    because: { fr: "Le choix se fait après la pioche.", en: "The choice is made after the draw." },
    rules: ["608.2c", "701.9b"],
    questions: {
      fr: [
        "«\u00a0Piochez une carte, puis défaussez-vous d’une carte\u00a0»\u00a0: puis-je me défausser de la carte que je viens de piocher\u202f?",
        "Avec un effet de loot, est-ce que je peux défausser une des cartes piochées\u202f?",
        "Piochez deux cartes puis défaussez-en une\u00a0: la carte défaussée peut-elle être une carte piochée à l’instant\u202f?",
        "Je dois piocher puis défausser, j’ai le droit de jeter celle que je viens de piocher\u202f? Je défausse donc la nouvelle.",
      ],
      en: [
        "“Draw a card, then discard a card”: may I discard the card I just drew?",
        "With a loot effect, can I discard one of the cards I drew?",
        "Draw two, then discard one: can the discarded card be a drawn card?",
        "If I draw and then discard, may I discard the one I just drew?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/no-check-in-the-middle-of-a-resolution",
    title: {
      fr: "Pas de contrôle en pleine résolution",
      en: "No check in the middle of a resolution",
    },
    about: [["two-step-spell"], ["state-check", "state-based-action"]],
    not: ["combat-damage", "first-strike", "layer", "persist", "triggered-ability", "regenerate"],
    turned: ["checked-then"],
    verdict: "yes",
    says: {
      fr: "les actions basées sur l’état ne sont contrôlées qu’après la résolution complète\u00a0: une créature dont l’endurance tombe à 0 au milieu d’un sort survit si le même sort la relève ensuite",
      en: "state-based actions are checked only after the whole resolution: a creature whose toughness drops to 0 in the middle of a spell survives if the same spell then raises it again",
    },
    because: {
      fr: "Elles ignorent tout ce qui n’a duré que pendant la résolution.",
      en: "They ignore whatever was so only during the resolution.",
    },
    rules: ["704.4", "704.3"],
    questions: {
      fr: [
        "L’endurance de ma créature tombe à 0 au milieu de la résolution d’un sort, puis gagne +1/+1 par le même sort. Survit-elle\u202f?",
        "Si une créature a 0 d’endurance pendant la résolution seulement, survit-elle\u202f?",
        "!Les actions basées sur l’état sont-elles vérifiées pendant la résolution d’un sort\u202f?",
        "Un sort donne -1/-1 puis +1/+1\u202f; l’endurance est 0 entre les deux, ma créature survit-elle\u202f?",
      ],
      en: [
        "My creature’s toughness drops to 0 in the middle of a spell’s resolution, then the same spell gives it +1/+1. Does it survive?",
        "If a creature has 0 toughness only during resolution, does it survive?",
        "!Are state-based actions checked during the resolution of a spell?",
        "A spell gives -1/-1 and then +1/+1: toughness is 0 in between. Does my creature survive?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-resolving-spell-is-not-in-the-graveyard",
    title: {
      fr: "Un sort qui se résout n’est pas au cimetière",
      en: "A resolving spell is not in the graveyard",
    },
    about: [["counts-itself"], ["resolving-spell"]],
    not: [
      "triggered-ability",
      "creature-spell",
      "targets-itself",
      "flashback",
      "counter-spell",
      "never-entered",
      "hand-looked-at",
      "storm",
      "prowess",
      "token",
      "discard-trigger",
    ],
    verdict: "no",
    says: {
      fr: "un éphémère ou un rituel va au cimetière tout à la fin de sa résolution\u00a0: pendant qu’il agit, il est encore sur la pile et ne se compte pas lui-même parmi les cartes du cimetière",
      en: "an instant or sorcery goes to the graveyard at the very end of its resolution: while it works it is still on the stack and doesn’t count itself among the cards in the graveyard",
    },
    because: {
      fr: "Il ne peut donc pas non plus se renvoyer lui-même en main.",
      en: "So it can’t return itself to hand either.",
    },
    rules: ["608.2n", "400.7"],
    questions: {
      fr: [
        "Un rituel qui compte les cartes de mon cimetière se compte-t-il lui-même\u202f?",
        "Pendant sa résolution, mon éphémère est-il déjà au cimetière\u202f?",
        "Mon sort «\u00a0renvoyez une carte de votre cimetière\u00a0» peut-il compter lui-même comme carte du cimetière\u202f?",
        "Mon rituel inflige des blessures selon les éphémères et rituels du cimetière\u00a0: se compte-t-il\u202f?",
      ],
      en: [
        "Does a sorcery that counts the cards in my graveyard count itself?",
        "Is my instant already in the graveyard while it resolves?",
        "Can a spell that returns a card from my graveyard return itself?",
        "My sorcery looks at the instants and sorceries in my graveyard: does it count itself?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/a-shield-for-some-damage",
    title: { fr: "Un bouclier de quelques blessures", en: "A shield for some damage" },
    about: [["shield-amount"], ["shield-left-over"]],
    not: ["redirect-damage", "protection", "shield-counter"],
    verdict: "yes",
    says: {
      fr: "«\u00a0prévenez les N prochaines blessures\u00a0» est un bouclier\u00a0: chaque blessure prévenue en use une part, et ce qui reste sert contre d’autres blessures ce tour-ci, même d’une autre source",
      en: "“prevent the next N damage” is a shield: each damage prevented uses up part of it, and what remains works against other damage this turn, even from another source",
    },
    because: { fr: "Les blessures au-delà de N sont infligées.", en: "Damage beyond N is dealt." },
    rules: ["615.7"],
    questions: {
      fr: [
        "«\u00a0Prévenez les 3 prochaines blessures\u00a0»\u00a0: si on m’en inflige 1, le reste du bouclier sert-il encore\u202f?",
        "Un sort prévient les 4 prochaines blessures. Peut-il servir contre plusieurs sources\u202f?",
        "Prévenez les 2 prochaines blessures\u00a0: le bouclier reste-t-il s’il n’en a prévenu qu’une, contre deux sources donc\u202f?",
        "Le bouclier des 3 prochaines blessures marche en deux fois, contre deux sources différentes\u202f?",
      ],
      en: [
        "“Prevent the next 3 damage”: if only 1 is dealt, does the rest of the shield remain?",
        "A spell prevents the next 4 damage. Can it work against several sources?",
        "Prevent the next 2 damage: is there a leftover shield if only one was prevented?",
        "Does a shield for the next 3 damage work against a second source too?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/damage-is-prevented-beforehand",
    title: { fr: "Prévenir avant, pas après", en: "Prevent before, not after" },
    about: [["prevent", "prevention-effect", "shield-amount"], ["prevent-afterwards"]],
    not: ["shield-left-over", "protection", "lifelink", "damage-on-stack", "combat-damage-step"],
    verdict: "no",
    says: {
      fr: "on prévient des blessures avant qu’elles soient infligées\u00a0: après coup, un effet de prévention ne les efface pas",
      en: "damage is prevented before it is dealt: afterwards a prevention effect doesn’t undo it",
    },
    because: {
      fr: "Lancez-le en réponse au sort, ou au combat avant l’étape des blessures.",
      en: "Cast it in response to the spell, or in combat before the damage step.",
    },
    rules: ["615.4"],
    questions: {
      fr: [
        "Puis-je prévenir des blessures déjà infligées\u202f?",
        "Mon adversaire m’a déjà infligé des blessures\u00a0: un sort de prévention lancé après coup les efface\u202f?",
        "Est-ce que je peux prévenir des blessures après les dégâts, une fois qu’elles sont subies\u202f?",
        "Un effet qui prévient les blessures marche-t-il sur des blessures déjà reçues\u202f?",
      ],
      en: [
        "Can I prevent damage that has already been dealt?",
        "My opponent already dealt damage to me. Does a prevention spell cast afterwards undo it?",
        "May I prevent the damage after damage has been dealt?",
        "Does a prevention effect work on damage already taken?",
      ],
    },
  }),
];
