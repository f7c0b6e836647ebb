import type { Topic } from "../topic.ts";

export const dyingTogether: Topic = {
  id: "triggers/dying-together",
  title: { fr: "Morts simultanées", en: "Dying at the same time" },
  about: [
    ["dies-trigger", "dies", "zone-change"],
    ["simultaneous", "mass-death"],
    ["triggered-ability", "dies-trigger", "sees", "ability"],
  ],
  not: ["state-based-action", "persist", "undying", "zero-life", "both-lose", "legend-rule"],
  hints: [
    "kill",
    "destroy",
    "source",
    "graveyard",
    "still",
    "as-well",
    "each-time",
    "creature",
    "last-known-information",
    "dies",
  ],
  rules: [
    {
      number: "603.10a",
      claim: {
        fr: "Les capacités de départ du champ de bataille regardent en arrière, juste avant l’évènement.",
        en: "Leaves-the-battlefield abilities look back at the moment just before the event.",
      },
    },
    {
      number: "603.2c",
      claim: {
        fr: "Plusieurs morts en même temps déclenchent la capacité pour chacune.",
        en: "Several deaths at once trigger the ability for each.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une créature qui meurt en même temps que d’autres voit leur mort\u00a0: sa capacité se déclenche pour chacune d’elles.",
        en: "Yes, a creature that dies at the same time as others sees them die: its ability triggers for each of them.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La capacité se déclenche une fois pour chaque créature qui meurt en même temps qu’elle, car le jeu regarde en arrière juste avant ces morts.",
        en: "The ability triggers once for each creature that dies at the same time, because the game looks back to just before those deaths.",
      },
    },
  ],
  explanation: {
    fr: "Les capacités «\u00a0à chaque fois qu’une créature meurt\u00a0» regardent la situation juste avant l’évènement. La source était encore sur le champ de bataille quand toutes sont mortes simultanément\u00a0: elle se déclenche donc pour chacune, y compris pour elle-même si son texte l’inclut. Si son texte dit «\u00a0une autre créature\u00a0», elle ne compte pas sa propre mort.",
    en: "Abilities such as “whenever a creature dies” look at the situation just before the event. The source was still on the battlefield when all of them died simultaneously, so it triggers for each, itself too if its text includes it. If the text says “another creature”, its own death doesn’t count.",
  },
  interactions: [
    {
      between: {
        fr: "Capacité de mort + Mort simultanée",
        en: "Dies trigger + Simultaneous deaths",
      },
      description: { fr: "Chaque mort simultanée compte.", en: "Each simultaneous death counts." },
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Ma créature dit « chaque fois qu’une créature meurt » et elle meurt en même temps que les autres : sa capacité se déclenche-t-elle pour chacune ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Une colère de dieu détruit tout, est-ce que la capacité de ma créature voit mourir les autres créatures ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Combien de déclenchements quand toutes mes créatures meurent ensemble avec la source de la capacité déclenchée à la mort ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Avec Blood Artist, si toutes les créatures meurent d’un wrath simultanément, j’ai un déclenchement pour chaque créature morte ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my creature with a dies trigger dies at the same time as other creatures, does it trigger for each of them?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "A board wipe kills everything. Does my creature's ability see the other creatures die?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "What triggers when all creatures die at the same time as the source of the dies trigger?",
      verdict: null,
    },
    {
      language: "en",
      text: "Wrath of God resolves with my Blood Artist in play, does it trigger for all creatures that die together?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
