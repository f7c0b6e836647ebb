import type { Topic } from "../topic.ts";

export const abilityLostInResponse: Topic = {
  id: "stack-and-timing/ability-lost-in-response",
  title: {
    fr: "Capacité perdue après s’être déclenchée",
    en: "An ability lost after it triggered",
  },
  about: [
    ["lose-in-response-ability", "lose-abilities", "loses-ability"],
    ["triggered-ability", "activated-ability", "ability", "ward", "stack"],
    ["respond", "stack", "resolve", "still", "lose-in-response-ability", "face-up", "turned-up"],
  ],
  not: ["copy", "pump", "plus-one-counter", "enters"],
  hints: ["creature", "pay", "still", "keep", "opponent", "target", "face-down"],
  rules: [
    {
      number: "113.7a",
      claim: {
        fr: "Une fois sur la pile, une capacité existe indépendamment de sa source.",
        en: "Once on the stack an ability exists independently of its source.",
      },
    },
    {
      number: "608.2b",
      claim: {
        fr: "Seules des cibles devenues illégales peuvent la rendre sans effet.",
        en: "Only targets that became illegal can leave it without effect.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["stops", "counter-spell", "save"] },
      verdict: "no",
      ruling: {
        fr: "Non, la capacité déjà sur la pile se résout quand même.",
        en: "No, the ability already on the stack resolves anyway.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, une capacité déclenchée ou activée déjà sur la pile existe indépendamment de sa source\u00a0: elle se résout même si la source ne l’a plus.",
        en: "Yes, a triggered or activated ability already on the stack exists independently of its source: it resolves even if the source no longer has it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Une capacité déjà sur la pile se résout, même si sa source a perdu cette capacité entre-temps.",
        en: "An ability already on the stack resolves, even if its source has lost the ability meanwhile.",
      },
    },
  ],
  explanation: {
    fr: "Perdre la capacité n’empêche que de nouveaux déclenchements ou de nouvelles activations. Pour arrêter celle de la pile, il faut la contrecarrer ou rendre ses cibles illégales.",
    en: "Losing the ability only stops new triggers or activations. To stop the one on the stack you must counter it or make its targets illegal.",
  },
  questions: [
    {
      language: "fr",
      text: "Ma créature perd toutes ses capacités en réponse à sa capacité déclenchée\u00a0: la capacité se résout-elle quand même\u202f?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Si la créature perd sa capacité en réponse, est-ce que cela arrête l’activation déjà sur la pile\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "La capacité de parade est sur la pile et la créature perd la parade\u00a0: mon adversaire doit-il encore payer\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "My creature loses all abilities in response to its own trigger. Does the trigger still resolve?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "If the creature loses its ability in response, does that stop the activated ability already on the stack?",
      verdict: "no",
    },
    {
      language: "en",
      text: "The ward trigger is on the stack and the creature no longer has ward. Must the opponent still pay?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
