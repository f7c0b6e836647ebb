import type { Topic } from "../topic.ts";

export const counteringAnAbility: Topic = {
  id: "stack-and-timing/countering-an-ability",
  title: { fr: "Contrecarrer une capacité", en: "Countering an ability" },
  about: [
    ["counter-ability", "counter-target-spell"],
    ["counter-spell"],
    ["ability", "triggered-ability", "activated-ability"],
  ],
  not: [
    "exile",
    "mana-ability",
    "tap-for-mana",
    "ward",
    "split-second",
    "kill",
    "copy",
    "storm",
    "cascade",
    "prowess",
    "cast-trigger",
  ],
  hints: [
    "activated-ability",
    "triggered-ability",
    "enters",
    "target",
    "stack",
    "spell",
    "counter-target-spell",
  ],
  rules: [
    {
      number: "113.9",
      claim: {
        fr: "Une capacité activée ou déclenchée n’est pas un sort\u202f; un effet qui contrecarre un sort ne la contrecarre pas.",
        en: "An activated or triggered ability isn’t a spell; an effect that counters a spell doesn’t counter it.",
      },
    },
    {
      number: "701.6a",
      claim: {
        fr: "Contrecarrer une capacité la retire de la pile.",
        en: "Countering an ability removes it from the stack.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["counter-target-spell"] },
      verdict: "no",
      ruling: {
        fr: "Non, un contresort qui cible un sort ne peut pas cibler une capacité\u00a0: il faut un effet qui contrecarre une capacité.",
        en: "No, a counterspell that targets a spell can’t target an ability: it takes an effect that counters an ability.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une capacité activée ou déclenchée ne peut être contrecarrée que par un effet qui dit contrecarrer une capacité\u202f; un contresort ordinaire ne cible que des sorts.",
        en: "An activated or triggered ability can be countered only by an effect that says it counters an ability; an ordinary counterspell targets spells only.",
      },
    },
  ],
  explanation: {
    fr: "Les capacités sur la pile ne sont pas des sorts. Les cartes qui disent «\u00a0contrecarrez le sort ciblé\u00a0» ne peuvent donc pas les cibler\u202f; certaines cartes nomment expressément une capacité. Les capacités de mana ne vont pas sur la pile et ne peuvent pas être contrecarrées.",
    en: "Abilities on the stack are not spells. Cards that say “counter target spell” therefore can’t target them; some cards name an ability expressly. Mana abilities don’t use the stack and can’t be countered.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce qu’un contresort peut contrecarrer une capacité activée ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire a une capacité déclenchée sur la pile, puis-je la viser avec « contrecarrez le sort ciblé » pour contrecarrer la capacité ?",
      verdict: "no",
    },
    { language: "fr", text: "Comment contrecarrer une capacité déclenchée ?", verdict: null },
    {
      language: "fr",
      text: "un contresort normal marche-t-il pour contrecarrer une capacité déclenchée d’arrivée ?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Can I use Counterspell to counter an activated ability?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a counterspell work when I want to counter a triggered ability?",
      verdict: "no",
    },
    { language: "en", text: "How do I counter an ability that is on the stack?", verdict: null },
    {
      language: "en",
      text: "Can 'counter target spell' be used to counter an enters-the-battlefield trigger or another ability?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
