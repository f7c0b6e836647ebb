import type { Topic } from "../topic.ts";

export const strikeChangedBetweenDamageSteps: Topic = {
  id: "combat/strike-changed-between-damage-steps",
  title: {
    fr: "Initiative gagnée ou perdue entre les deux étapes",
    en: "First strike gained or lost between the damage steps",
  },
  about: [["first-strike", "double-strike"], ["after-first-step"]],
  hints: [
    "damage",
    "combat-damage",
    "combat-damage-step",
    "deals-damage",
    "gain-ability",
    "loses-ability",
    "twice",
    "attack",
    "attacker",
    "block",
    "blocker",
    "creature",
    "still",
    "combat-phase",
  ],
  rules: [
    {
      number: "702.7c",
      claim: {
        fr: "L’initiative gagnée après la première étape n’empêche pas de frapper dans la seconde, et la perdre n’y redonne pas de blessures.",
        en: "First strike gained after the first step does not stop damage in the second, and losing it gives no second hit.",
      },
    },
    {
      number: "702.4b",
      claim: {
        fr: "Dans la seconde étape frappent celles qui n’avaient ni l’une ni l’autre, et celles qui ont alors la double initiative.",
        en: "In the second step strike those that had neither, and those that have double strike then.",
      },
    },
    {
      number: "510.4",
      claim: {
        fr: "Avec l’initiative ou la double initiative, il y a deux étapes de blessures.",
        en: "With first strike or double strike there are two damage steps.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["loses-ability"] },
      verdict: "no",
      ruling: {
        fr: "Non, une créature qui a déjà frappé dans la première étape et perd sa capacité ne frappe pas de nouveau dans la seconde.",
        en: "No, a creature that already dealt damage in the first step and loses its ability does not deal damage again in the second.",
      },
    },
    {
      when: {
        form: ["yes_no"],
        all: ["first-strike"],
        any: ["damage", "combat-damage", "deals-damage"],
        none: ["double-strike", "twice"],
      },
      verdict: "yes",
      ruling: {
        fr: "Oui, la créature qui gagne l’initiative après la première étape inflige normalement ses blessures dans la seconde.",
        en: "Yes, a creature that gains first strike after the first step still deals its damage in the second as usual.",
      },
    },
    {
      when: { form: ["yes_no"], all: ["first-strike"], none: ["double-strike"] },
      verdict: "no",
      ruling: {
        fr: "Non, c’est trop tard\u00a0: l’initiative gagnée après la première étape de blessures ne change rien à ce combat.",
        en: "No, it is too late: first strike gained after the first damage step changes nothing in this combat.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une créature frappe dans la seconde étape si elle n’avait ni initiative ni double initiative au début de la première, ou si elle a la double initiative à ce moment-là.",
        en: "A creature strikes in the second step if it had neither first strike nor double strike as the first began, or if it has double strike by then.",
      },
    },
  ],
  explanation: {
    fr: "Le jeu regarde qui a l’initiative ou la double initiative au début de la première étape de blessures. Dans la seconde, frappent les créatures qui n’avaient alors ni l’une ni l’autre et celles qui ont maintenant la double initiative. Donner la double initiative à une créature avec l’initiative, entre les deux, lui donne donc un second coup.",
    en: "The game looks at who has first strike or double strike as the first damage step begins. In the second, those that had neither then and those that now have double strike deal damage. Giving double strike to a first striker in between therefore gives it a second hit.",
  },
  questions: [
    {
      language: "fr",
      text: "Une créature qui gagne l’initiative après la première étape de blessures inflige-t-elle encore ses blessures\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature perd l’initiative après la première étape de blessures, frappe-t-elle une deuxième fois\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "si je retire la double initiative entre les deux étapes de blessures, la créature perd la capacité et tape encore\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If a creature gains first strike after the first combat damage step, does it still deal damage?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My creature loses first strike after first strike damage. Does it deal damage again?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens when a first striker gains double strike after the first damage step?",
      verdict: null,
    },
    {
      language: "en",
      text: "Does a creature that loses double strike between the damage steps hit a second time?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "fr",
      text: "Ma créature à double initiative a tapé dans la première étape puis perd la double initiative. Inflige-t-elle encore ses blessures normales\u202f?",
      verdict: "no",
    },
  ],
};
