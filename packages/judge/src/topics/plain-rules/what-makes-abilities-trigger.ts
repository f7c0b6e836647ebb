import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What makes an ability trigger: one plain rule each. */
export const whatMakesAbilitiesTrigger: readonly Topic[] = [
  plainRule({
    id: "plain-rules/discarding-as-a-cost-is-discarding",
    title: { fr: "Se défausser comme coût", en: "Discarding as a cost" },
    about: [["discarded-as-cost", "discard"], ["discard-trigger"]],
    not: ["madness", "hand-size", "cleanup-step", "mill", "surveil", "respond"],
    verdict: "yes",
    says: {
      fr: "se défausser pour payer un coût est une vraie défausse\u00a0: les capacités «\u00a0à chaque fois que vous vous défaussez\u00a0» se déclenchent",
      en: "discarding to pay a cost is discarding like any other: “whenever you discard” abilities trigger",
    },
    because: {
      fr: "Le recyclage, par exemple, demande de se défausser de la carte.",
      en: "Cycling, for example, has you discard the card.",
    },
    rules: ["701.9a", "603.2", "602.2b"],
    questions: {
      fr: [
        "Se défausser d’une carte pour payer un coût déclenche-t-il «\u00a0à chaque fois que vous vous défaussez d’une carte\u00a0»\u202f?",
        "Ma capacité de défausse se déclenche-t-elle si je me défausse comme coût d’un sort\u202f?",
        "Je me défausse d’une carte pour payer\u00a0: est-ce vraiment une défausse pour mes capacités\u202f?",
        "Une carte défaussée en payant un coût compte comme une défausse\u202f?",
      ],
      en: [
        "Does discarding a card to pay a cost trigger “whenever you discard a card”?",
        "Does my discard trigger happen if I discard as a cost of a spell?",
        "I discard a card to pay for something. Does it count as discarding for my abilities?",
        "Does a card discarded as a cost count as a discard?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/sacrificed-creatures-die",
    title: { fr: "Sacrifiée, donc morte", en: "Sacrificed, so it died" },
    about: [
      ["sacrificed-is-dead", "sacrifice"],
      ["dies-trigger", "dies", "sacrificed-is-dead"],
    ],
    not: [
      "indestructible",
      "commander",
      "exile-instead",
      "token",
      "destroy",
      "removed-in-response",
      "attached",
      "exile",
      "opponent-chooses",
      "made-to",
      "cost",
      "blink",
    ],
    verdict: "yes",
    says: {
      fr: "une créature sacrifiée va du champ de bataille au cimetière\u00a0: elle meurt, et les capacités «\u00a0quand une créature meurt\u00a0» se déclenchent",
      en: "a sacrificed creature goes from the battlefield to the graveyard: it dies, and “whenever a creature dies” abilities trigger",
    },
    because: {
      fr: "Mourir n’a qu’un sens\u00a0: aller au cimetière depuis le champ de bataille, quelle que soit la raison.",
      en: "Dying means just that: going to the graveyard from the battlefield, for whatever reason.",
    },
    rules: ["700.4", "701.21a", "603.6c"],
    questions: {
      fr: [
        "Une créature sacrifiée meurt-elle\u202f?",
        "Si je sacrifie ma créature, sa capacité «\u00a0quand elle meurt\u00a0» se déclenche-t-elle\u202f?",
        "Est-ce que sacrifier une créature compte comme mourir\u202f?",
        "Je sacrifie un gobelin, ma carte «\u00a0à chaque fois qu’une créature meurt\u00a0» se déclenche\u202f?",
        "Mon Blood Artist voit-il mourir les créatures que je sacrifie\u202f?",
      ],
      en: [
        "Does a sacrificed creature die?",
        "If I sacrifice my creature, does its “when this dies” ability trigger?",
        "Does sacrificing a creature count as dying?",
        "I sacrifice a Goblin. Does my “whenever a creature dies” ability trigger?",
        "Does my Blood Artist see the creatures that I sacrifice die?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/leaving-in-any-way",
    title: { fr: "Quitter le champ de bataille", en: "Leaving the battlefield" },
    about: [["leaves-trigger"], ["leaves-by-bounce"]],
    not: [
      "exiled-until",
      "exile-instead",
      "dies-trigger",
      "blink",
      "remove-from-combat",
      "loses-its-target",
      "target-gone",
      "phasing",
      "replacement-effect",
      "new-object",
    ],
    verdict: "yes",
    says: {
      fr: "«\u00a0quand il quitte le champ de bataille\u00a0» se déclenche quelle que soit la zone où il va\u00a0: cimetière, main, exil ou bibliothèque",
      en: "“when this leaves the battlefield” triggers whichever zone it goes to: graveyard, hand, exile or library",
    },
    because: {
      fr: "«\u00a0Quand il meurt\u00a0», en revanche, demande le cimetière.",
      en: "“When this dies”, on the other hand, takes the graveyard.",
    },
    rules: ["603.6c", "700.4"],
    questions: {
      fr: [
        "«\u00a0Quand cette créature quitte le champ de bataille\u00a0» se déclenche-t-il si elle est renvoyée en main\u202f?",
        "Une capacité «\u00a0quand il quitte le champ de bataille\u00a0» se déclenche-t-elle si le permanent est exilé\u202f?",
        "Ma créature remonte dans ma main\u00a0: sa capacité de «\u00a0quitte le champ de bataille\u00a0» marche\u202f?",
        "Être renvoyé en main, est-ce quitter le champ de bataille pour sa capacité\u202f?",
      ],
      en: [
        "Does “when this creature leaves the battlefield” trigger if it is returned to hand?",
        "Does a leaves-the-battlefield ability trigger if the permanent is exiled?",
        "My creature is bounced. Does its “leaves the battlefield” trigger happen?",
        "Does being returned to hand count as leaving, so that “when it leaves the battlefield” triggers?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/countered-creatures-neither-enter-nor-die",
    title: {
      fr: "Une créature contrecarrée n’arrive pas",
      en: "A countered creature never enters",
    },
    about: [["never-entered"], ["arrival-or-death-trigger"]],
    not: [
      "still-counts-as-cast",
      "commander-tax",
      "evoke",
      "cast-trigger",
      "cascade",
      "storm",
      "uncounterable",
    ],
    verdict: "no",
    says: {
      fr: "une créature contrecarrée n’arrive jamais sur le champ de bataille\u00a0: ni «\u00a0quand elle arrive\u00a0» ni «\u00a0quand elle meurt\u00a0» ne se déclenche",
      en: "a countered creature spell never enters the battlefield: neither “when this enters” nor “when this dies” triggers",
    },
    because: {
      fr: "Elle va de la pile au cimetière\u00a0: ce n’est pas mourir. Seules les capacités «\u00a0quand vous lancez\u00a0» se sont déclenchées.",
      en: "It goes from the stack to the graveyard, which isn’t dying. Only “when you cast” abilities have triggered.",
    },
    rules: ["701.6a", "603.6a", "700.4"],
    questions: {
      fr: [
        "Si ma créature est contrecarrée, sa capacité d’arrivée se déclenche-t-elle\u202f?",
        "Mon adversaire contrecarre ma créature\u00a0: est-ce qu’elle meurt et déclenche «\u00a0quand elle meurt\u00a0»\u202f?",
        "Une créature contrecarrée compte-t-elle comme mourir\u202f?",
        "Ma créature est contrecarrée, j’ai quand même l’effet «\u00a0quand elle arrive sur le champ de bataille\u00a0»\u202f?",
      ],
      en: [
        "If my creature is countered, does its enters ability trigger?",
        "My opponent counters my creature spell. Does its “when it dies” ability trigger?",
        "Does a countered creature count as dying?",
        "My creature got countered: do I still get its ETB?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tokens-trigger-arrivals",
    title: { fr: "Les jetons arrivent aussi", en: "Tokens enter too" },
    about: [["token-arrives", "token"], ["whenever-creature-enters"]],
    not: [
      "copy",
      "dies-trigger",
      "enters-with-counters",
      "clone",
      "another-not-itself",
      "doubling",
      "cast-trigger",
    ],
    verdict: "yes",
    says: {
      fr: "un jeton de créature créé arrive sur le champ de bataille comme toute créature\u00a0: «\u00a0à chaque fois qu’une créature arrive\u00a0» se déclenche pour chaque jeton, sauf si le texte dit «\u00a0non-jeton\u00a0»",
      en: "a created creature token enters the battlefield like any creature: “whenever a creature enters” triggers for each token, unless it says “nontoken”",
    },
    because: {
      fr: "Créer, c’est mettre le jeton sur le champ de bataille.",
      en: "Creating a token is putting it onto the battlefield.",
    },
    rules: ["603.6a", "111.1", "603.2c"],
    questions: {
      fr: [
        "Un jeton de créature déclenche-t-il «\u00a0à chaque fois qu’une créature arrive\u00a0»\u202f?",
        "Je crée un jeton soldat, ma capacité «\u00a0quand une créature arrive sous votre contrôle\u00a0» se déclenche\u202f?",
        "Est-ce que les jetons comptent pour «\u00a0à chaque fois qu’une créature arrive sur le champ de bataille\u00a0»\u202f?",
        "Créer trois jetons de créature déclenche-t-il trois fois «\u00a0à chaque fois qu’une créature arrive\u00a0»\u202f?",
      ],
      en: [
        "Does a creature token trigger “whenever a creature enters”?",
        "I create a Soldier token. Does my “whenever a creature enters under your control” ability trigger?",
        "Do tokens count for Soul Warden?",
        "Does creating three creature tokens trigger “whenever a creature enters” for each?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/another-excludes-itself",
    title: { fr: "«\u00a0Une autre créature\u00a0»", en: "“Another creature”" },
    about: [["another-not-itself"], ["for-itself"]],
    not: ["target", "evolve", "commander", "lord", "equip"],
    verdict: "no",
    says: {
      fr: "«\u00a0une autre créature\u00a0» exclut la carte elle-même\u00a0: sa propre arrivée ou sa propre mort ne déclenche pas cette capacité",
      en: "“another creature” leaves the card itself out: its own arrival or its own death doesn’t trigger that ability",
    },
    because: {
      fr: "Sans le mot «\u00a0autre\u00a0», elle compte aussi pour elle-même.",
      en: "Without the word “another” it counts for itself too.",
    },
    rules: ["603.2", "109.1"],
    questions: {
      fr: [
        "«\u00a0À chaque fois qu’une autre créature meurt\u00a0» se déclenche-t-il quand la créature meurt elle-même\u202f?",
        "Ma carte dit «\u00a0une autre créature arrive\u00a0»\u00a0: elle se déclenche pour elle-même\u202f?",
        "Une capacité qui dit «\u00a0autre créature\u00a0» voit-elle sa propre mort\u202f?",
        "«\u00a0À chaque fois qu’une autre créature arrive\u00a0», sa propre arrivée compte-t-elle\u202f?",
      ],
      en: [
        "Does “whenever another creature dies” trigger when the creature itself dies?",
        "My card says “another creature enters”: does it trigger for itself?",
        "Does an ability that says “another creature” see its own death?",
        "“Whenever another creature enters”: does its own arrival count?",
      ],
    },
  }),
];
