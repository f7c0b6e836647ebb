import type { Topic } from "../topic.ts";

export const twoControlEffects: Topic = {
  id: "layers/two-control-effects",
  title: { fr: "Deux effets de changement de contrôle", en: "Two control-changing effects" },
  about: [["gain-control", "control"], ["control-again"]],
  not: ["commander"],
  hints: [
    "timestamp",
    "aura",
    "layer",
    "continuous-effect",
    "duration",
    "end-of-turn",
    "return",
    "return-to-me",
    "enchantment",
    "owner",
    "sorcery",
  ],
  rules: [
    {
      number: "613.7",
      claim: {
        fr: "Dans une même couche, l’effet le plus récent s’applique en dernier et l’emporte.",
        en: "Within a layer the newest effect applies last and wins.",
      },
    },
    {
      number: "613.1b",
      claim: {
        fr: "Les changements de contrôle s’appliquent dans la couche 2.",
        en: "Control changes apply in layer 2.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["return-to-me"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, quand l’effet le plus récent cesse, le plus ancien, s’il dure encore, redonne la créature à son joueur.",
        en: "Yes, when the newest effect ends, the older one, if it still lasts, gives the creature back to its player.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le contrôle revient au joueur dont l’effet est le plus récent (horodatage). Quand cet effet cesse, l’effet plus ancien s’applique de nouveau s’il dure encore.",
        en: "The player whose effect is newest (latest timestamp) controls it. When that effect ends, the older effect applies again if it still lasts.",
      },
    },
  ],
  explanation: {
    fr: "Les deux effets existent en même temps et s’appliquent dans l’ordre de leur horodatage\u00a0: le dernier arrivé gagne, il n’efface pas l’autre. Si le plus récent prend fin, on regarde simplement l’effet restant\u202f; s’il n’y en a plus, le permanent revient au joueur qui le contrôlait à l’origine.",
    en: "Both effects exist at the same time and apply in timestamp order: the latest one wins, it does not erase the other. If the newest one ends, the one that remains decides; with none left, the permanent goes back to the player who first controlled it.",
  },
  questions: [
    {
      language: "fr",
      text: "J’ai volé une créature avec une aura, puis mon adversaire en reprend le contrôle avec une deuxième aura. Qui la contrôle\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Deux joueurs prennent le contrôle de la même créature, qui l’a\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Mon adversaire reprend le contrôle de sa créature jusqu’à la fin du tour alors que je l’avais volée avec une aura\u00a0: est-ce qu’elle me revient ensuite\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Deux auras qui prennent le contrôle sont sur la même bête, c’est laquelle qui gagne\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "I stole a creature with an Aura and then my opponent steals it back with a second control Aura. Who controls it?",
      verdict: null,
    },
    {
      language: "en",
      text: "Two control effects on the same creature: which one wins?",
      verdict: null,
    },
    {
      language: "en",
      text: "My opponent takes it back until end of turn, though I control it with an Aura. Do I get it back afterwards?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Two players both gain control of the same creature with different Auras. Who gets it?",
      verdict: null,
      heldBack: true,
    },
  ],
};
