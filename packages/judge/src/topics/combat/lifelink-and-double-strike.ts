import type { Topic } from "../topic.ts";

export const lifelinkAndDoubleStrike: Topic = {
  id: "combat/lifelink-and-double-strike",
  title: { fr: "Lien de vie et double initiative", en: "Lifelink and double strike" },
  about: [["lifelink"], ["double-strike"]],
  not: ["deathtouch", "trample", "infect"],
  hints: [
    "gain-life",
    "damage",
    "combat-damage",
    "life-total",
    "player",
    "attack",
    "block",
    "unblocked",
    "twice",
    "creature",
  ],
  rules: [
    {
      number: "702.4b",
      claim: {
        fr: "La double initiative inflige des blessures dans les deux étapes de blessures.",
        en: "Double strike deals damage in both damage steps.",
      },
    },
    {
      number: "702.15b",
      claim: {
        fr: "Chaque fois que des blessures sont infligées, le lien de vie fait gagner autant de points de vie.",
        en: "Each time damage is dealt, lifelink gains that much life.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, le lien de vie fait gagner des points de vie à chacune des deux étapes de blessures.",
        en: "Yes, lifelink gains life in each of the two damage steps.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Vous gagnez des points de vie deux fois\u00a0: à chaque étape de blessures, autant que de blessures infligées.",
        en: "You gain life twice: in each damage step, as much as the damage dealt.",
      },
    },
  ],
  explanation: {
    fr: "Les deux étapes de blessures sont deux évènements\u00a0: la vie gagnée dans la première est déjà là quand la seconde commence, et «\u00a0quand vous gagnez des points de vie\u00a0» se déclenche deux fois.",
    en: "The two damage steps are two events: life gained in the first is there before the second begins, and “whenever you gain life” triggers twice.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature a le lien de vie et la double initiative\u00a0: est-ce que je gagne des points de vie deux fois\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Comment interagissent double initiative et lien de vie\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Avec la double initiative et le lien de vie, gagne-t-on de la vie à chaque coup\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a creature with double strike and lifelink gain me life twice?",
      verdict: "yes",
    },
    { language: "en", text: "How do lifelink and double strike work together?", verdict: null },
    {
      language: "en",
      text: "My double striker has lifelink. Do I gain life in both damage steps?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
