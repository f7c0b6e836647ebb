import type { Topic } from "../topic.ts";

export const cyclingIsNotCasting: Topic = {
  id: "keywords/cycling-is-not-casting",
  title: { fr: "Recycler n’est pas lancer", en: "Cycling is not casting" },
  about: [
    ["cycling"],
    [
      "cast",
      "counter-spell",
      "counter-target-spell",
      "opponents-turn",
      "instant-timing",
      "discard",
      "sorcery",
      "turn",
      "counter-ability",
      "cast-trigger",
    ],
    [
      "sorcery",
      "card",
      "spell",
      "turn",
      "opponent",
      "discard",
      "counter-spell",
      "counter-target-spell",
      "cast",
    ],
  ],
  not: ["play-ban", "madness", "dredge"],
  hints: [
    "spell",
    "draw",
    "triggered-ability",
    "ability",
    "activated-ability",
    "respond",
    "land",
    "opponent",
    "card",
    "creature",
    "sorcery-timing",
    "end-step",
    "stops",
    "storm",
    "prowess",
    "counts-as-cast",
    "graveyard",
    "hand",
    "counts-for",
  ],
  rules: [
    {
      number: "702.29a",
      claim: {
        fr: "Le recyclage est une capacité activée depuis la main\u00a0: on paie, on se défausse de la carte, on pioche.",
        en: "Cycling is an activated ability from the hand: pay, discard, draw.",
      },
    },
    {
      number: "113.9",
      claim: {
        fr: "Un contresort ordinaire ne contrecarre pas une capacité.",
        en: "An ordinary counterspell does not counter an ability.",
      },
    },
    {
      number: "702.29c",
      claim: {
        fr: "Recycler une carte, c’est aussi la défausser.",
        en: "Cycling a card also discards it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["counter-spell", "counter-target-spell", "counter-ability"] },
      verdict: "no",
      ruling: {
        fr: "Non, recycler est une capacité activée, pas un sort\u00a0: un contresort ordinaire n’y peut rien, seul un effet qui contrecarre les capacités.",
        en: "No, cycling is an activated ability, not a spell: an ordinary counterspell can’t stop it, only an effect that counters abilities.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["opponents-turn", "instant-timing", "end-step", "sorcery"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le recyclage s’active à tout moment où vous avez la priorité, même pendant le tour adverse et même si la carte est un rituel.",
        en: "Yes, cycling can be activated any time you have priority, even on an opponent’s turn and even if the card is a sorcery.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["discard"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la carte est défaussée comme coût du recyclage\u00a0: les capacités qui se déclenchent sur une défausse se déclenchent.",
        en: "Yes, the card is discarded as the cost of cycling: abilities that trigger on discarding trigger.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["cast", "cast-trigger"] },
      verdict: "no",
      ruling: {
        fr: "Non, recycler une carte n’est pas la lancer\u00a0: c’est une capacité activée depuis la main.",
        en: "No, cycling a card is not casting it: it is an ability activated from the hand.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Recycler est une capacité activée, à tout moment où l’on a la priorité\u202f; la carte n’est pas lancée, elle est défaussée comme coût.",
        en: "Cycling is an activated ability, any time you have priority; the card is not cast, it is discarded as a cost.",
      },
    },
  ],
  explanation: {
    fr: "On paie le coût de recyclage et on se défausse de la carte\u00a0: c’est le coût, personne ne peut y répondre avant qu’il soit payé. La pioche est sur la pile et peut être contrecarrée par un effet qui contrecarre les capacités. «\u00a0À chaque fois que vous lancez un sort\u00a0» ne se déclenche pas.",
    en: "You pay the cycling cost and discard the card: that is the cost, nobody can respond before it is paid. The draw is on the stack and can be countered by an effect that counters abilities. “Whenever you cast a spell” does not trigger.",
  },
  questions: [
    {
      language: "fr",
      text: "Peut-on contrecarrer un recyclage avec un contresort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je recycler une carte pendant le tour de mon adversaire\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Est-ce que recycler une carte compte comme lancer un sort\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "je peux recycler un rituel au tour adverse\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can a cycled card be countered by a counterspell?", verdict: "no" },
    { language: "en", text: "Can I cycle a card during my opponent's turn?", verdict: "yes" },
    { language: "en", text: "Does cycling count as casting a spell?", verdict: "no" },
    {
      language: "en",
      text: "Does cycling a card trigger abilities that care about discarding?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
