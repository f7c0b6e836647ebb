import type { Topic } from "../topic.ts";

export const regeneratedCreatureInCombat: Topic = {
  id: "keywords/regenerated-creature-in-combat",
  title: { fr: "Régénérer pendant le combat", en: "Regenerating in combat" },
  about: [
    ["regenerate"],
    [
      "block",
      "blocker",
      "attack",
      "attacker",
      "combat-phase",
      "remove-from-combat",
      "tap",
      "combat-damage",
    ],
  ],
  not: [
    "sacrifice",
    "exile",
    "cant-regenerate",
    "minus-toughness",
    "toughness-to-zero",
    "zero-toughness",
    "commander",
  ],
  hints: [
    "damage",
    "destroy",
    "dies",
    "save",
    "still",
    "creature",
    "deals-damage",
    "lethal-damage",
    "deathtouch",
    "stays-blocked",
    "untap",
    "survives",
    "before",
    "first-strike",
    "keep",
    "marked-damage",
    "tapped-creature",
    "respond",
    "unblocked",
    "kill",
  ],
  rules: [
    {
      number: "701.19a",
      claim: {
        fr: "Au lieu d’être détruite, la créature est engagée, ses blessures sont retirées et elle est retirée du combat.",
        en: "Instead of being destroyed the creature is tapped, its damage is removed and it is removed from combat.",
      },
    },
    {
      number: "506.4",
      claim: {
        fr: "Une créature régénérée est retirée du combat.",
        en: "A regenerated creature is removed from combat.",
      },
    },
    {
      number: "509.1h",
      claim: {
        fr: "L’attaquante qu’elle bloquait reste bloquée.",
        en: "The attacker it was blocking stays blocked.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["tap", "remove-from-combat", "tapped-creature"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, au moment où la régénération remplace la destruction, la créature est engagée et retirée du combat.",
        en: "Yes, when regeneration replaces the destruction, the creature becomes tapped and is removed from combat.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["stays-blocked"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, l’attaquante reste bloquée même si sa bloqueuse a été régénérée et retirée du combat.",
        en: "Yes, the attacker stays blocked even if its blocker regenerated and left combat.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["survives", "save"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si la régénération était prête avant la destruction\u00a0: la créature survit, engagée et retirée du combat.",
        en: "Yes, if regeneration was set up before the destruction: the creature survives, tapped and removed from combat.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["dies"] },
      verdict: "no",
      ruling: {
        fr: "Non, si la régénération était prête avant la destruction\u00a0: la créature survit, engagée et retirée du combat.",
        en: "No, if regeneration was set up before the destruction: the creature survives, tapped and removed from combat.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La créature survit, mais elle est engagée, ses blessures sont retirées et elle est retirée du combat.",
        en: "The creature survives, but it becomes tapped, its damage is removed and it is removed from combat.",
      },
    },
  ],
  explanation: {
    fr: "La régénération crée un bouclier qui remplace la prochaine destruction du tour\u202f; il faut donc l’activer avant. La créature n’est engagée et retirée du combat que si le bouclier sert. Les blessures de combat étant simultanées, elle a déjà infligé les siennes, sauf si l’initiative l’a frappée avant.",
    en: "Regeneration sets up a shield that replaces the next destruction this turn, so it must be activated before. The creature is tapped and removed from combat only if the shield is used. As combat damage is simultaneous, it has already dealt its own, unless first strike hit it earlier.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature régénérée pendant le combat est-elle engagée\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "La régénération retire-t-elle la créature bloqueuse du combat\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "ma créature qui bloque se régénère, l’attaquant reste bloqué\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature that regenerates in combat become tapped?",
      verdict: "yes",
    },
    { language: "en", text: "Is a regenerated blocker removed from combat?", verdict: "yes" },
    {
      language: "en",
      text: "What happens in combat when my blocking creature regenerates?",
      verdict: null,
      heldBack: true,
    },
  ],
};
