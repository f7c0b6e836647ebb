import type { Topic } from "../topic.ts";

export const whatTheLegendRuleConcerns: Topic = {
  id: "state-based-actions/what-the-legend-rule-concerns",
  title: { fr: "À quoi s’applique la règle des légendes", en: "What the legend rule applies to" },
  about: [["legend-scope", "legend-rule"], ["legend-scope"]],
  not: ["opponent", "each-player", "commander", "indestructible", "planeswalker"],
  hints: [
    "legendary",
    "copy",
    "token",
    "same-name-cards",
    "second-copy",
    "different-names",
    "creature",
    "control",
    "keep",
    "battlefield",
    "dies",
    "both-die",
  ],
  rules: [
    {
      number: "704.5j",
      claim: {
        fr: "Elle ne touche que des permanents légendaires de même nom contrôlés par le même joueur.",
        en: "It concerns only legendary permanents with the same name controlled by one player.",
      },
    },
    {
      number: "205.4d",
      claim: {
        fr: "Tout permanent légendaire y est soumis.",
        en: "Every legendary permanent is subject to it.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["token", "copy", "clone"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une copie ou un jeton copie d’un permanent légendaire est légendaire lui aussi\u00a0: la règle des légendes s’applique, sauf si l’effet dit «\u00a0n’est pas légendaire\u00a0».",
        en: "Yes, a copy or token copy of a legendary permanent is legendary too: the legend rule applies unless the effect says “isn’t legendary”.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la règle des légendes ne touche que des permanents légendaires de même nom\u00a0: les autres restent.",
        en: "Yes, the legend rule concerns only legendary permanents with the same name: others stay.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Elle ne s’applique qu’aux permanents légendaires de même nom d’un même joueur\u202f; une copie d’un légendaire est légendaire.",
        en: "It applies only to legendary permanents of one name under one player; a copy of a legendary one is legendary.",
      },
    },
  ],
  explanation: {
    fr: "On peut avoir autant d’exemplaires que l’on veut d’un permanent non légendaire.",
    en: "You may have as many copies as you like of a nonlegendary permanent.",
  },
  questions: [
    {
      language: "fr",
      text: "Un jeton copie d’une créature légendaire est-il soumis à la règle des légendes\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je garder deux créatures non légendaires de même nom\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Deux créatures de même nom mais pas légendaires peuvent-elles rester en jeu\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does the legend rule apply to a token copy of a legendary creature?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I keep two creatures with the same name if they are not legendary?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Two of my creatures have the same name but aren’t legendary. May I keep both?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
