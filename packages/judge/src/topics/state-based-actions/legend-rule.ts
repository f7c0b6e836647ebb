import type { Topic } from "../topic.ts";

export const legendRule: Topic = {
  id: "state-based-actions/legend-rule",
  title: { fr: "La règle de légende", en: "The legend rule" },
  about: [
    ["legend-rule", "legendary"],
    ["second-copy", "legend-rule", "copy", "token"],
    [
      "legend-rule",
      "dies",
      "sacrifice",
      "destroy",
      "choose",
      "indestructible",
      "keep",
      "dies-trigger",
      "graveyard",
      "control",
      "triggered-ability",
      "cast",
      "state-based-action",
      "enters",
      "battlefield",
    ],
  ],
  not: ["legend-scope", "opponent", "each-player", "commander", "respond", "different-names"],
  hints: [
    "dies",
    "dies-trigger",
    "sacrifice",
    "destroy",
    "copy",
    "token",
    "indestructible",
    "choose",
    "state-based-action",
    "triggered-ability",
    "keep",
    "stack",
    "second-copy",
    "save",
    "stops",
    "enters",
    "graveyard",
    "legendary",
  ],
  rules: [
    {
      number: "704.5j",
      claim: {
        fr: "Le joueur garde un de ses permanents légendaires de même nom et met les autres au cimetière.",
        en: "The player keeps one of their legendary permanents with that name and puts the rest into the graveyard.",
      },
    },
    {
      number: "700.4",
      claim: {
        fr: "Aller au cimetière depuis le champ de bataille, c’est mourir.",
        en: "Going to the graveyard from the battlefield is dying.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["both-die"] },
      verdict: "no",
      ruling: {
        fr: "Non, vous en gardez un de votre choix\u00a0; seul l’autre est mis au cimetière.",
        en: "No, you keep one of your choice; only the other is put into the graveyard.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["sacrifice"] },
      verdict: "no",
      ruling: {
        fr: "Non, la règle de légende n’est ni un sacrifice ni une destruction\u00a0: le permanent est simplement mis au cimetière.",
        en: "No, the legend rule is neither a sacrifice nor destruction: the permanent is simply put into the graveyard.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["indestructible"], none: ["dies"] },
      verdict: "no",
      ruling: {
        fr: "Non, l’indestructible n’aide pas\u00a0: la règle de légende met le permanent au cimetière sans le détruire.",
        en: "No, indestructible doesn’t help: the legend rule puts the permanent into the graveyard without destroying it.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["destroy"], none: ["dies", "dies-trigger"] },
      verdict: "no",
      ruling: {
        fr: "Non, la règle de légende n’est pas une destruction\u00a0: le permanent est simplement mis au cimetière.",
        en: "No, the legend rule isn’t destruction: the permanent is simply put into the graveyard.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        any: ["dies", "dies-trigger", "triggered-ability", "choose", "graveyard", "indestructible"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous choisissez le permanent que vous gardez et l’autre est mis au cimetière depuis le champ de bataille\u00a0: il meurt si c’est une créature, et ses capacités se déclenchent.",
        en: "Yes, you choose which one to keep and the other is put into the graveyard from the battlefield: if it is a creature it dies, and its abilities trigger.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["keep"] },
      verdict: "no",
      ruling: {
        fr: "Non, un joueur ne garde qu’un seul de ses permanents légendaires de même nom, celui de son choix\u202f; les autres vont au cimetière.",
        en: "No, a player keeps only one of their legendary permanents with the same name, of their choice; the others go to the graveyard.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous gardez un seul de vos permanents légendaires du même nom, celui de votre choix\u202f; les autres sont mis au cimetière, sans destruction ni sacrifice.",
        en: "You keep only one of your legendary permanents with the same name, of your choice; the others are put into the graveyard, neither destroyed nor sacrificed.",
      },
    },
  ],
  explanation: {
    fr: "La règle de légende est une action basée sur l’état\u00a0: elle s’applique dès qu’un joueur contrôle plusieurs permanents légendaires du même nom, sans utiliser la pile. Leur contrôleur choisit lequel garder. Comme ils arrivent bien au cimetière depuis le champ de bataille, les créatures sont mortes et les capacités d’arrivée comme de mort se déclenchent.",
    en: "The legend rule is a state-based action: it applies as soon as one player controls several legendary permanents with the same name, without using the stack. Their controller chooses which one to keep. As the others do go to the graveyard from the battlefield, creatures have died, and enters and dies abilities trigger.",
  },
  questions: [
    {
      language: "fr",
      text: "Avec la règle de légende, est-ce que je sacrifie le deuxième exemplaire ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand la règle de légende s’applique, les capacités « quand cette créature meurt » se déclenchent-elles ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "L’indestructible protège-t-il de la règle des légendes ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "J’ai deux créatures légendaires du même nom en jeu, que se passe-t-il ?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "Is the legend rule a sacrifice?", verdict: "no" },
    {
      language: "en",
      text: "If I control two copies of a legendary creature, do I choose which one goes to the graveyard?",
      verdict: "yes",
    },
    { language: "en", text: "Does the legend rule trigger dies abilities?", verdict: "yes" },
    {
      language: "en",
      text: "Does indestructible protect my second copy from the legend rule?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Can I have two of the same legendary creature?", verdict: "no" },
    {
      language: "fr",
      text: "Puis-je avoir deux fois la même créature légendaire en jeu\u202f?",
      verdict: "no",
    },
  ],
};
