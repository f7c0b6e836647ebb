import type { Topic } from "../topic.ts";

export const phasingKeepsEverything: Topic = {
  id: "keywords/phasing-keeps-everything",
  title: { fr: "Déphasage, auras, marqueurs et jetons", en: "Phasing, Auras, counters and tokens" },
  about: [
    ["phasing"],
    [
      "aura",
      "equipment",
      "counter-marker",
      "token",
      "enters",
      "triggered-ability",
      "zone-change",
      "mass-death",
      "enters-trigger",
      "summoning-sickness",
      "target",
      "plus-one-counter",
      "attach",
      "destroy",
    ],
  ],
  not: [
    "missed-trigger",
    "attack",
    "attacker",
    "block",
    "blocker",
    "commander",
    "gain-control",
    "respond",
  ],
  hints: [
    "keep",
    "falls-off",
    "unattach",
    "still",
    "cease",
    "return",
    "stops",
    "save",
    "survives",
    "creature",
    "protects",
    "exile",
    "permanent",
    "enchantment",
    "untap-step",
    "attached",
    "dies",
    "turn",
  ],
  rules: [
    {
      number: "702.26d",
      claim: {
        fr: "Le déphasage ne change pas de zone\u00a0: rien ne se déclenche, jetons et marqueurs restent.",
        en: "Phasing does not change zones: nothing triggers, tokens and counters stay.",
      },
    },
    {
      number: "702.26g",
      claim: {
        fr: "Les auras et équipements attachés passent hors phase avec leur permanent et reviennent avec lui.",
        en: "Attached Auras and Equipment phase out with their permanent and come back with it.",
      },
    },
    {
      number: "702.26b",
      claim: {
        fr: "Un permanent hors phase est traité comme s’il n’existait pas.",
        en: "A phased-out permanent is treated as though it did not exist.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["falls-off", "unattach", "cease", "graveyard", "goes-to-graveyard"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, rien n’est perdu\u00a0: le permanent ne change pas de zone\u202f; ses auras, équipements et marqueurs reviennent avec lui, et un jeton continue d’exister.",
        en: "No, nothing is lost: the permanent does not change zones; its Auras, Equipment and counters come back with it, and a token goes on existing.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["triggered-ability", "enters", "enters-trigger", "zone-change"],
        none: ["aura", "equipment", "counter-marker", "token"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, passer hors phase ou revenir en phase n’est ni une arrivée ni un départ du champ de bataille\u00a0: ces capacités ne se déclenchent pas.",
        en: "No, phasing is neither entering nor leaving the battlefield: those abilities do not trigger.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: [
          "aura",
          "equipment",
          "counter-marker",
          "plus-one-counter",
          "token",
          "keep",
          "save",
          "survives",
          "stops",
          "protects",
        ],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, le permanent hors phase garde tout et échappe à ce qui se passe\u00a0: auras, équipements et marqueurs reviennent avec lui, et les jetons reviennent aussi.",
        en: "Yes, the phased-out permanent keeps everything and escapes what happens: Auras, Equipment and counters come back with it, and tokens come back too.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["destroy", "target", "mass-death"] },
      verdict: "no",
      ruling: {
        fr: "Non, un permanent hors phase est traité comme s’il n’existait pas\u00a0: il ne peut être ni ciblé ni détruit.",
        en: "No, a phased-out permanent is treated as though it did not exist: it can be neither targeted nor destroyed.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Rien ne se déclenche et rien n’est perdu\u00a0: le permanent revient avec ses auras, équipements et marqueurs\u202f; un jeton revient aussi.",
        en: "Nothing triggers and nothing is lost: the permanent comes back with its Auras, Equipment and counters; a token comes back too.",
      },
    },
  ],
  explanation: {
    fr: "Un permanent hors phase reste sur le champ de bataille, mais le jeu fait comme s’il n’existait pas. Il ne quitte pas la zone et n’arrive pas\u00a0: pas de capacité d’arrivée, de mort ou de départ, et ce n’est pas un nouvel objet. Il revient avant le dégagement de son contrôleur, et il peut alors attaquer.",
    en: "A phased-out permanent stays on the battlefield, but the game acts as if it did not exist. It neither leaves the zone nor enters: no enters, dies or leaves abilities, and it is not a new object. It comes back before its controller untaps, and may then attack.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature déphasée garde-t-elle ses marqueurs et ses auras\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Le déphasage déclenche-t-il les capacités d’arrivée quand le permanent revient\u202f?",
      verdict: "no",
    },
    { language: "fr", text: "Un jeton déphasé cesse-t-il d’exister\u202f?", verdict: "no" },
    {
      language: "fr",
      text: "mes auras tombent si ma créature est déphasée\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a phased out creature keep its counters and Auras?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Does phasing in trigger enters the battlefield abilities?",
      verdict: "no",
    },
    { language: "en", text: "Does a token cease to exist when it phases out?", verdict: "no" },
    {
      language: "en",
      text: "Will phasing out save my creatures from a board wipe?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do enters abilities trigger when my creatures phase back in?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a creature that phases in trigger its ETB again?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Teferi’s Protection phased my board out. Do the enter triggers fire when it comes back?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Les capacités d’arrivée se déclenchent-elles quand mes créatures reviennent en phase\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Une créature déphasée qui revient redéclenche-t-elle son arrivée\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Tout mon board est déphasé, les arrivées se refont au retour\u202f?",
      verdict: "no",
    },
  ],
};
