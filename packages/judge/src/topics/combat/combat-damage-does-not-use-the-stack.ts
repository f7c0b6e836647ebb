import type { Topic } from "../topic.ts";

export const combatDamageDoesNotUseTheStack: Topic = {
  id: "combat/combat-damage-does-not-use-the-stack",
  title: { fr: "Les blessures de combat et la pile", en: "Combat damage and the stack" },
  about: [["combat-damage", "damage"], ["damage-on-stack"]],
  not: ["triggered-ability", "split-second", "counter-spell"],
  hints: [
    "combat-phase",
    "combat-damage",
    "stack",
    "respond",
    "sacrifice",
    "attack",
    "block",
    "blocker",
    "before",
    "instant",
    "priority",
    "deals-damage",
    "combat-damage-step",
    "creature",
    "assign-damage",
    "cast",
    "still",
  ],
  rules: [
    {
      number: "510.2",
      claim: {
        fr: "Les blessures de combat sont infligées dès qu’elles sont assignées, sans passer par la pile\u202f; personne ne peut agir entre les deux.",
        en: "Combat damage is dealt as soon as it is assigned, without using the stack; nobody can act in between.",
      },
    },
    {
      number: "509.2",
      claim: {
        fr: "La dernière occasion d’agir est la priorité après la déclaration des bloqueurs.",
        en: "The last chance to act is the priority after blockers are declared.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, les blessures de combat ne passent pas par la pile\u00a0: personne ne peut agir entre leur assignation et le moment où elles sont infligées.",
        en: "No, combat damage does not use the stack: nobody can act between its assignment and the moment it is dealt.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Les blessures de combat ne passent pas par la pile\u00a0: agissez après la déclaration des bloqueurs\u202f; ensuite, elles sont assignées puis infligées aussitôt.",
        en: "Combat damage does not use the stack: act after blockers are declared; then it is assigned and dealt at once.",
      },
    },
  ],
  explanation: {
    fr: "L’assignation et les blessures sont une action dictée par le tour, d’un seul tenant. Le vieux tour qui consistait à sacrifier la créature «\u00a0avec les blessures sur la pile\u00a0» n’existe plus\u00a0: sacrifiée avant, elle n’inflige rien. Avec l’initiative, il y a toutefois une priorité entre les deux étapes.",
    en: "Assigning and dealing are one turn-based action. The old trick of sacrificing a creature “with damage on the stack” is gone: sacrificed before, it deals nothing. With first strike there is, however, priority between the two steps.",
  },
  questions: [
    {
      language: "fr",
      text: "Les blessures de combat utilisent-elles la pile\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Peut-on répondre aux blessures de combat une fois assignées, par exemple en sacrifiant la créature\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "j’ai appris à jouer avec les blessures sur la pile, ca marche encore\u202f?",
      verdict: "no",
      heldBack: true,
    },
    { language: "en", text: "Does combat damage use the stack?", verdict: "no" },
    {
      language: "en",
      text: "Can I sacrifice my creature with combat damage on the stack?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can I respond to combat damage after it's assigned but before it's dealt?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
