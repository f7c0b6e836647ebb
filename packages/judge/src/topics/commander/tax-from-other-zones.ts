import type { Topic } from "../topic.ts";

export const taxFromOtherZones: Topic = {
  id: "commander/tax-from-other-zones",
  title: { fr: "Commandant lancé d’ailleurs", en: "Commander cast from elsewhere" },
  about: [
    ["commander", "commander-tax"],
    ["cast-from-hand", "cast-from-graveyard", "cast-from-exile", "put-onto-battlefield"],
  ],
  not: ["counter-spell", "ninjutsu", "commander-choice"],
  hints: [
    "commander-tax",
    "the-tax",
    "exile",
    "exile-zone",
    "without-tax",
    "hand",
    "graveyard",
    "cost",
    "pay",
    "cast",
    "commander-bounced",
    "commander-dies",
    "cost-increase",
    "command-zone",
    "commander-recast",
    "battlefield",
    "enters",
    "return",
    "more-to-cast",
    "commander-choice",
  ],
  rules: [
    {
      number: "903.8",
      claim: {
        fr: "La taxe ne s’ajoute qu’à un lancement depuis la zone de commandement et ne compte que ces lancements.",
        en: "The tax is added only to a cast from the command zone and counts only those casts.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["without-tax"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, lancé depuis une autre zone que la zone de commandement, si quelque chose vous le permet, il coûte son coût normal, sans taxe.",
        en: "Yes, cast from any zone other than the command zone, if something lets you, it costs its normal cost, without tax.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["commander-tax", "the-tax", "cost", "pay", "cost-increase", "more-to-cast"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, la taxe ne concerne que les lancements depuis la zone de commandement\u00a0: depuis une autre zone, ou s’il est mis directement sur le champ de bataille, elle n’est pas due et n’augmente pas.",
        en: "No, the tax concerns only casts from the command zone: from another zone, or when it is put straight onto the battlefield, no tax is due and it does not go up.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un commandant qui est dans votre main se lance comme une autre carte, pour son coût normal et sans taxe.",
        en: "Yes, a commander that is in your hand is cast like any other card, for its normal cost and without tax.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Depuis une autre zone que la zone de commandement, le commandant coûte son coût normal, sans taxe, et ce lancement ne compte pas pour la taxe suivante.",
        en: "From any zone other than the command zone the commander costs its normal cost, without tax, and that cast does not count for later tax.",
      },
    },
  ],
  explanation: {
    fr: "La taxe compte combien de fois vous l’avez lancé depuis la zone de commandement. Le lancer de la main ou du cimetière, ou le mettre sur le champ de bataille par un effet, n’y ajoute rien.",
    en: "The tax counts how often you have cast it from the command zone. Casting it from hand or graveyard, or putting it onto the battlefield with an effect, adds nothing.",
  },
  questions: [
    {
      language: "fr",
      text: "Si mon commandant est dans ma main, dois-je payer la taxe de commandant pour le lancer de ma main\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je lance mon commandant depuis mon cimetière, est-ce que la taxe de commandant s’applique\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Combien coûte mon commandant si je le lance depuis ma main\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un commandant lancé de la main augmente-t-il la taxe\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Do I pay commander tax when I cast my commander from my hand?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does casting my commander from the graveyard increase the commander tax?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How much does my commander cost if I cast it from my hand after it was bounced?",
      verdict: null,
    },
    {
      language: "en",
      text: "If a spell puts my commander onto the battlefield, does the commander tax go up?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My commander is in my hand. Do I pay commander tax when I cast it from there?",
      verdict: "no",
    },
    { language: "en", text: "Does casting my commander from my hand cost the tax?", verdict: "no" },
    {
      language: "en",
      text: "I bounced my commander to hand. Do I still pay extra to cast it from hand?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon commandant est dans ma main, dois-je payer la taxe pour le lancer de là\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Lancer mon commandant depuis la main coûte-t-il la taxe\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai gardé mon commandant en main, je paie le surcoût si je le relance\u202f?",
      verdict: "no",
    },
  ],
};
