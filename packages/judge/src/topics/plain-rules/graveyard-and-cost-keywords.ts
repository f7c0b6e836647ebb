import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Delve, affinity, retrace, flashback, madness and evoke: one plain rule each. */
export const costKeywords: readonly Topic[] = [
  plainRule({
    id: "plain-rules/delve-pays-generic-only",
    title: { fr: "Ce que paie la fouille", en: "What delve pays for" },
    about: [
      ["delve"],
      [
        "colored-mana",
        "generic-mana",
        "opponents-graveyard",
        "color",
        "opponent",
        "exile",
        "pay",
        "cost",
        "mana",
      ],
    ],
    not: ["cost-increase", "more-to-cast", "commander-tax", "cast-free"],
    turned: ["generic-mana"],
    verdict: "no",
    says: {
      fr: "la fouille (delve) ne paie que le mana générique\u00a0: une carte exilée de votre propre cimetière par mana générique\u202f; le mana coloré se paie normalement",
      en: "delve pays only for generic mana: one card exiled from your own graveyard for each generic mana; colored mana is paid as usual",
    },
    because: {
      fr: "La valeur de mana du sort ne change pas.",
      en: "The spell’s mana value does not change.",
    },
    rules: ["702.66a", "702.66b"],
    questions: {
      fr: [
        "La fouille (delve) peut-elle payer le mana coloré du sort\u202f?",
        "Puis-je exiler des cartes du cimetière adverse pour la fouille (delve)\u202f?",
        "Avec delve, peut-on payer tout le sort sans aucun mana coloré\u202f?",
        "!La fouille (delve) paie-t-elle le mana générique\u202f?",
        "J’ai 12 cartes au cimetière, delve peut payer aussi le bleu de mon sort\u202f?",
      ],
      en: [
        "Can delve pay for the colored mana of a spell?",
        "Can I exile cards from my opponent’s graveyard for delve?",
        "With delve, can I pay for the whole spell without any colored mana?",
        "!Does delve pay for generic mana?",
        "I have twelve cards in the yard, may I delve away even the blue mana of Treasure Cruise?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/affinity-reduces-generic-only",
    title: { fr: "L’affinité", en: "Affinity" },
    about: [["affinity"]],
    not: ["commander-tax"],
    turned: ["free-of-charge", "all-generic"],
    verdict: "no",
    says: {
      fr: "l’affinité réduit seulement la partie générique du coût, de {1} par permanent nommé que vous contrôlez, au plus jusqu’à 0\u202f; le mana coloré et la valeur de mana ne changent pas",
      en: "affinity reduces only the generic part of the cost, by {1} for each such permanent you control, at most down to 0; colored mana and the mana value do not change",
    },
    because: {
      fr: "On compte les permanents au moment où le coût total est fixé\u202f; engagés ou non, ils comptent.",
      en: "Permanents are counted when the total cost is determined; tapped or untapped, they count.",
    },
    rules: ["702.41a", "118.7", "601.2f"],
    questions: {
      fr: [
        "L’affinité réduit-elle aussi le mana coloré\u202f?",
        "L’affinité pour les artefacts change-t-elle la valeur de mana du sort\u202f?",
        "!Un sort à {4} avec affinité pour les artefacts est-il gratuit si je contrôle quatre artefacts\u202f?",
        "~De combien l’affinité réduit-elle le coût d’un sort\u202f?",
        "J’ai 9 artefacts, mon sort à {3}{U} avec affinité me coûte zéro mana bleu\u202f?",
      ],
      en: [
        "Does affinity reduce colored mana too?",
        "Does affinity for artifacts change the spell’s mana value?",
        "!Is a {4} spell with affinity for artifacts free if I control four artifacts?",
        "~By how much does affinity reduce the cost of a spell?",
        "With nine artifacts out, does my {4}{U}{U} affinity spell also drop its blue mana?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/retrace-again-and-again",
    title: { fr: "Le pistage", en: "Retrace" },
    about: [["retrace"]],
    not: ["commander"],
    turned: ["recast-again", "graveyard-again"],
    verdict: "no",
    says: {
      fr: "une carte lancée avec le pistage (retrace) n’est pas exilée\u00a0: elle retourne au cimetière et peut être relancée, en défaussant chaque fois une carte de terrain en plus de son coût normal, au moment où on pourrait la lancer",
      en: "a card cast with retrace is not exiled: it goes back to the graveyard and can be cast again, each time discarding a land card on top of its normal cost, at the usual timing",
    },
    because: {
      fr: "Défausser le terrain est un coût supplémentaire\u202f; un rituel garde son moment de rituel.",
      en: "Discarding the land is an additional cost; a sorcery keeps its sorcery timing.",
    },
    rules: ["702.81a", "608.2n"],
    questions: {
      fr: [
        "Une carte lancée avec le pistage (retrace) est-elle exilée ensuite comme avec le flashback\u202f?",
        "Retrace permet-il de lancer un rituel pendant le tour adverse\u202f?",
        "Avec retrace, la carte de terrain défaussée remplace-t-elle le coût de mana\u202f?",
        "!Puis-je relancer plusieurs fois la même carte avec le pistage (retrace)\u202f?",
        "J’ai relancé mon sort avec retrace, il part en exil après\u202f?",
      ],
      en: [
        "Is a card cast with retrace exiled afterwards as with flashback?",
        "Does retrace let me cast a sorcery on my opponent’s turn?",
        "With retrace, does the discarded land replace the mana cost?",
        "!Can I cast the same card with retrace again and again?",
        "I recast my spell through retrace, does it get exiled after it resolves?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/flashback-without-having-cast-it",
    title: {
      fr: "Flashback d’une carte jamais lancée",
      en: "Flashback of a card never cast before",
    },
    about: [["flashback"], ["mill", "discard", "never-cast-before", "milled-away"]],
    not: ["counter-spell", "madness"],
    verdict: "yes",
    says: {
      fr: "le flashback fonctionne dès que la carte est dans votre cimetière, peu importe comment elle y est arrivée\u00a0: meulée, défaussée ou lancée",
      en: "flashback works as soon as the card is in your graveyard, no matter how it got there: milled, discarded or cast",
    },
    because: {
      fr: "Il faut seulement payer le coût de flashback au moment où l’on pourrait lancer ce type de carte.",
      en: "You only need to pay the flashback cost at a time when you could cast that type of card.",
    },
    rules: ["702.34a", "601.3"],
    questions: {
      fr: [
        "Puis-je lancer avec le flashback une carte qui a été meulée\u202f?",
        "Le flashback marche-t-il si la carte a été défaussée sans jamais être lancée\u202f?",
        "Faut-il avoir lancé la carte depuis la main avant de pouvoir utiliser son flashback\u202f? Elle vient d’être meulée, je peux la lancer\u202f?",
        "Mon adv m’a meulé un sort avec flashback, je peux le jouer depuis le cimetière\u202f?",
      ],
      en: [
        "Can I cast a milled card with flashback?",
        "Does flashback work if the card was discarded and never cast before?",
        "A card with flashback was put into my graveyard by mill. May I flash it back?",
        "My opponent milled a flashback spell of mine, can I use it out of the yard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/madness-for-any-discard",
    title: { fr: "La folie et les raisons de défausser", en: "Madness and reasons to discard" },
    about: [
      ["madness"],
      [
        "cleanup-step",
        "paid-as-cost",
        "hand-size",
        "hand-size-limit",
        "cost",
        "cycling",
        "any-discard",
      ],
    ],
    not: ["counter-spell", "copy"],
    verdict: "yes",
    says: {
      fr: "la folie agit quelle que soit la raison de la défausse\u00a0: un coût, l’effet d’un adversaire ou l’étape de nettoyage\u202f; la carte est exilée, puis vous pouvez la lancer pour son coût de folie",
      en: "madness works whatever the reason for the discard: a cost, an opponent’s effect or the cleanup step; the card is exiled and then you may cast it for its madness cost",
    },
    because: {
      fr: "À l’étape de nettoyage, le déclenchement donne la priorité aux joueurs.",
      en: "In the cleanup step the trigger gives players priority.",
    },
    rules: ["702.35a", "514.3a"],
    questions: {
      fr: [
        "Puis-je lancer une carte avec la folie défaussée pour payer un coût\u202f?",
        "La folie marche-t-elle quand je défausse à l’étape de nettoyage parce que j’ai plus de sept cartes\u202f?",
        "Si mon adversaire me fait défausser une carte avec la folie, puis-je la lancer\u202f?",
        "J’ai 9 cartes en fin de tour, je défausse ma carte madness\u00a0: je peux la lancer\u202f?",
      ],
      en: [
        "Can I cast a madness card that I discarded to pay a cost?",
        "Does madness work when I discard in the cleanup step because I have more than seven cards?",
        "If an opponent makes me discard a card with madness, may I cast it?",
        "Nine cards at end of turn, I pitch my madness card to hand size: can I still cast it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/evoke-still-enters",
    title: { fr: "Une créature évoquée arrive quand même", en: "An evoked creature still enters" },
    about: [
      ["evoke"],
      [
        "enters-trigger",
        "enters",
        "triggered-ability",
        "effect-happens",
        "sacrifice-my-own",
        "respond",
        "ability",
        "sacrifice",
      ],
    ],
    not: ["blink", "counter-spell", "kicker", "cost-increase"],
    turned: ["keep", "stays-on-battlefield", "survives", "attack"],
    verdict: "yes",
    says: {
      fr: "une créature évoquée arrive sur le champ de bataille\u00a0: ses capacités d’arrivée se déclenchent en même temps que le sacrifice d’évocation, et vous choisissez leur ordre\u202f; ensuite elle est sacrifiée",
      en: "an evoked creature enters the battlefield: its enters abilities trigger at the same time as evoke’s sacrifice, and you choose their order; then it is sacrificed",
    },
    because: {
      fr: "Le sacrifice est une capacité déclenchée\u00a0: pendant qu’elle est sur la pile, on peut sacrifier la créature à autre chose. Elle déclenche aussi ce qui réagit à sa mort.",
      en: "The sacrifice is a triggered ability: while it is on the stack the creature can be sacrificed for something else. It also triggers whatever looks for its death.",
    },
    rules: ["702.74a", "603.3b", "603.6a"],
    questions: {
      fr: [
        "Si j’évoque une créature, sa capacité d’arrivée se déclenche-t-elle quand même\u202f?",
        "Une créature lancée pour son coût d’évocation arrive-t-elle sur le champ de bataille\u202f?",
        "Puis-je sacrifier ma créature évoquée pour un autre effet avant que l’évocation ne la sacrifie\u202f?",
        "!Est-ce que je garde ma créature évoquée sur le champ de bataille\u202f?",
        "J’utilise evoke sur ma créature, son trigger d’arrivée se fait bien avant qu’il parte\u202f?",
      ],
      en: [
        "If I evoke a creature, does its enters ability still trigger?",
        "Does a creature cast for its evoke cost enter the battlefield?",
        "Can I sacrifice my evoked creature to another effect before evoke makes me sacrifice it?",
        "!Do I get to keep my evoked creature on the battlefield?",
        "I evoke Mulldrifter: do I still draw the two cards from its enters trigger?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cascade-needs-a-cast",
    title: { fr: "La cascade sans lancer", en: "Cascade without casting" },
    about: [
      ["cascade"],
      ["copy", "put-onto-battlefield", "reanimate", "not-cast", "copy-spell", "blink"],
    ],
    not: ["two-of-the-keyword", "land"],
    verdict: "no",
    says: {
      fr: "la cascade se déclenche seulement quand on lance le sort\u00a0: une copie du sort, ou un permanent mis sur le champ de bataille, n’est pas lancé et ne cascade pas",
      en: "cascade triggers only when the spell is cast: a copy of the spell, or a permanent put onto the battlefield, isn’t cast and doesn’t cascade",
    },
    because: {
      fr: "Peu importe en revanche d’où le sort est lancé ou s’il l’est gratuitement.",
      en: "It doesn’t matter, though, where the spell is cast from or whether it is free.",
    },
    rules: ["702.85a", "707.10"],
    questions: {
      fr: [
        "Une copie d’un sort avec la cascade déclenche-t-elle la cascade\u202f?",
        "Si je mets une créature avec la cascade directement sur le champ de bataille, est-ce que je cascade\u202f?",
        "Réanimer une créature avec cascade déclenche-t-il la cascade\u202f?",
        "Je copie mon sort à cascade, ça me fait une deuxième cascade\u202f?",
      ],
      en: [
        "Does a copy of a spell with cascade trigger cascade?",
        "If I put a creature with cascade directly onto the battlefield, do I cascade?",
        "Does reanimating a creature with cascade trigger it?",
        "I copy my cascade spell, do I get a second cascade out of it?",
      ],
    },
  }),
];
