import type { Topic } from "../topic.ts";

export const loyaltyOncePerTurn: Topic = {
  id: "planeswalkers/loyalty-once-per-turn",
  title: { fr: "Une capacité de loyauté par tour", en: "One loyalty ability a turn" },
  about: [
    ["planeswalker", "loyalty", "loyalty-ability"],
    ["loyalty-ability", "activated-ability", "ability", "once-a-turn"],
    ["once-a-turn", "new-copy", "twice", "just-arrived", "new-object", "gain-control", "blink"],
  ],
  not: ["opponents-turn", "damage", "attack", "zero-loyalty", "doubling", "proliferate"],
  hints: [
    "turn",
    "activated-ability",
    "control",
    "loyalty",
    "legend-rule",
    "second-copy",
    "cast",
    "this-turn",
    "opponent",
    "sorcery-timing",
  ],
  rules: [
    {
      number: "606.3",
      claim: {
        fr: "On active une capacité de loyauté au plus une fois par tour et par permanent.",
        en: "You activate a loyalty ability at most once a turn for each permanent.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["new-copy", "gain-control", "blink", "new-object"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, c’est un autre permanent (un nouvel objet)\u00a0: la limite d’une activation par tour vaut pour chaque permanent séparément.",
        en: "Yes, it is a different permanent (a new object): the limit of one activation a turn counts for each permanent separately.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["just-arrived"], none: ["twice", "once-a-turn"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un planeswalker peut activer une capacité de loyauté dès le tour où il arrive.",
        en: "Yes, a planeswalker may use a loyalty ability the turn it enters.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une seule capacité de loyauté par tour pour chaque planeswalker.",
        en: "No, only one loyalty ability a turn for each planeswalker.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque planeswalker n’active qu’une seule capacité de loyauté par tour\u202f; un autre permanent, même de même nom, a la sienne.",
        en: "Each planeswalker activates only one loyalty ability a turn; a different permanent, even of the same name, has its own.",
      },
    },
  ],
  explanation: {
    fr: "La limite tient au permanent, pas à la carte ni au nom. Un deuxième exemplaire gardé par la règle de légende, ou un planeswalker qui quitte le champ de bataille et revient, est un nouveau permanent dont aucune capacité n’a été activée ce tour.",
    en: "The limit belongs to the permanent, not the card or name. A second copy kept by the legend rule, or a planeswalker that left the battlefield and came back, is a new permanent none of whose abilities was activated this turn.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je activer deux capacités de loyauté de mon planeswalker le même tour\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai utilisé mon planeswalker, puis je lance un deuxième exemplaire\u00a0: puis-je activer une capacité du nouveau\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je utiliser une capacité de loyauté de mon planeswalker le tour où il vient d’arriver\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I activate two loyalty abilities of the same planeswalker in one turn?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I used my planeswalker and then played another copy. Can I activate the new one’s loyalty ability?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "May I use a planeswalker’s plus ability twice in the same turn?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
