import type { Topic } from "../topic.ts";

export const enteringWithCounters: Topic = {
  id: "replacement-effects/entering-with-counters",
  title: { fr: "Arriver avec des marqueurs", en: "Entering with counters" },
  about: [
    ["enters-with-counters"],
    ["zero-toughness", "dies", "survives", "respond", "state-based-action", "kill"],
  ],
  not: ["copy"],
  hints: [
    "counter-marker",
    "plus-one-counter",
    "replacement-effect",
    "x-value",
    "toughness",
    "destroy",
    "stack",
    "creature",
    "priority",
    "enters",
    "before",
    "kill",
    "opponent",
  ],
  rules: [
    {
      number: "614.1c",
      claim: {
        fr: "«\u00a0Arrive avec\u00a0» est un effet de remplacement de l’arrivée.",
        en: "“Enters with” is a replacement effect on entering.",
      },
    },
    {
      number: "704.3",
      claim: {
        fr: "Les actions basées sur l’état ne sont vérifiées qu’avant qu’un joueur reçoive la priorité.",
        en: "State-based actions are only checked before a player gets priority.",
      },
    },
    {
      number: "122.6",
      claim: {
        fr: "Les marqueurs avec lesquels un objet arrive sont mis en même temps qu’il arrive.",
        en: "Counters that an object enters with are put on it as it enters.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["survives"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, elle arrive avec ses marqueurs déjà dessus\u00a0: il n’y a aucun moment où elle est une 0/0.",
        en: "Yes, it enters with its counters already on it: there is no moment at which it is a 0/0.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, les marqueurs sont déjà sur la créature au moment où elle arrive\u00a0: elle n’est jamais une 0/0 et personne ne peut répondre entre les deux.",
        en: "No, the counters are already on the creature as it enters: it is never a 0/0 and nobody can respond in between.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les marqueurs sont là en même temps que la créature\u00a0: elle n’est jamais une 0/0 et aucun joueur n’a la priorité entre son arrivée et ses marqueurs.",
        en: "The counters are there at the same time as the creature: it is never a 0/0 and no player gets priority between its arrival and its counters.",
      },
    },
  ],
  explanation: {
    fr: "«\u00a0Arrive avec\u00a0» ne se déclenche pas et n’utilise pas la pile\u00a0: c’est un effet de remplacement. Une capacité «\u00a0quand elle arrive, mettez des marqueurs\u00a0» serait au contraire déclenchée et laisserait mourir une 0/0 avant de se résoudre.",
    en: "“Enters with” does not trigger and does not use the stack: it is a replacement effect. A “when it enters, put counters” ability would be triggered instead and would let a 0/0 die before it resolves.",
  },
  questions: [
    {
      language: "fr",
      text: "Une 0/0 qui arrive avec trois marqueurs +1/+1 meurt-elle avant de les recevoir\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Puis-je répondre quand une créature arrive sur le champ de bataille avec des marqueurs, avant qu’elle les ait\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Est-ce qu’une hydre 0/0 qui arrive avec X marqueurs +1/+1 survit\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Mon adversaire joue une 0/0 qui arrive avec des marqueurs, est-ce que je peux la tuer avant qu’elle ait ses marqueurs\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does a 0/0 that enters with X +1/+1 counters die before it gets them?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I respond before a creature that enters with counters gets its counters?",
      verdict: "no",
    },
    {
      language: "en",
      text: "A 0/0 enters the battlefield with two +1/+1 counters on it. Does it survive?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can my opponent kill a hydra that enters with counters before the counters are on it?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
