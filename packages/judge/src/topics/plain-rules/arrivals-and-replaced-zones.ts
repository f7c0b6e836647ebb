import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** Arrivals without triggers, graveyards replaced and cards exiled with something: one plain rule each. */
export const arrivalsAndReplacedZones: readonly Topic[] = [
  plainRule({
    id: "plain-rules/arrivals-still-have-their-replacements",
    title: {
      fr: "Ce que bloquer les déclenchements d’arrivée n’arrête pas",
      en: "What stopping enters triggers leaves alone",
    },
    about: [
      ["no-enters-triggers"],
      [
        "as-enters-under-a-stop",
        "enters-with-counters",
        "as-enters-choice",
        "enters-tapped",
        "clone",
        "saga",
      ],
    ],
    not: ["cast-trigger"],
    verdict: "yes",
    says: {
      fr: "«\u00a0arrive avec\u00a0», «\u00a0arrive engagé\u00a0», «\u00a0arrive comme une copie\u00a0» et les choix «\u00a0en arrivant\u00a0» ont lieu quand même\u00a0: ce sont des effets de remplacement, pas des capacités déclenchées",
      en: "“enters with”, “enters tapped”, “enters as a copy” and choices “as it enters” still happen: they are replacement effects, not triggered abilities",
    },
    because: {
      fr: "Seules les capacités en «\u00a0quand\u00a0» ou «\u00a0chaque fois que\u00a0» sont arrêtées.",
      en: "Only abilities with “when” or “whenever” are stopped.",
    },
    rules: ["614.1c", "603.6a", "603.2"],
    questions: {
      fr: [
        "Les créatures qui arrivent ne déclenchent pas de capacité. Ma créature arrive-t-elle quand même avec ses marqueurs +1/+1\u202f?",
        "Avec un effet où les créatures qui arrivent ne déclenchent pas de capacités, mon clone peut-il encore copier\u202f?",
        "L’arrivée des créatures ne déclenche pas de capacité, mais est-ce que je choisis encore une couleur en arrivant\u202f?",
        "Les créatures qui arrivent ne déclenchent pas de capacité\u00a0: ma 0/0 arrive avec X marqueurs quand même\u202f?",
      ],
      en: [
        "Creatures entering don’t cause abilities to trigger. Does my creature still enter with its +1/+1 counters?",
        "Under an effect where creatures entering don’t cause abilities to trigger, can my Clone still copy something?",
        "With Torpor Orb, do I still choose a color as my creature enters?",
        "Torpor Orb is out: does my 0/0 that enters with X counters still get them?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/arriving-without-abilities",
    title: { fr: "Arriver sans capacité", en: "Entering without abilities" },
    about: [
      ["lose-abilities", "enters-without-abilities"],
      [
        "enters-trigger",
        "dies-trigger",
        "enters-with-counters",
        "cast-trigger",
        "evoke",
        "persist",
        "undying",
      ],
    ],
    not: [
      "equipment",
      "aura",
      "plus-one-counter",
      "layer",
      "respond",
      "lose-in-response-ability",
      "gain-ability",
      "type-change",
    ],
    turned: ["cast-trigger"],
    verdict: "no",
    says: {
      fr: "si toutes les créatures perdent leurs capacités, une créature qui arrive n’en a déjà aucune\u00a0: sa capacité d’arrivée ne se déclenche pas, ni sa capacité de mort\u202f; une capacité «\u00a0quand vous lancez ce sort\u00a0» se déclenche, car elle agit sur la pile",
      en: "if all creatures lose their abilities, a creature that enters already has none: its enters ability does not trigger, nor its dies ability; a “when you cast this spell” ability does, for it works on the stack",
    },
    because: {
      fr: "L’effet continu s’applique dès l’arrivée, avant de vérifier ce qui se déclenche.",
      en: "The continuous effect applies as it enters, before checking what triggers.",
    },
    rules: ["611.3c", "613.1f", "603.6a"],
    questions: {
      fr: [
        "Toutes les créatures perdent leurs capacités. La capacité d’arrivée de ma créature se déclenche-t-elle\u202f?",
        "Mon adversaire fait perdre toutes leurs capacités aux créatures\u00a0: quand la mienne arrive, son déclenchement d’arrivée a-t-il lieu\u202f?",
        "Les créatures perdent toutes leurs capacités et la mienne meurt, sa capacité de mort se déclenche-t-elle\u202f?",
        "Si les créatures sont sans capacités, mon titan qui arrive déclenche sa capacité d’arrivée\u202f?",
      ],
      en: [
        "All creatures lose all abilities. Does my creature’s enters ability trigger?",
        "My opponent makes creatures lose all abilities. When mine enters, do I get its enters trigger?",
        "Creatures lose all abilities and mine dies. Does its dies trigger happen?",
        "If creatures have no abilities, do I get the ETB of my Titan?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/costs-under-graveyard-replacement",
    title: {
      fr: "Payer un coût quand tout est exilé",
      en: "Paying costs when everything is exiled",
    },
    about: [
      ["exile-instead"],
      ["sacrifice", "discard", "exile-instead-payment", "cycling", "mill"],
    ],
    not: ["commander", "dies-trigger", "persist", "undying", "flashback", "token"],
    verdict: "yes",
    says: {
      fr: "on peut toujours sacrifier, défausser ou meuler quand les cartes vont en exil au lieu d’aller au cimetière\u00a0: le coût est payé et «\u00a0sacrifié\u00a0» ou «\u00a0défaussé\u00a0» compte\u202f; seule la carte finit en exil",
      en: "you can still sacrifice, discard or mill when cards are exiled instead of going to the graveyard: the cost is paid and “sacrificed” or “discarded” counts; only the card ends up in exile",
    },
    because: {
      fr: "L’événement est modifié, pas empêché\u202f; mais rien ne «\u00a0meurt\u00a0».",
      en: "The event is modified, not prevented; but nothing “dies”.",
    },
    rules: ["614.6", "701.21a", "701.9a"],
    questions: {
      fr: [
        "Les cartes sont exilées au lieu d’aller au cimetière. Puis-je encore sacrifier une créature pour payer un coût\u202f?",
        "Si tout est exilé au lieu d’aller au cimetière, est-ce que je peux défausser une carte comme coût\u202f?",
        "Avec un effet qui exile à la place, ma capacité «\u00a0quand vous sacrifiez\u00a0» se déclenche-t-elle\u202f?",
        "Cartes exilées au lieu d’aller au cimetière\u00a0: je peux quand même sacrifier mes Nourritures\u202f?",
      ],
      en: [
        "Cards are exiled instead of going to the graveyard. Can I still sacrifice a creature to pay a cost?",
        "If everything is exiled instead of put into a graveyard, may I discard a card as a cost?",
        "With Rest in Peace out, does my “whenever you sacrifice” ability trigger?",
        "Cards get exiled instead; can I still sacrifice my Food?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/exiled-with-and-new-object",
    title: {
      fr: "«\u00a0Exilée avec\u00a0» ne vaut que pour cet objet",
      en: "“Exiled with” belongs to one object",
    },
    about: [
      ["linked-exile"],
      ["blink", "new-object", "comes-back-new", "return", "copy", "clone", "zone-change", "still"],
    ],
    not: ["suspend", "exiled-until", "hideaway", "adventure"],
    verdict: "no",
    says: {
      fr: "deux capacités liées ne parlent que l’une de l’autre, sur le même objet\u00a0: un permanent qui a quitté le champ de bataille et revient est nouveau et ne connaît plus les cartes exilées avec lui avant\u202f; une copie non plus",
      en: "two linked abilities speak only of each other, on the same object: a permanent that left the battlefield and returns is new and no longer knows the cards exiled with it before; neither does a copy",
    },
    because: { fr: "Ces cartes restent exilées.", en: "Those cards stay in exile." },
    rules: ["607.2a", "400.7"],
    questions: {
      fr: [
        "Mon artefact a une carte empreinte, je le blinke. Garde-t-il la carte exilée avec lui\u202f?",
        "Un permanent qui revient sur le champ de bataille peut-il encore utiliser les cartes exilées avec lui avant\u202f?",
        "Une copie de mon artefact connaît-elle la carte exilée avec l’original\u202f?",
        "Après un blink, mon permanent voit toujours les cartes exilées avec lui\u202f?",
      ],
      en: [
        "My artifact has an imprinted card and I flicker it. Does it keep the card exiled with it?",
        "Can a permanent that returns to the battlefield still use the cards exiled with it before?",
        "Does a copy of my artifact know the card exiled with the original?",
        "After a blink, does my permanent still see the cards exiled with it?",
      ],
    },
  }),
];
