import type { Topic } from "../topic.ts";

export const hexproofInResponse: Topic = {
  id: "stack-and-timing/hexproof-in-response",
  title: {
    fr: "Défense talismanique ou protection donnée en réponse",
    en: "Hexproof or protection given in response",
  },
  about: [
    ["hexproof", "shroud", "protection"],
    ["respond", "illegal-target", "fizzle", "target-gone"],
    ["target", "kill", "destroy", "exile", "spell", "counter-spell", "ability", "save"],
  ],
  not: [
    "several-targets",
    "aura",
    "equipment",
    "equip",
    "split-second",
    "ward",
    "combat-damage",
    "block",
    "attack",
    "draw-for-turn",
  ],
  hints: [
    "still",
    "dies",
    "kill",
    "destroy",
    "exile",
    "save",
    "survives",
    "fizzle",
    "illegal-target",
    "color",
    "instant",
  ],
  rules: [
    {
      number: "608.2b",
      claim: {
        fr: "Une cible devenue illégale avant la résolution fait que le sort, s’il n’a qu’elle, ne se résout pas.",
        en: "A target that becomes illegal before resolution makes a spell with no other target not resolve.",
      },
    },
    {
      number: "702.11b",
      claim: {
        fr: "Un permanent avec la défense talismanique ne peut pas être ciblé par les adversaires.",
        en: "A permanent with hexproof can’t be the target of opponents’ spells or abilities.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"], any: ["dies", "still"], none: ["fizzle", "save", "survives"] },
      verdict: "no",
      ruling: {
        fr: "Non, sa seule cible est devenue illégale\u00a0: le sort ne se résout pas et la créature n’est pas affectée.",
        en: "No, its only target has become illegal: the spell doesn’t resolve and the creature isn’t affected.",
      },
    },
    {
      when: { form: ["yes_no"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, la légalité de la cible est revérifiée à la résolution\u00a0: la créature est devenue une cible illégale et le sort ne l’affecte pas.",
        en: "Yes, the target is checked again on resolution: the creature has become an illegal target and the spell doesn’t affect it.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "À la résolution la cible est illégale\u00a0: si c’était la seule, le sort ne se résout pas et la créature est sauvée.",
        en: "On resolution the target is illegal: if it was the only one, the spell doesn’t resolve and the creature is saved.",
      },
    },
  ],
  explanation: {
    fr: "Les cibles sont vérifiées au lancement, puis de nouveau à la résolution. Une créature qui a gagné entre-temps la défense talismanique, le linceul ou une protection contre la source n’est plus une cible légale. Cela ne sert à rien contre un effet qui ne cible pas.",
    en: "Targets are checked as the spell is cast and again as it resolves. A creature that has meanwhile gained hexproof, shroud or protection from the source is no longer a legal target. It doesn’t help against effects that don’t target.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je donne la défense talismanique à ma créature en réponse à un sort qui la cible, est-elle sauvée ?",
      verdict: "yes",
    },
    {
      language: "fr",
      text: "Ma créature gagne une protection en réponse à un sort de destruction, est-ce qu’elle meurt quand même ?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si je donne linceul à la créature ciblée en réponse ?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Est-ce que donner la défense talismanique en réponse à un sort de mort qui la cible protège ma créature ?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "If I give my creature hexproof in response to a kill spell, is it saved?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "My creature gains protection from black in response to a black removal spell that targets it. Does it still die?",
      verdict: "no",
    },
    {
      language: "en",
      text: "Does a spell fizzle if its target gains shroud in response?",
      verdict: "yes",
    },
    {
      language: "en",
      text: "Can I save my creature by giving it hexproof in response to their targeted exile spell?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
