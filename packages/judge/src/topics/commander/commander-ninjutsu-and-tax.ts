import type { Topic } from "../topic.ts";

export const commanderNinjutsuAndTax: Topic = {
  id: "commander/commander-ninjutsu-and-tax",
  title: { fr: "Ninjutsu de commandant et taxe", en: "Commander ninjutsu and tax" },
  about: [["ninjutsu"], ["commander-tax", "command-zone", "commander"]],
  hints: [
    "pay",
    "cost",
    "cast",
    "attack",
    "unblocked",
    "cost-increase",
    "commander-recast",
    "activated-ability",
    "hand",
    "counter-spell",
    "commander-choice",
    "commander-tax",
  ],
  rules: [
    {
      number: "702.49d",
      claim: {
        fr: "Le ninjutsu de commandant s’active aussi depuis la zone de commandement.",
        en: "Commander ninjutsu can also be activated from the command zone.",
      },
    },
    {
      number: "903.8",
      claim: {
        fr: "La taxe ne concerne que le lancement du commandant.",
        en: "The tax concerns only casting the commander.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["commander-tax", "cost-increase", "cast", "counter-spell"] },
      verdict: "no",
      ruling: {
        fr: "Non, le ninjutsu de commandant est une capacité activée, pas un lancement\u00a0: la taxe n’est pas due, n’augmente pas, et un contresort ordinaire ne l’arrête pas.",
        en: "No, commander ninjutsu is an activated ability, not a cast: the tax is not due and does not go up, and an ordinary counterspell does not stop it.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le ninjutsu de commandant s’active depuis la zone de commandement (ou la main), sans payer de taxe\u202f; le ninjutsu ordinaire ne fonctionne que depuis la main.",
        en: "Yes, commander ninjutsu is activated from the command zone (or hand), without paying tax; ordinary ninjutsu works only from hand.",
      },
    },
    {
      when: { form: ["number"], all: ["commander-tax"] },
      verdict: null,
      ruling: {
        fr: "La taxe est de 0\u00a0: activer le ninjutsu de commandant n’est pas lancer un sort, vous payez seulement le coût de ninjutsu, autant de fois que vous l’activez.",
        en: "The tax is 0: activating commander ninjutsu is not casting a spell, so you pay only the ninjutsu cost, however often you activate it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous payez seulement le coût de ninjutsu, sans taxe de commandant\u00a0: c’est une capacité activée, pas un lancement, et elle n’augmente pas la taxe.",
        en: "You pay only the ninjutsu cost, without commander tax: it is an activated ability, not a cast, and it does not raise the tax.",
      },
    },
  ],
  explanation: {
    fr: "La taxe compte les lancements depuis la zone de commandement. Le ninjutsu met le commandant sur le champ de bataille engagé et attaquant sans le lancer.",
    en: "The tax counts casts from the command zone. Ninjutsu puts the commander onto the battlefield tapped and attacking without casting it.",
  },
  questions: [
    {
      language: "fr",
      text: "Dois-je payer la taxe de commandant pour le ninjutsu de commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je utiliser le ninjutsu de commandant depuis la zone de commandement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien coûte le ninjutsu de commandant la troisième fois\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Le ninjutsu depuis la zone de commandement augmente-t-il la taxe de commandant\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does commander ninjutsu cost commander tax?", verdict: "no" },
    { language: "en", text: "Can I use commander ninjutsu from the command zone?", verdict: "yes" },
    {
      language: "en",
      text: "Does using commander ninjutsu increase the commander tax?",
      verdict: "no",
    },
    {
      language: "en",
      text: "How does commander ninjutsu interact with commander tax?",
      verdict: null,
      heldBack: true,
    },
  ],
};
