import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Counters, control and ownership: one plain rule each. */
export const countersControlAndOwnership: readonly Topic[] = [
  plainRule({
    id: "plain-rules/counters-on-a-former-creature",
    title: {
      fr: "Les marqueurs d’un permanent qui n’est plus une créature",
      en: "Counters on a permanent that stops being a creature",
    },
    about: [
      ["counters-on-noncreature"],
      ["plus-one-counter", "counter-marker", "minus-one-counter"],
    ],
    not: ["dies", "blink"],
    turned: ["wiped-out", "cease"],
    verdict: "yes",
    says: {
      fr: "les marqueurs restent sur un permanent qui cesse d’être une créature, simplement sans effet sur sa force\u202f; ils comptent de nouveau dès qu’il redevient une créature",
      en: "counters stay on a permanent that stops being a creature, merely without affecting its power; they count again as soon as it becomes a creature",
    },
    because: {
      fr: "Changer de type n’enlève ni les marqueurs ni les effets.",
      en: "A change of type removes neither counters nor effects.",
    },
    rules: ["205.1a", "122.1a"],
    questions: {
      fr: [
        "Mon terrain animé reçoit un marqueur +1/+1 puis redevient un simple terrain. Garde-t-il le marqueur\u202f?",
        "Les marqueurs +1/+1 restent-ils sur mon véhicule quand il n’est plus une créature\u202f?",
        "!Ma créature-terrain perd-elle ses marqueurs +1/+1 quand elle cesse d’être une créature\u202f?",
        "Le marqueur +1/+1 sur un terrain revient la prochaine fois que je l’anime\u202f?",
      ],
      en: [
        "My animated land gets a +1/+1 counter, then is no longer a creature. Does it keep the counter?",
        "Do +1/+1 counters stay on my Vehicle when it stops being a creature?",
        "!Does my creature land lose its +1/+1 counters when it is no longer a creature?",
        "Is the +1/+1 counter on a land still there next time I animate it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/copied-planeswalker-loyalty",
    title: { fr: "La loyauté d’un planeswalker copié", en: "Loyalty of a copied planeswalker" },
    about: [
      ["copied-planeswalker", "copy", "clone"],
      ["planeswalker"],
      ["loyalty", "counter-marker", "keeps", "not-enough-loyalty", "enters-loyalty"],
    ],
    not: ["legend-rule", "legendary"],
    turned: ["activated-ability", "enters-loyalty"],
    verdict: "no",
    says: {
      fr: "une copie d’un planeswalker arrive avec la loyauté imprimée, pas avec les marqueurs de l’original\u202f; on peut l’activer le tour même, l’original compris",
      en: "a copy of a planeswalker enters with the printed loyalty, not with the counters of the original; it can be activated that turn, and so can the original",
    },
    because: {
      fr: "Les marqueurs ne sont pas copiés\u202f; «\u00a0arrive avec tant de loyauté\u00a0» l’est.",
      en: "Counters aren’t copied; “enters with that much loyalty” is.",
    },
    rules: ["306.5b", "707.2"],
    questions: {
      fr: [
        "Je copie un planeswalker qui a 7 marqueurs de loyauté. Ma copie a-t-elle aussi 7 de loyauté\u202f?",
        "Le clone d’un planeswalker presque mort a-t-il la même loyauté que lui\u202f?",
        "~Avec combien de loyauté arrive un jeton copie d’un planeswalker\u202f?",
        "Ma copie de planeswalker garde les marqueurs de loyauté de l’original\u202f?",
      ],
      en: [
        "I copy a planeswalker that has 7 loyalty counters. Does my copy have 7 loyalty too?",
        "Does a clone of a nearly dead planeswalker have the same loyalty as it?",
        "~How much loyalty does a token copy of a planeswalker enter with?",
        "Will my copy of the planeswalker keep the original’s loyalty counters?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flickering-a-stolen-creature",
    title: { fr: "Scintiller une créature volée", en: "Flickering a stolen creature" },
    about: [
      ["flickered-theft", "gain-control", "stolen-creature"],
      ["blink", "comes-back-new", "flickered-theft"],
    ],
    not: ["commander", "target"],
    verdict: "no",
    says: {
      fr: "la créature qui revient est un nouvel objet\u00a0: l’effet de contrôle «\u00a0jusqu’à la fin du tour\u00a0» est perdu\u202f; elle revient chez son propriétaire, ou définitivement chez vous si l’effet dit «\u00a0sous votre contrôle\u00a0»",
      en: "the creature that returns is a new object: the “until end of turn” control effect is gone; it returns to its owner, or to you for good if the effect says “under your control”",
    },
    because: {
      fr: "Rien ne relie le nouvel objet à l’effet de contrôle de l’ancien.",
      en: "Nothing ties the new object to the old one’s control effect.",
    },
    rules: ["400.7", "110.2"],
    questions: {
      fr: [
        "Je vole une créature jusqu’à la fin du tour puis je la blinke sous mon contrôle. Dois-je la rendre à la fin du tour\u202f?",
        "J’ai volé une créature et je la scintille avec un effet qui dit «\u00a0sous le contrôle de son propriétaire\u00a0». La gardé-je\u202f?",
        "Si je blinke une créature volée qui revient sous mon contrôle, est-ce que l’adversaire la récupère\u202f?",
        "Créature volée puis blinkée sous mon contrôle, je la rends\u202f?",
      ],
      en: [
        "I stole a creature until end of turn and blink it, returning it under my control. Do I have to give it back?",
        "I steal a creature and flicker it with an effect that returns it under its owner’s control. Do I keep it?",
        "If I flicker a stolen creature and it returns under my control, does my opponent get it back at end of turn?",
        "Stolen creature, then flickered under my control: must I give it back?",
      ],
    },
  }),
];
