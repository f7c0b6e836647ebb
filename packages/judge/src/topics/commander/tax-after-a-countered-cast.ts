import type { Topic } from "../topic.ts";

export const taxAfterACounteredCast: Topic = {
  id: "commander/tax-after-a-countered-cast",
  title: { fr: "Commandant contrecarré et taxe", en: "Countered commander and the tax" },
  about: [["commander", "commander-tax"], ["counter-spell"]],
  not: ["commander-damage", "plus-one-counter"],
  hints: [
    "commander-tax",
    "the-tax",
    "mana-symbol",
    "commander-recast",
    "cost",
    "pay",
    "command-zone",
    "cast",
    "cost-increase",
    "graveyard",
    "commander-choice",
    "resolve",
    "spell",
    "commander-dies",
    "more-to-cast",
  ],
  rules: [
    {
      number: "903.8",
      claim: {
        fr: "La taxe est un coût supplémentaire de {2} par lancement précédent depuis la zone de commandement.",
        en: "The tax is an additional cost of {2} for each earlier cast from the command zone.",
      },
    },
    {
      number: "903.9a",
      claim: {
        fr: "Un commandant contrecarré va au cimetière, d’où son propriétaire peut le remettre en zone de commandement.",
        en: "A countered commander goes to the graveyard, from where its owner may put it into the command zone.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["commander-choice", "command-zone"],
        none: ["commander-tax", "the-tax", "cost", "pay", "more-to-cast", "cost-increase"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, contrecarré, il va au cimetière et vous pouvez le mettre en zone de commandement à la prochaine vérification des actions basées sur l’état.",
        en: "Yes, countered, it goes to the graveyard and you may put it into the command zone the next time state-based actions are checked.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la taxe compte les lancements depuis la zone de commandement, pas les résolutions\u00a0: un commandant contrecarré coûte donc {2} de plus la fois suivante.",
        en: "Yes, the tax counts casts from the command zone, not resolutions: so a countered commander costs {2} more the next time.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le lancement compte même s’il a été contrecarré\u00a0: le prochain lancement depuis la zone de commandement coûte {2} de plus.",
        en: "The cast counts even though it was countered: the next cast from the command zone costs {2} more.",
      },
    },
  ],
  explanation: {
    fr: "Lancer suffit\u202f; que le sort se résolve ou non ne compte pas. Le commandant contrecarré est mis au cimetière, et son propriétaire peut le remettre en zone de commandement.",
    en: "Casting is enough; whether the spell resolves does not matter. The countered commander is put into the graveyard, and its owner may put it back into the command zone.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon commandant est contrecarré, la taxe augmente-t-elle quand même\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon commandant s’est fait contrer, est-ce que je dois payer {2} de plus pour le relancer\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Que se passe-t-il avec la taxe si mon commandant est contrecarré\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un commandant contrecarré compte-t-il pour la taxe de commandant\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my commander is countered, does the commander tax still go up?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My commander got countered. Do I pay {2} more to cast it again?",
      verdict: "yes",
    },
    { language: "en", text: "What happens to my commander when it’s countered?", verdict: null },
    {
      language: "en",
      text: "Does a countered commander count toward commander tax?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
