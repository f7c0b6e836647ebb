import type { Topic } from "../topic.ts";

export const mutateOntoAGoneTarget: Topic = {
  id: "keywords/mutate-onto-a-gone-target",
  title: { fr: "Mutation sur une cible disparue", en: "Mutating onto a target that is gone" },
  about: [
    ["mutate"],
    ["target", "illegal-target", "target-gone", "creature"],
    ["illegal-target", "target-gone", "respond", "dies", "kill", "fizzle", "destroy", "exile"],
  ],
  not: ["merged-leaves", "commander", "merged", "counter-spell"],
  hints: [
    "target",
    "creature",
    "spell",
    "enters",
    "still",
    "resolve",
    "opponent",
    "counter-target-spell",
    "cast",
    "lost-card",
    "becomes-creature",
    "graveyard",
    "save",
  ],
  rules: [
    {
      number: "702.140b",
      claim: {
        fr: "Si la cible est illégale quand le sort commence à se résoudre, il devient un sort de créature ordinaire et arrive.",
        en: "If the target is illegal as the spell begins to resolve, it becomes an ordinary creature spell and enters.",
      },
    },
  ],
  answers: [
    {
      when: {
        form: ["yes_no"],
        any: ["fizzle", "graveyard", "lost-card"],
        none: ["enters", "becomes-creature"],
      },
      verdict: "no",
      ruling: {
        fr: "Non, le sort n’est pas perdu\u00a0: il se résout comme un sort de créature ordinaire et arrive seul sur le champ de bataille.",
        en: "No, the spell is not lost: it resolves as an ordinary creature spell and enters the battlefield on its own.",
      },
    },
    {
      when: { form: ["yes_no"], any: ["enters", "becomes-creature", "still", "keeps", "resolve"] },
      verdict: "yes",
      ruling: {
        fr: "Oui, si la cible n’est plus légale, le sort se résout comme un sort de créature et la créature arrive seule.",
        en: "Yes, if the target is no longer legal, the spell resolves as a creature spell and the creature enters on its own.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Le sort se résout comme un sort de créature ordinaire\u00a0: la créature arrive seule, sans mutation.",
        en: "The spell resolves as an ordinary creature spell: the creature enters on its own, without mutating.",
      },
    },
  ],
  explanation: {
    fr: "C’est une exception\u00a0: d’habitude, un sort dont la seule cible est illégale ne se résout pas. Comme la créature n’a pas muté, les capacités «\u00a0quand cette créature mute\u00a0» ne se déclenchent pas, mais celles d’arrivée se déclenchent.",
    en: "This is an exception: usually a spell whose only target is illegal does not resolve. As the creature did not mutate, “whenever this creature mutates” abilities do not trigger, but enters abilities do.",
  },
  questions: [
    {
      language: "fr",
      text: "Si la cible de mon sort de mutation meurt en réponse, le sort est-il perdu et va-t-il au cimetière\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Que se passe-t-il si on tue en réponse la créature visée par la mutation\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "il tue la cible de ma mutation en réponse, ma créature arrive quand même\u202f?",
      verdict: "yes",
      heldBack: true,
    },
    {
      language: "en",
      text: "Does my mutate spell fizzle if the target is killed in response?",
      verdict: "no",
    },
    {
      language: "en",
      text: "What happens if the creature I'm mutating onto dies in response?",
      verdict: null,
    },
    {
      language: "en",
      text: "They exile the target of my mutate spell in response. Does the creature still enter the battlefield?",
      verdict: "yes",
      heldBack: true,
    },
  ],
};
