import type { Topic } from "../topic.ts";

export const trampleAgainstAProtectedBlocker: Topic = {
  id: "keywords/trample-against-a-protected-blocker",
  title: {
    fr: "Piétinement face à une bloqueuse protégée",
    en: "Trample against a protected blocker",
  },
  about: [["trample"], ["protection"]],
  not: ["deathtouch", "planeswalker"],
  hints: [
    "block",
    "blocker",
    "damage",
    "attack",
    "attacker",
    "color",
    "prevent",
    "assign-damage",
    "lethal-damage",
    "player",
    "gets-through",
    "excess-damage",
    "creature",
    "deals-damage",
    "combat-damage",
    "dies",
    "still",
  ],
  rules: [
    {
      number: "702.19b",
      claim: {
        fr: "Pour les blessures mortelles, on ne tient pas compte de ce qui les préviendra.",
        en: "Lethal damage is counted without regard to what will prevent it.",
      },
    },
    {
      number: "702.16e",
      claim: {
        fr: "Les blessures à la créature protégée sont prévenues.",
        en: "The damage to the protected creature is prevented.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["dies"] },
      verdict: "no",
      ruling: {
        fr: "Non, les blessures infligées à la bloqueuse protégée sont prévenues\u202f; il faut pourtant lui en assigner assez pour que le reste passe.",
        en: "No, damage to the protected blocker is prevented; still, enough must be assigned to it before the rest goes through.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, assignez à la bloqueuse des blessures mortelles, même si elles seront prévenues, et le reste passe.",
        en: "Yes, assign lethal damage to the blocker, even though it will be prevented, and the rest goes through.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "On assigne à la bloqueuse des blessures mortelles (son endurance), qui seront prévenues, et le reste va au joueur.",
        en: "Lethal damage (its toughness) is assigned to the blocker and will be prevented; the rest goes to the player.",
      },
    },
  ],
  explanation: {
    fr: "Le piétinement regarde les blessures assignées, pas celles qui seront vraiment infligées. La protection ne permet donc ni d’ignorer la bloqueuse ni d’arrêter le surplus. Avec une bloqueuse d’endurance 3, il faut lui assigner 3 blessures.",
    en: "Trample looks at the damage assigned, not at what will actually be dealt. So protection neither lets you ignore the blocker nor stops the excess. Against a blocker with toughness 3, 3 damage must be assigned to it.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon attaquant rouge avec le piétinement est bloqué par une créature avec protection contre le rouge, le reste passe-t-il\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment fonctionne le piétinement contre une bloqueuse avec protection contre la couleur de l’attaquante\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "piétinement vs bloqueur protection contre le vert, je peux mettre le surplus au joueur\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My red trampler is blocked by a creature with protection from red. Does the excess damage go through?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "How does trample work against a blocker with protection from the attacker's color?",
      verdict: null,
    },
    {
      language: "en",
      text: "Can trample damage still go through to the player when the blocker has protection from green?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
