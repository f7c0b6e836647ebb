import type { Topic } from "../topic.ts";

export const targetsOfEntersTriggers: Topic = {
  id: "stack-and-timing/targets-of-enters-triggers",
  title: { fr: "Cible d’une capacité d’arrivée", en: "Targets of an enters ability" },
  about: [
    ["etb-exile-target", "change-target"],
    [
      "enters",
      "enters-trigger",
      "permanent-spell",
      "cast",
      "exiled-until",
      "triggered-ability",
      "etb-exile-target",
    ],
    ["target", "change-target", "etb-exile-target", "choose"],
  ],
  not: [
    "copy-targets",
    "storm",
    "several-targets",
    "ward",
    "must-target",
    "no-legal-target",
    "illegal-target",
    "target-gone",
    "removed-in-response",
    "hexproof",
    "additional-cost",
    "sacrifice",
  ],
  hints: [
    "spell",
    "permanent",
    "creature",
    "enchantment",
    "opponent",
    "exile",
    "when-decide",
    "resolve",
    "announce",
    "stack",
    "exiled-until",
  ],
  rules: [
    {
      number: "603.3d",
      claim: {
        fr: "Les cibles d’une capacité déclenchée se choisissent quand elle va sur la pile.",
        en: "The targets of a triggered ability are chosen as it is put on the stack.",
      },
    },
    {
      number: "115.1",
      claim: {
        fr: "Un sort n’a de cibles que si son texte de sort le dit.",
        en: "A spell has targets only if its spell text says so.",
      },
    },
    {
      number: "115.7",
      claim: {
        fr: "On ne change que des cibles qui existent.",
        en: "Only targets that exist can be changed.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, le sort de permanent lui-même ne cible rien\u00a0: la cible appartient à la capacité déclenchée et se choisit seulement quand elle va sur la pile, après l’arrivée du permanent.",
        en: "No, the permanent spell itself has no target: the target belongs to the triggered ability and is chosen only as that ability goes on the stack, after the permanent has entered.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La cible d’une capacité d’arrivée se choisit quand la capacité déclenchée va sur la pile, après l’arrivée du permanent, et non en lançant le sort.",
        en: "The target of an enters ability is chosen as the triggered ability goes on the stack, after the permanent has entered, not while casting the spell.",
      },
    },
  ],
  explanation: {
    fr: "Tant que le sort de permanent est sur la pile, personne ne sait ce qui sera choisi, et il n’y a aucune cible à changer. Une fois la capacité déclenchée sur la pile, sa cible est connue et on peut répondre.",
    en: "While the permanent spell is on the stack nobody knows what will be chosen and there is no target to change. Once the triggered ability is on the stack its target is known and players may respond.",
  },
  questions: [
    {
      language: "fr",
      text: "Dois-je choisir la cible de la capacité d’arrivée de ma créature au moment où je la lance\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire peut-il changer la cible de mon sort de créature pour modifier ce que sa capacité d’arrivée détruira\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Quand est-ce qu’on choisit la cible d’une capacité d’arrivée\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "Do I have to choose the target for my creature’s enters trigger when I cast it?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Can my opponent redirect my creature spell to change which permanent its enters ability will destroy?",
      verdict: "no",
    },
    {
      language: "en",
      text: "When do I choose the target of an enters-the-battlefield trigger?",
      verdict: null,
      heldBack: true,
    },
  ],
};
