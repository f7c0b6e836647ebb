import type { Topic } from "../topic.ts";

export const sagaCounters: Topic = {
  id: "permanents/saga-counters",
  title: { fr: "Marqueurs «\u00a0sapience\u00a0» et chapitres", en: "Lore counters and chapters" },
  about: [
    ["saga", "saga-counters"],
    ["saga-counters", "counter-marker", "doubling", "proliferate"],
    ["triggered-ability", "saga-counters", "final-chapter", "stack", "doubling", "enters"],
  ],
  not: ["sacrifice", "copy", "dies", "planeswalker"],
  hints: [
    "resolve",
    "twice",
    "double",
    "main-phase",
    "separate-triggers",
    "still",
    "twice",
    "as-well",
  ],
  rules: [
    {
      number: "714.2b",
      claim: {
        fr: "Un chapitre se déclenche si le nombre de marqueurs passe d’un nombre inférieur au sien à un nombre au moins égal.",
        en: "A chapter triggers if the number of counters goes from below its number to at least its number.",
      },
    },
    {
      number: "714.3a",
      claim: {
        fr: "Une saga arrive avec un marqueur «\u00a0sapience\u00a0».",
        en: "A Saga enters with a lore counter.",
      },
    },
    {
      number: "714.3c",
      claim: {
        fr: "Elle en reçoit un au début de chaque première phase principale de son contrôleur.",
        en: "It gets one as each of its controller’s precombat main phases begins.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["final-chapter", "encore", "second-time"] },
      verdict: "no",
      ruling: {
        fr: "Non, un chapitre déjà atteint ne se déclenche pas de nouveau\u00a0: ajouter un marqueur ne déclenche que les chapitres dont le numéro vient d’être atteint.",
        en: "No, a chapter already reached doesn’t trigger again: adding a counter triggers only chapters whose number has just been reached.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, tous les chapitres que les marqueurs ajoutés viennent d’atteindre se déclenchent\u00a0: avec deux marqueurs d’un coup, les deux chapitres.",
        en: "Yes, every chapter whose number the added counters have just reached triggers: with two counters at once, both chapters.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Chaque ajout de marqueurs déclenche les chapitres dont le numéro vient d’être atteint ou dépassé, et jamais ceux qui l’étaient déjà.",
        en: "Each time counters are added, the chapters whose number has just been reached or passed trigger, never those already reached.",
      },
    },
  ],
  explanation: {
    fr: "La saga arrive avec un marqueur puis en reçoit un à chaque première phase principale. Plusieurs marqueurs à la fois peuvent déclencher plusieurs chapitres\u202f; retirer puis remettre un marqueur redéclenche le chapitre.",
    en: "A Saga enters with one counter and then gets one each precombat main phase. Several counters at once may trigger several chapters; removing and adding a counter again triggers the chapter once more.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma saga arrive avec deux marqueurs sapience\u00a0: les deux premiers chapitres se déclenchent-ils\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma saga a déjà tous ses marqueurs et on ajoute encore un marqueur\u00a0: le dernier chapitre se déclenche-t-il à nouveau\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je prolifère, ma saga reçoit un marqueur\u00a0: le chapitre suivant se déclenche-t-il\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If my Saga enters with two lore counters, do both chapter abilities trigger?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My Saga already has all its lore counters and I add another. Does the final chapter trigger again?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I proliferate my Saga. Does the next chapter trigger from the extra lore counter?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
