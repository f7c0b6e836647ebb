import type { Topic } from "../topic.ts";

export const loops: Topic = {
  id: "stack-and-timing/loops",
  title: { fr: "Boucles infinies", en: "Infinite loops" },
  about: [
    ["mandatory-loop", "infinite-loop"],
    ["loop-number", "draw-game", "choose", "win-game", "mandatory-loop"],
    ["mandatory-loop", "loop-number", "may-ability", "draw-game", "forced"],
  ],
  not: ["replacement-effect", "once-again", "counter-marker"],
  hints: ["opponent", "player", "token", "lose-game", "life-total", "mana"],
  rules: [
    {
      number: "732.2a",
      claim: {
        fr: "Pour une boucle facultative, on annonce un nombre de répétitions.",
        en: "For an optional loop a number of repetitions is announced.",
      },
    },
    {
      number: "104.4b",
      claim: {
        fr: "Une boucle d’actions obligatoires que personne ne peut arrêter rend la partie nulle.",
        en: "A loop of mandatory actions nobody can stop makes the game a draw.",
      },
    },
    {
      number: "732.4",
      claim: {
        fr: "Une boucle faite seulement d’actions obligatoires rend la partie nulle.",
        en: "A loop of nothing but mandatory actions makes the game a draw.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["draw-game"], all: ["may-ability"] },
      verdict: "no",
      ruling: {
        fr: "Non, une boucle que quelqu’un peut arrêter ne rend pas la partie nulle\u00a0: il faut fixer un nombre.",
        en: "No, a loop that somebody can stop doesn’t make the game a draw: a number has to be chosen.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["draw-game"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si la boucle ne contient que des actions obligatoires et que personne ne peut l’arrêter, la partie est nulle.",
        en: "Yes, if the loop consists of mandatory actions only and nobody can stop it, the game is a draw.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous annoncez un nombre de répétitions, aussi grand que vous voulez mais fini.",
        en: "Yes, you announce a number of repetitions, as large as you like but finite.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Boucle facultative\u00a0: vous choisissez un nombre fini de répétitions. Boucle entièrement obligatoire que personne ne peut arrêter\u00a0: la partie est nulle.",
        en: "Optional loop: you choose a finite number of repetitions. Fully mandatory loop that nobody can stop: the game is a draw.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Infini\u00a0» n’est pas un nombre\u00a0: on propose un raccourci avec un nombre précis, que l’adversaire peut interrompre en répondant. Si une action de la boucle est facultative, celui qui la contrôle doit finir par s’arrêter.",
    en: "“Infinite” isn’t a number: you propose a shortcut with a definite number, which opponents may interrupt by responding. If an action of the loop is optional, its player has to stop at some point.",
  },
  questions: [
    {
      language: "fr",
      text: "Une boucle infinie obligatoire que personne ne peut arrêter donne-t-elle un match nul\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de fois puis-je répéter une boucle infinie, dois-je choisir un nombre\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Avec un combo infini, est-ce que je dois choisir un nombre de répétitions\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Is the game a draw if there is a mandatory infinite loop?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How many times can I repeat an infinite combo, do I have to choose a number?",
      verdict: null,
    },
    {
      language: "en",
      text: "Our board has an infinite loop nobody can stop. Is it a draw?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
