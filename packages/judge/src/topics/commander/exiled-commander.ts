import type { Topic } from "../topic.ts";

export const exiledCommander: Topic = {
  id: "commander/exiled-commander",
  title: { fr: "Commandant exilé", en: "Exiled commander" },
  about: [["commander"], ["exile", "blink", "exile-zone", "exile-instead"]],
  not: [
    "commander-damage",
    "commander-tax",
    "color-identity",
    "companion",
    "cascade",
    "cast-from-exile",
  ],
  hints: [
    "command-zone",
    "commander-choice",
    "return",
    "face-down",
    "zone-change",
    "state-based-action",
    "enchantment",
    "owner",
    "battlefield",
    "comes-back",
    "target",
    "spell",
    "commander-dies",
    "graveyard",
    "dies",
  ],
  rules: [
    {
      number: "903.9a",
      claim: {
        fr: "Un commandant mis en exil peut être mis en zone de commandement à la prochaine vérification.",
        en: "A commander put into exile may be put into the command zone at the next check.",
      },
    },
    {
      number: "400.7",
      claim: {
        fr: "Qui change de zone devient un nouvel objet, que l’ancien effet ne retrouve pas.",
        en: "What changes zones becomes a new object that the old effect no longer finds.",
      },
    },
    {
      number: "704.4",
      claim: {
        fr: "Les actions basées sur l’état ne sont pas vérifiées pendant une résolution.",
        en: "State-based actions are not checked during a resolution.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["forced"] },
      verdict: "no",
      ruling: {
        fr: "Non, rien ne vous y oblige\u00a0: son propriétaire choisit de laisser le commandant en exil ou de le mettre en zone de commandement.",
        en: "No, nothing forces you to: its owner chooses to leave the commander in exile or put it into the command zone.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["blink"] },
      verdict: "no",
      ruling: {
        fr: "Non, pendant une résolution les actions basées sur l’état ne sont pas vérifiées\u00a0: un commandant exilé puis renvoyé aussitôt revient sur le champ de bataille sans que vous puissiez choisir la zone de commandement.",
        en: "No, state-based actions are not checked during a resolution: a commander that is exiled and returned at once comes back to the battlefield without a chance to choose the command zone.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["comes-back"] },
      verdict: "no",
      ruling: {
        fr: "Non, si vous l’avez mis en zone de commandement, c’est un nouvel objet\u00a0: il ne revient pas quand l’effet qui l’avait exilé prend fin. Laissé en exil, il reviendrait.",
        en: "No, once you have put it into the command zone it is a new object: it does not come back when the effect that exiled it ends. Left in exile, it would return.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le commandant va d’abord en exil, puis son propriétaire peut le mettre en zone de commandement à la prochaine vérification des actions basées sur l’état.",
        en: "Yes, the commander goes to exile first, and then its owner may put it into the command zone the next time state-based actions are checked.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le commandant est d’abord exilé\u202f; à la prochaine vérification des actions basées sur l’état, son propriétaire peut le mettre en zone de commandement ou le laisser en exil.",
        en: "The commander is exiled first; the next time state-based actions are checked, its owner may put it into the command zone or leave it in exile.",
      },
    },
  ],
  explanation: {
    fr: "Le choix est facultatif et ne se présente qu’à la première vérification après l’exil. Si un effet doit renvoyer la carte d’exil plus tard, la laisser en exil lui permet de revenir\u202f; en zone de commandement, elle n’est plus trouvée.",
    en: "The choice is optional and comes only at the first check after the exile. If an effect is going to return the card from exile later, leaving it there lets it come back; in the command zone it is no longer found.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon commandant est exilé par un sort, puis-je le mettre en zone de commandement\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si mon commandant est blinké, est-ce que je peux choisir la zone de commandement au lieu qu’il revienne\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il quand on exile mon commandant\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon adversaire exile mon commandant avec un enchantement, est-ce que je peux le remettre dans la zone de commandement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my commander gets exiled, can I put it in the command zone?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I send my commander to the command zone when it is flickered?",
      verdict: "no",
    },
    {
      language: "en",
      text: "An enchantment exiled my commander until it leaves and I moved it to the command zone. Will it come back when the enchantment leaves?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens when an opponent exiles my commander?",
      verdict: null,
      heldBack: true,
    },
  ],
};
