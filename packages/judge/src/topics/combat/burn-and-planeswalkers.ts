import type { Topic } from "../topic.ts";

export const burnAndPlaneswalkers: Topic = {
  id: "combat/burn-and-planeswalkers",
  title: { fr: "Blessures de sorts et planeswalkers", en: "Spell damage and planeswalkers" },
  about: [
    ["planeswalker"],
    ["burn-at-planeswalker", "noncombat-damage", "redirect-damage", "burn"],
    ["damage", "target", "spell", "player", "instant", "planeswalker"],
  ],
  not: ["attack", "attacker", "animated-planeswalker", "trample", "deathtouch", "excess-damage"],
  hints: [
    "opponent",
    "loyalty",
    "planeswalker-damage",
    "change-target",
    "replacement-effect",
    "deals-damage",
  ],
  rules: [
    {
      number: "120.3c",
      claim: {
        fr: "Des blessures infligées à un planeswalker lui retirent autant de marqueurs «\u00a0loyauté\u00a0».",
        en: "Damage dealt to a planeswalker removes that many loyalty counters.",
      },
    },
    {
      number: "115.4",
      claim: {
        fr: "«\u00a0N’importe quelle cible\u00a0» comprend les planeswalkers.",
        en: "“Any target” includes planeswalkers.",
      },
    },
    {
      number: "306.8",
      claim: {
        fr: "Un planeswalker perd des marqueurs quand il subit des blessures.",
        en: "A planeswalker loses counters when it is dealt damage.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["redirect-damage", "player", "change-target"] },
      verdict: "no",
      ruling: {
        fr: "Non, la redirection d’un joueur vers son planeswalker n’existe plus\u00a0: le sort doit pouvoir cibler le planeswalker lui-même.",
        en: "No, damage is no longer redirected from a player to their planeswalker: the spell must be able to target the planeswalker itself.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un sort qui inflige des blessures à «\u00a0n’importe quelle cible\u00a0» peut cibler un planeswalker et lui retire autant de marqueurs «\u00a0loyauté\u00a0».",
        en: "Yes, a spell that deals damage to “any target” can target a planeswalker and removes that many loyalty counters.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Un sort à «\u00a0n’importe quelle cible\u00a0» peut cibler directement un planeswalker\u202f; un sort qui ne cible que les joueurs ne le peut pas.",
        en: "An “any target” spell can target a planeswalker directly; one that targets only players can’t.",
      },
    },
  ],
  explanation: {
    fr: "Depuis 2018, les blessures autres que de combat ne se redirigent plus d’un joueur vers un planeswalker. Ce qui cible «\u00a0n’importe quelle cible\u00a0» ou «\u00a0un joueur ou un planeswalker\u00a0» peut le viser\u202f; les autres blessures restent sur le joueur.",
    en: "Since 2018 noncombat damage is no longer redirected from a player to a planeswalker. What targets “any target” or “target player or planeswalker” may aim at it; other damage stays on the player.",
  },
  questions: [
    {
      language: "fr",
      text: "Est-ce que je peux cibler un planeswalker avec un sort qui inflige 3 blessures à n’importe quelle cible\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Puis-je rediriger vers son planeswalker les blessures d’un sort qui cible le joueur\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un sort de blast avec «\u00a0n’importe quelle cible\u00a0» peut-il viser un planeswalker\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can burn that says any target hit a planeswalker?", verdict: "yes" },
    {
      language: "en",
      text: "Can I still redirect burn from the player to a planeswalker they control?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My spell deals damage to target player. May I redirect it to that player’s planeswalker instead?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
