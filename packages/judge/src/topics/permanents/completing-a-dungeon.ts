import type { Topic } from "../topic.ts";

export const completingADungeon: Topic = {
  id: "permanents/completing-a-dungeon",
  title: { fr: "Finir un donjon", en: "Completing a dungeon" },
  about: [
    ["dungeon-room", "venture-into-the-dungeon"],
    ["dungeon-again", "dungeon-room"],
  ],
  not: ["commander", "initiative-changes"],
  hints: ["player", "choose", "then-order", "ability", "resolve", "command-zone"],
  rules: [
    {
      number: "701.49c",
      claim: {
        fr: "Dans la dernière salle, s’aventurer retire la carte donjon (elle est achevée) et commence un nouveau donjon.",
        en: "In the last room, venturing removes the dungeon card (it is completed) and starts a new dungeon.",
      },
    },
    {
      number: "309.7",
      claim: {
        fr: "Un donjon est achevé quand sa carte est retirée de la partie après sa dernière salle.",
        en: "A dungeon is completed as its card is removed from the game after its last room.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le donjon est achevé et vous choisissez un nouveau donjon, dont vous entrez dans la première salle.",
        en: "Yes, the dungeon is completed and you choose a new dungeon, whose first room you enter.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le donjon est achevé\u00a0: vous retirez sa carte, choisissez un nouveau donjon et entrez dans sa première salle.",
        en: "The dungeon is completed: you remove its card, choose a new dungeon and enter its first room.",
      },
    },
  ],
  explanation: {
    fr: "Tant que la capacité de la dernière salle n’a pas quitté la pile, le donjon reste. On peut choisir n’importe quelle carte donjon que son texte n’interdit pas, y compris la même.",
    en: "As long as the last room’s ability hasn’t left the stack the dungeon stays. Any dungeon card whose own text doesn’t forbid it may be chosen, even the same one.",
  },
  questions: [
    {
      language: "fr",
      text: "Je suis dans la dernière salle du donjon et je m’aventure à nouveau\u00a0: que se passe-t-il\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Après la dernière salle, est-ce que le donjon est terminé et puis-je en commencer un nouveau donjon\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Qu’est-ce qui arrive quand on s’aventure depuis la dernière salle du donjon\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "I’m in the bottommost room of a dungeon and venture again. What happens?",
      verdict: null,
    },
    {
      language: "en",
      text: "Once I finish the last room, do I start a new dungeon?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What happens when I venture into the dungeon after the final room?",
      verdict: null,
      heldBack: true,
    },
  ],
};
