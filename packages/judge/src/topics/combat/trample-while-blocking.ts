import type { Topic } from "../topic.ts";

export const trampleWhileBlocking: Topic = {
  id: "combat/trample-while-blocking",
  title: { fr: "Piétinement en bloquant", en: "Trample on a blocking creature" },
  about: [["trample"], ["my-blocker"]],
  not: ["deathtouch"],
  hints: [
    "block",
    "blocker",
    "attack",
    "attacker",
    "damage",
    "excess-damage",
    "player",
    "creature",
    "assign-damage",
    "opponent",
    "gets-through",
  ],
  rules: [
    {
      number: "702.19a",
      claim: {
        fr: "Le piétinement ne joue que pour une créature attaquante\u202f; il ne fait rien quand elle bloque.",
        en: "Trample matters for an attacking creature only; it does nothing while the creature blocks.",
      },
    },
    {
      number: "510.1d",
      claim: {
        fr: "Une créature bloqueuse assigne ses blessures de combat à la créature qu’elle bloque.",
        en: "A blocking creature assigns its combat damage to the creature it blocks.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le piétinement n’a aucun effet sur une créature qui bloque\u00a0: elle inflige toutes ses blessures à l’attaquant qu’elle bloque.",
        en: "No, trample has no effect on a blocking creature: it deals all its damage to the attacker it blocks.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une créature qui bloque inflige toutes ses blessures à l’attaquant qu’elle bloque\u202f; son piétinement ne fait rien.",
        en: "A blocking creature deals all its damage to the attacker it blocks; its trample does nothing.",
      },
    },
  ],
  explanation: {
    fr: "Le piétinement modifie seulement l’assignation des blessures de combat d’une créature attaquante. L’excédent d’une créature bloqueuse ne passe ni au joueur attaquant ni à une autre créature.",
    en: "Trample only changes how an attacking creature assigns combat damage. A blocker’s excess goes neither to the attacking player nor to another creature.",
  },
  questions: [
    {
      language: "fr",
      text: "Je bloque avec ma créature 6/6 piétinement une 2/2, est-ce que l’excédent de blessures va au joueur attaquant\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature bloqueuse avec le piétinement inflige-t-elle des blessures à l’adversaire\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "En bloquant avec une 7/7 qui a le piétinement, le surplus touche-t-il l’attaquant lui-même\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I block with a trampler, does the excess damage go to the attacking player?",
      verdict: "no",
    },
    { language: "en", text: "Does trample do anything on my blocker?", verdict: "no" },
    {
      language: "en",
      text: "My trampling 5/5 blocks a 1/1. Do the 4 extra points hit my opponent?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Le piétinement fonctionne-t-il quand la créature bloque\u202f?",
      verdict: "no",
    },
    { language: "fr", text: "Le piétinement sert-il en défense\u202f?", verdict: "no" },
    { language: "en", text: "Does trample work when blocking?", verdict: "no" },
  ],
};
