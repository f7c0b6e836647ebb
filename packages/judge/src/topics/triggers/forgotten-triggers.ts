import type { Topic } from "../topic.ts";

export const forgottenTriggers: Topic = {
  id: "triggers/forgotten-triggers",
  title: { fr: "Déclenchement oublié", en: "Forgotten trigger" },
  about: [["missed-trigger"], ["triggered-ability", "ability", "missed-trigger"]],
  hints: [
    "upkeep",
    "turn",
    "opponent",
    "stack",
    "still",
    "draw",
    "may-ability",
    "phase",
    "permission",
    "next-turn",
    "end-step",
    "draw-step",
  ],
  rules: [
    {
      number: "603.2",
      claim: {
        fr: "Une capacité se déclenche d’elle-même dès que son évènement a lieu.",
        en: "An ability triggers by itself as soon as its event happens.",
      },
    },
    {
      number: "603.3",
      claim: {
        fr: "Elle va sur la pile la prochaine fois qu’un joueur recevrait la priorité.",
        en: "It goes on the stack the next time a player would receive priority.",
      },
    },
    {
      number: "603.5",
      claim: {
        fr: "Même facultative, elle va sur la pile\u202f; seul l’effet est facultatif.",
        en: "Even an optional one goes on the stack; only its effect is optional.",
      },
    },
  ],
  answers: [
    {
      verdict: null,
      ruling: {
        fr: "Selon les règles du jeu, le déclenchement a eu lieu même si personne ne l’a remarqué\u00a0: il aurait dû aller sur la pile à la priorité suivante. Ce qu’on fait d’un oubli en tournoi relève des règles de tournoi, pas des règles du jeu\u00a0: demandez à un arbitre.",
        en: "By the rules of the game the ability triggered even if nobody noticed: it should have gone on the stack at the next priority. What is done about a missed one in a tournament belongs to tournament policy, not to the rules of the game: ask a judge.",
      },
    },
  ],
  explanation: {
    fr: "Une capacité déclenchée n’est pas une option\u00a0: elle se déclenche automatiquement, et un joueur ne peut pas l’oublier volontairement. Les règles du jeu ne prévoient pas d’oubli. Entre amis, mettez-la sur la pile dès que vous la remarquez si tout le monde est d’accord.",
    en: "A triggered ability isn’t an option: it triggers automatically, and a player may not miss it on purpose. The rules of the game have no notion of a missed one. Among friends, put it on the stack as soon as you notice, if everyone agrees.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai oublié un déclenchement d’entretien, que se passe-t-il ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon adversaire a oublié sa capacité déclenchée obligatoire, est-elle perdue ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Que disent les règles quand on a oublié une capacité déclenchée ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "on a raté un déclenchement il y a deux phases, est ce qu’on le met sur la pile ?",
      verdict: null,
      heldBack: true,
    },
    { language: "en", text: "I forgot my upkeep trigger, what happens now?", verdict: null },
    { language: "en", text: "My opponent missed a mandatory trigger. Is it lost?", verdict: null },
    { language: "en", text: "What do the rules say about missed triggers?", verdict: null },
    {
      language: "en",
      text: "We noticed a forgotten triggered ability a turn later, does the missed trigger still happen?",
      verdict: null,
      heldBack: true,
    },
  ],
};
