import type { Topic } from "../topic.ts";

export const convokeCreatures: Topic = {
  id: "casting-costs/convoke-creatures",
  title: { fr: "Convoquer avec quelles créatures", en: "Which creatures convoke" },
  about: [["convoke", "convoke-tapped"]],
  not: [
    "commander-tax",
    "cost-increase",
    "more-to-cast",
    "cost-reduction",
    "mana-value",
    "cast-free",
    "additional-cost",
    "kicker",
    "alternative-cost",
  ],
  hints: [
    "tap",
    "creature",
    "attack",
    "attacker",
    "summoning-sickness",
    "just-arrived",
    "untap",
    "tapped-creature",
    "mana",
    "color",
  ],
  rules: [
    {
      number: "702.51a",
      claim: {
        fr: "La convocation engage des créatures dégagées que l’on contrôle.",
        en: "Convoke taps untapped creatures you control.",
      },
    },
    {
      number: "302.6",
      claim: {
        fr: "Le mal d’invocation ne l’empêche pas\u00a0: ce n’est pas une capacité à symbole d’engagement de la créature.",
        en: "Summoning sickness doesn’t stop it: it isn’t a tap-symbol ability of the creature.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["attack", "attacker", "tapped-creature", "tapped-state"],
        none: ["vigilance", "untap", "summoning-sickness"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, il faut engager une créature dégagée\u00a0: une créature déjà engagée (par l’attaque, par exemple) ne peut pas convoquer.",
        en: "No, an untapped creature has to be tapped: one already tapped (by attacking, say) can’t convoke.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, toute créature dégagée que vous contrôlez peut convoquer, même arrivée ce tour-ci.",
        en: "Yes, any untapped creature you control may convoke, even one that arrived this turn.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Toute créature dégagée que vous contrôlez peut être engagée pour convoquer, même si elle vient d’arriver\u00a0: elle paie {1} ou un mana de sa couleur.",
        en: "Any untapped creature you control may be tapped to convoke, even one that just arrived: it pays {1} or one mana of its color.",
      },
    },
  ],
  explanation: {
    fr: "Une créature attaquante sans la vigilance est engagée\u202f; elle ne peut donc plus convoquer. Engager pour convoquer ne retire pas du combat.",
    en: "An attacking creature without vigilance is tapped, so it can’t convoke. Tapping to convoke doesn’t remove from combat.",
  },
  questions: [
    {
      language: "fr",
      text: "Puis-je convoquer avec une créature qui vient d’arriver\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une créature attaquante déjà engagée peut-elle servir à convoquer\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Ma créature a le mal d’invocation\u00a0: puis-je l’engager pour la convocation\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    { language: "en", text: "Can I convoke with a summoning sick creature?", verdict: "yes" },
    { language: "en", text: "Can I tap an attacking creature to convoke?", verdict: "no" },
    {
      language: "en",
      text: "Can creatures I just cast be used to pay for convoke?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
