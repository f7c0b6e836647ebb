import type { Topic } from "../topic.ts";

export const doubleStrikeAndTrample: Topic = {
  id: "combat/double-strike-and-trample",
  title: { fr: "Double initiative et piétinement", en: "Double strike and trample" },
  about: [["double-strike"], ["trample"]],
  not: ["deathtouch", "planeswalker"],
  hints: [
    "block",
    "blocker",
    "dies",
    "kill",
    "damage",
    "combat-damage",
    "first-damage",
    "gets-through",
    "player",
    "attack",
    "attacker",
    "blocker-gone",
    "life-total",
    "combat-damage-step",
    "before",
    "excess-damage",
    "defending-player",
    "twice",
    "still",
    "deals-damage",
    "second-damage",
    "stays-blocked",
    "as-well",
    "survives",
  ],
  rules: [
    {
      number: "702.4b",
      claim: {
        fr: "La double initiative assigne des blessures dans les deux étapes.",
        en: "Double strike assigns damage in both steps.",
      },
    },
    {
      number: "702.19d",
      claim: {
        fr: "Si plus rien ne la bloque, une attaquante avec le piétinement assigne toutes ses blessures à ce qu’elle attaque.",
        en: "If nothing blocks it any more, a trampling attacker assigns all its damage to what it attacks.",
      },
    },
    {
      number: "702.19b",
      claim: {
        fr: "Tant qu’une bloqueuse est là, elle doit recevoir des blessures mortelles avant que le reste passe.",
        en: "While a blocker is there, it must be assigned lethal damage before the rest goes through.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si la bloqueuse meurt dans la première étape, toutes les blessures de la seconde passent grâce au piétinement.",
        en: "Yes, if the blocker dies in the first step, all the damage of the second goes through thanks to trample.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Première étape\u00a0: blessures mortelles à la bloqueuse et le reste passe\u202f; seconde étape\u00a0: si la bloqueuse est morte, toutes les blessures passent.",
        en: "First step: lethal damage to the blocker and the rest goes through; second step: if the blocker is dead, all the damage goes through.",
      },
    },
  ],
  explanation: {
    fr: "La double initiative frappe deux fois, une fois par étape. Dans la première, le piétinement demande des blessures mortelles pour la bloqueuse. Une bloqueuse morte avant la seconde étape ne reçoit plus rien\u00a0: l’attaquante est toujours bloquée, mais le piétinement laisse alors tout passer. Sans piétinement, rien ne passerait.",
    en: "Double strike hits twice, once in each step. In the first, trample asks for lethal damage to the blocker. A blocker that died before the second step gets nothing more: the attacker is still blocked, but trample then lets everything through. Without trample nothing would.",
  },
  interactions: [
    {
      between: { fr: "Double initiative + Piétinement", en: "Double strike + Trample" },
      description: {
        fr: "Bloqueuse morte à la première étape\u00a0: tout passe à la seconde.",
        en: "Blocker dead in the first step: everything goes through in the second.",
      },
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Double initiative et piétinement\u00a0: si la bloqueuse meurt dans la première étape, les blessures de la seconde vont-elles toutes au joueur\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment marchent ensemble double initiative et piétinement\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "mon pietineur avec double initiative tue le bloqueur au premier coup, le second coup passe entierement\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "With double strike and trample, does all second strike damage go to the player if the blocker died in the first step?",
      verdict: "yes",
    },
    { language: "en", text: "How do double strike and trample work together?", verdict: null },
    {
      language: "en",
      text: "My double striker with trample killed its blocker with first-strike damage, does the regular damage go straight to the opponent?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
