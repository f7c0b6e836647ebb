import { plainRule } from "../plain-rule.ts";
import type { Topic } from "../topic.ts";

/** What is paid, and when: one plain rule each. */
export const payingCosts: readonly Topic[] = [
  plainRule({
    id: "plain-rules/spells-that-cost-zero-are-cast",
    title: { fr: "Un coût de zéro", en: "A cost of zero" },
    about: [["costs-zero"], ["is-really-cast"]],
    not: ["x-value", "power", "copy", "zero-toughness", "cast-free"],
    verdict: "yes",
    says: {
      fr: "un sort qui coûte {0} est lancé comme les autres\u00a0: il va sur la pile, déclenche ce qui regarde les sorts lancés et peut être contrecarré",
      en: "a spell that costs {0} is cast like any other: it goes on the stack, triggers what looks for spells being cast and can be countered",
    },
    because: {
      fr: "On paie zéro, mais on le lance bel et bien.",
      en: "You pay zero, but you do cast it.",
    },
    rules: ["118.5", "601.2i", "701.6a"],
    questions: {
      fr: [
        "Un sort qui coûte 0 peut-il être contrecarré\u202f?",
        "Un artefact à coût de 0 comme un Mox déclenche-t-il «\u00a0à chaque fois que vous lancez un sort\u00a0»\u202f?",
        "Lancer Ornithopter pour {0}, est-ce que c’est vraiment lancé comme un sort\u202f?",
        "Mon artefact coûte zéro, mon adversaire peut-il quand même y répondre ou le contrecarrer\u202f?",
      ],
      en: [
        "Can a spell that costs 0 be countered?",
        "Does an artifact with a cost of {0}, like a Mox, trigger “whenever you cast a spell”?",
        "Is Ornithopter for {0} actually cast as a spell?",
        "My artifact costs zero. Can an opponent still respond to it or counter it?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/cards-without-a-mana-cost",
    title: { fr: "Sans coût de mana", en: "No mana cost" },
    about: [
      ["no-printed-cost", "no-mana-cost"],
      ["cast-normally", "cast"],
    ],
    not: ["cascade", "token", "land", "mana-value", "color", "transform", "meld", "eternalize"],
    verdict: "no",
    says: {
      fr: "une carte sans coût de mana ne peut pas être lancée normalement, pas même pour 0\u00a0: ce coût est impossible à payer, il faut un effet qui la lance sans payer ou avec un autre coût",
      en: "a card with no mana cost can’t be cast the normal way, not even for 0: that cost can’t be paid; it takes an effect that casts it without paying or for another cost",
    },
    because: {
      fr: "La suspension, par exemple, la lance sans payer son coût de mana.",
      en: "Suspend, for example, casts it without paying its mana cost.",
    },
    rules: ["118.6", "118.9"],
    questions: {
      fr: [
        "Puis-je lancer normalement de ma main une carte sans coût de mana\u202f?",
        "Ancestral Vision n’a pas de coût de mana\u00a0: je peux la lancer pour 0\u202f?",
        "Une carte qui n’a aucun coût de mana, est-ce que je peux la lancer gratuitement de ma main\u202f?",
        "Sans coût de mana, ça veut dire que je peux lancer la carte en payant zéro\u202f?",
      ],
      en: [
        "Can I cast a card with no mana cost normally from my hand?",
        "Ancestral Vision has no mana cost. Can I just cast it for 0?",
        "If a card has no mana cost, may I cast it from my hand for free?",
        "Does no mana cost mean I can cast it by paying zero?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/tapping-other-creatures-for-a-cost",
    title: {
      fr: "Engager une autre créature comme coût",
      en: "Tapping another creature for a cost",
    },
    about: [["taps-another-creature"], ["just-arrived-one", "summoning-sickness", "just-arrived"]],
    not: ["convoke", "crew", "attack"],
    verdict: "yes",
    says: {
      fr: "le mal d’invocation n’arrête que le symbole {T} de la créature elle-même\u00a0: un coût «\u00a0engagez une créature dégagée que vous contrôlez\u00a0» accepte une créature arrivée ce tour-ci",
      en: "summoning sickness stops only a creature’s own {T} symbol: a cost such as “tap an untapped creature you control” takes a creature that arrived this turn",
    },
    because: {
      fr: "C’est la même chose pour la convocation et l’équipage.",
      en: "The same goes for convoke and crew.",
    },
    rules: ["302.6", "107.5"],
    questions: {
      fr: [
        "Puis-je engager une créature qui vient d’arriver pour le coût «\u00a0engagez une créature dégagée que vous contrôlez\u00a0»\u202f?",
        "Le mal d’invocation empêche-t-il d’engager une autre créature pour payer la capacité de Springleaf Drum\u202f?",
        "Mon artefact dit «\u00a0engagez une créature dégagée\u00a0»\u00a0: elle est arrivée ce tour, ça marche\u202f?",
        "Une créature avec le mal d’invocation peut-elle payer un coût «\u00a0engagez une créature que vous contrôlez\u00a0»\u202f?",
      ],
      en: [
        "Can I tap a creature that just arrived for the cost “tap an untapped creature you control”?",
        "Does summoning sickness stop me from tapping another creature for Springleaf Drum?",
        "My artifact says “tap an untapped creature you control”. Mine entered this turn. Does it work?",
        "Can a summoning sick creature pay a cost of “tap an untapped creature”?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/an-offer-is-paid-once",
    title: { fr: "«\u00a0Vous pouvez payer\u00a0»", en: "“You may pay”" },
    about: [["may-pay-on-trigger"], ["one-payment-only"]],
    not: ["each-player", "replicate", "ward", "x-value", "squad"],
    verdict: "no",
    says: {
      fr: "«\u00a0vous pouvez payer… Si vous le faites\u00a0» se propose une fois par résolution\u00a0: vous ne payez qu’une seule fois, pour un seul effet",
      en: "“you may pay... If you do” is offered once for each resolution: you pay a single time for a single effect",
    },
    because: {
      fr: "Chaque déclenchement offre sa propre fois.",
      en: "Each trigger offers its own one.",
    },
    rules: ["118.12", "608.2d"],
    questions: {
      fr: [
        "«\u00a0Vous pouvez payer {1}. Si vous le faites, piochez une carte\u00a0»\u00a0: puis-je payer plusieurs fois\u202f?",
        "Ma capacité dit que je peux payer {2}\u202f; j’ai six manas, je peux payer trois fois pour trois effets, plusieurs fois donc\u202f?",
        "Un déclenchement «\u00a0vous pouvez payer\u00a0» permet-il de payer deux fois\u202f?",
        "Avec «\u00a0vous pouvez payer {1}, si vous le faites\u00a0», je peux le faire autant de fois que je veux\u202f?",
      ],
      en: [
        "“You may pay {1}. If you do, draw a card”: can I pay several times?",
        "My trigger says that I may pay {2}. With six mana, may I pay more than once?",
        "Does a “you may pay” trigger let me pay twice?",
        "With “you may pay {1}, if you do”, can I do it as often as I like, multiple times?",
      ],
    },
  }),
  plainRule({
    id: "plain-rules/costs-are-paid-while-casting",
    title: { fr: "On paie en lançant", en: "Costs are paid while casting" },
    about: [["pay-later"]],
    not: ["unless-pays", "cumulative-upkeep", "may-pay-on-trigger", "foretell", "suspend"],
    verdict: "no",
    says: {
      fr: "les coûts se paient en entier pendant qu’on lance le sort\u00a0: sans assez de mana à ce moment, on ne peut pas le lancer",
      en: "costs are paid in full while the spell is being cast: without enough mana at that moment it can’t be cast",
    },
    because: {
      fr: "On peut encore activer des capacités de mana juste avant de payer.",
      en: "Mana abilities may still be activated just before paying.",
    },
    rules: ["601.2h", "601.2g", "118.3"],
    questions: {
      fr: [
        "Puis-je lancer un sort maintenant et le payer plus tard\u202f?",
        "Je n’ai pas assez de mana\u00a0: j’ai le droit de lancer le sort et de payer à la résolution\u202f?",
        "Est-ce qu’on peut payer le coût d’un sort après l’avoir lancé, quand il se résout\u202f?",
        "Peut-on lancer une créature et payer ensuite avec le terrain qu’elle donne, donc payer après\u202f?",
      ],
      en: [
        "Can I cast a spell now and pay later?",
        "I don’t have enough mana. May I cast the spell and pay on resolution?",
        "Is it possible to pay for a spell after casting it, when it resolves?",
        "May I cast the creature and pay afterwards with mana that it gives me?",
      ],
    },
  }),
];
