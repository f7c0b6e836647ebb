import type { Topic } from "../topic.ts";

export const copyOfACommander: Topic = {
  id: "commander/copy-of-a-commander",
  title: { fr: "Copie d’un commandant", en: "Copy of a commander" },
  about: [["commander", "commander-damage"], ["copy"]],
  not: ["copy-spell", "color-identity", "singleton", "deck-construction"],
  hints: [
    "token",
    "commander-damage",
    "command-zone",
    "commander-choice",
    "combat-damage",
    "legend-rule",
    "legendary",
    "dies",
    "lose-game",
    "commander-dies",
    "damage",
    "attack",
  ],
  rules: [
    {
      number: "903.3",
      claim: {
        fr: "Être un commandant n’est pas une caractéristique\u00a0: c’est une qualité de la carte elle-même.",
        en: "Being a commander is not a characteristic: it is a quality of the card itself.",
      },
    },
    {
      number: "707.2",
      claim: {
        fr: "Une copie ne prend que les valeurs copiables.",
        en: "A copy takes only the copiable values.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, une copie d’un commandant n’est pas un commandant\u00a0: ce statut appartient à la carte et n’est pas copié, donc elle n’inflige pas de blessures de commandant.",
        en: "No, a copy of a commander is not a commander: that status belongs to the card and is not copied, so it deals no commander damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une copie d’un commandant n’est pas un commandant\u00a0: ses blessures ne comptent pas pour les 21 et elle ne va pas en zone de commandement. Si elle est légendaire sous le même contrôle, la règle de légende s’applique.",
        en: "A copy of a commander is not a commander: its damage does not count toward the 21 and it does not go to the command zone. If it is legendary under the same control, the legend rule applies.",
      },
    },
  ],
  explanation: {
    fr: "Le statut de commandant reste à la carte désignée, même si elle change de zone, de contrôleur ou devient une copie d’autre chose. Une copie reprend le nom et le texte, pas ce statut.",
    en: "The designation stays with the chosen card even when it changes zones or controllers or becomes a copy of something else. A copy takes the name and text, not this status.",
  },
  questions: [
    {
      language: "fr",
      text: "Une copie de mon commandant inflige-t-elle des blessures de commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je clone un commandant, mon clone est-il un commandant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Qu’est-ce qui se passe si je copie le commandant d’un adversaire\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Un jeton copie de mon commandant peut-il aller en zone de commandement\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does a copy of a commander deal commander damage?", verdict: "no" },
    {
      language: "en",
      text: "If I clone my opponent’s commander, is my clone a commander?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens if I make a token that’s a copy of my commander?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can a token copy of my commander go to the command zone when it dies?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I copied an opponent’s commander with a clone. Is my copy a commander?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
