import type { Topic } from "../topic.ts";

export const enteringCountersAreDoubled: Topic = {
  id: "replacement-effects/entering-counters-are-doubled",
  title: { fr: "Marqueurs doublés à l’arrivée", en: "Counters doubled on entering" },
  about: [
    ["doubling-counters", "doubling"],
    ["enters-loyalty", "enters-with-counters", "saga", "enters"],
    [
      "enters-loyalty",
      "planeswalker",
      "saga",
      "counter-marker",
      "enters",
      "enters-with-counters",
      "plus-one-counter",
    ],
  ],
  not: ["put-counters-as-cost", "several-effects", "once-again", "halve-counters", "token", "dies"],
  hints: ["creature", "cast", "loyalty", "twice"],
  rules: [
    {
      number: "614.1c",
      claim: {
        fr: "«\u00a0Arrive avec\u00a0» est un effet de remplacement, que l’autre effet peut modifier.",
        en: "“Enters with” is a replacement effect, which the other effect may modify.",
      },
    },
    {
      number: "614.16",
      claim: {
        fr: "Ce qui double les marqueurs s’applique à ceux avec lesquels un permanent arrive.",
        en: "What doubles counters applies to those a permanent enters with.",
      },
    },
    {
      number: "306.5b",
      claim: {
        fr: "Un planeswalker arrive avec sa loyauté imprimée en marqueurs.",
        en: "A planeswalker enters with its printed loyalty in counters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, les marqueurs avec lesquels un permanent arrive (loyauté, +1/+1, sapience) sont doublés eux aussi.",
        en: "Yes, the counters a permanent enters with (loyalty, +1/+1, lore) are doubled as well.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les marqueurs avec lesquels le permanent arrive sont doublés\u00a0: il arrive avec deux fois plus de marqueurs.",
        en: "The counters the permanent enters with are doubled: it enters with twice that many.",
      },
    },
  ],
  explanation: {
    fr: "L’effet qui double modifie l’arrivée elle-même. Pour une saga, deux marqueurs «\u00a0sapience\u00a0» dès l’arrivée déclenchent les deux premiers chapitres.",
    en: "The doubling effect modifies the entering itself. For a Saga two lore counters on entering trigger the first two chapters.",
  },
  questions: [
    {
      language: "fr",
      text: "Avec un effet qui double les marqueurs, mon planeswalker arrive-t-il avec deux fois plus de loyauté\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Avec Doubling Season, combien de marqueurs a un planeswalker de loyauté 3 quand il arrive\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un effet double les marqueurs\u00a0: une créature qui arrive avec un marqueur +1/+1 en a-t-elle deux\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "With an effect that doubles counters, does my planeswalker enter with twice its loyalty?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "With Doubling Season, how many counters does a planeswalker with starting loyalty 3 enter with?",
      verdict: null,
    },
    {
      language: "en",
      text: "My creature enters with two +1/+1 counters and I have a counter doubler. Does it enter with four?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
