import type { Topic } from "../topic.ts";

export const lifeGainComesTooLate: Topic = {
  id: "triggers/life-gain-comes-too-late",
  title: {
    fr: "Un gain de vie déclenché arrive trop tard",
    en: "Triggered life gain comes too late",
  },
  about: [
    ["trigger-not-fast-enough", "triggered-ability"],
    ["falls-to-zero", "lose-game", "i-die", "zero-life"],
    ["gain-life", "trigger-not-fast-enough", "life-total"],
  ],
  not: ["commander", "poison", "draw-empty"],
  hints: [
    "damage",
    "survives",
    "aura",
    "combat-damage",
    "lifelink",
    "opponent",
    "deals-damage",
    "attack",
    "player",
    "dies",
  ],
  rules: [
    {
      number: "704.5a",
      claim: {
        fr: "Un joueur à 0 point de vie ou moins perd la partie dès la prochaine vérification.",
        en: "A player at 0 life or less loses the game at the next check.",
      },
    },
    {
      number: "704.3",
      claim: {
        fr: "Les actions basées sur l’état sont vérifiées avant que les capacités déclenchées aillent sur la pile.",
        en: "State-based actions are checked before triggered abilities go on the stack.",
      },
    },
    {
      number: "603.3",
      claim: {
        fr: "Une capacité déclenchée va sur la pile la prochaine fois qu’un joueur recevrait la priorité.",
        en: "A triggered ability goes on the stack the next time a player would receive priority.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["lose-game", "i-die"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, vous perdez\u00a0: à 0 point de vie ou moins, la partie est perdue avant que la capacité déclenchée aille sur la pile.",
        en: "Yes, you lose: at 0 life or less the game is lost before the triggered ability even goes on the stack.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la capacité déclenchée arrive trop tard\u00a0: à 0 point de vie ou moins, vous perdez avant qu’elle aille sur la pile. Le lien de vie, lui, n’est pas déclenché et agit en même temps que les blessures.",
        en: "No, the triggered ability comes too late: at 0 life or less you lose before it goes on the stack. Lifelink isn’t triggered and works together with the damage.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les actions basées sur l’état passent avant les capacités déclenchées\u00a0: un joueur à 0 point de vie perd avant d’en gagner par un déclenchement.",
        en: "State-based actions come before triggered abilities: a player at 0 life loses before gaining any from a trigger.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Chaque fois que cette créature inflige des blessures, vous gagnez autant de points de vie\u00a0» utilise la pile. Le lien de vie est différent\u00a0: le gain fait partie du résultat des blessures.",
    en: "“Whenever this creature deals damage, you gain that much life” uses the stack. Lifelink is different: the gain is part of what the damage does.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai 2 points de vie et je reçois 3 blessures, mais une capacité déclenchée me fait gagner autant de points de vie\u00a0: est-ce que je survis\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je tombe à 0 point de vie avec une capacité déclenchée de gain de vie en attente, est-ce que je perds la partie\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature me fait passer à 0 point de vie et déclenche «\u00a0vous gagnez 2 points de vie\u00a0»\u00a0: je survis\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "I’m at 2 life and take 3 damage, but a trigger would gain me 3 life. Do I survive?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If damage takes me to 0 life with a life gain trigger pending, do I lose the game?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "I fall to 0 life, but “whenever you’re dealt damage, gain that much life” triggers. Am I saved?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
