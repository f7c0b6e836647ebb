import type { Topic } from "../topic.ts";

export const tappedPermanentsStillWork: Topic = {
  id: "layers/tapped-permanents-still-work",
  title: {
    fr: "Permanents engagés et capacités statiques",
    en: "Tapped permanents and static abilities",
  },
  about: [
    ["tapped-static", "tapped-state", "static-ability"],
    ["tap", "tapped-state", "artifact", "enchantment", "creature", "tapped-creature"],
    ["static-ability", "tapped-static", "pump", "still", "bonus", "keep"],
  ],
  not: [
    "gain-control",
    "stolen-just-now",
    "attack",
    "block",
    "untap",
    "stun-counter",
    "crew",
    "convoke",
    "blocker",
    "attacker",
    "sac-anything",
    "vigilance",
    "remove-from-combat",
  ],
  hints: ["permanent", "ability", "land", "battlefield"],
  rules: [
    {
      number: "604.2",
      claim: {
        fr: "Une capacité statique agit tant que le permanent est sur le champ de bataille.",
        en: "A static ability works as long as the permanent is on the battlefield.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, un permanent engagé garde ses capacités\u00a0: ses effets statiques continuent, sauf s’il dit «\u00a0tant que … est dégagé\u00a0».",
        en: "Yes, a tapped permanent keeps its abilities: its static effects go on unless it says “as long as it is untapped”.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Être engagé ne désactive rien\u00a0: les capacités statiques et déclenchées continuent.",
        en: "Being tapped switches nothing off: static and triggered abilities go on.",
      },
    },
  ],
  explanation: {
    fr: "Seules les capacités dont le coût demande de l’engager ne peuvent plus être activées.",
    en: "Only abilities whose cost asks to tap it can’t be activated any more.",
  },
  questions: [
    {
      language: "fr",
      text: "Un artefact engagé a-t-il encore son effet statique\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature engagée donne-t-elle encore son bonus aux autres\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Les capacités statiques d’un permanent engagé fonctionnent-elles encore\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a tapped artifact still have its static effect?",
      verdict: "yes",
    },
    { language: "en", text: "Does my lord still give its bonus while tapped?", verdict: "yes" },
    {
      language: "en",
      text: "Do static abilities work on a tapped permanent?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
