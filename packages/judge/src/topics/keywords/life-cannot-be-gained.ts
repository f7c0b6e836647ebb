import type { Topic } from "../topic.ts";

export const lifeCannotBeGained: Topic = {
  id: "keywords/life-cannot-be-gained",
  title: { fr: "Interdiction de gagner des points de vie", en: "When life can’t be gained" },
  about: [
    ["no-life-gain"],
    ["gain-life", "lifelink", "no-life-gain", "replacement-effect", "triggered-ability"],
  ],
  not: ["commander", "poison"],
  hints: ["damage", "player", "opponent", "creature", "spell"],
  rules: [
    {
      number: "119.7",
      claim: {
        fr: "Un joueur qui ne peut pas gagner de points de vie n’en gagne pas, quel que soit l’effet.",
        en: "A player who can’t gain life doesn’t, whatever the effect.",
      },
    },
    {
      number: "101.2",
      claim: { fr: "L’interdiction l’emporte sur la permission.", en: "“Can’t” beats “can”." },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, un joueur qui ne peut pas gagner de points de vie n’en gagne aucun, même par le lien de vie\u202f; les blessures, elles, sont infligées normalement.",
        en: "No, a player who can’t gain life gains none, not even from lifelink; the damage itself is dealt as usual.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "Aucun point de vie n’est gagné et «\u00a0quand vous gagnez des points de vie\u00a0» ne se déclenche pas\u202f; le reste de l’effet a lieu.",
        en: "No life is gained and “whenever you gain life” doesn’t trigger; the rest of the effect happens.",
      },
    },
  ],
  explanation: {
    fr: "Un gain qui n’a pas lieu ne peut être ni doublé ni remplacé. Un coût ou un échange de points de vie qui ferait monter le total n’est pas possible.",
    en: "A gain that doesn’t happen can be neither doubled nor replaced. A cost or exchange that would raise the life total isn’t possible.",
  },
  questions: [
    {
      language: "fr",
      text: "Si je ne peux pas gagner de points de vie, est-ce que le lien de vie m’en donne quand même\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Mon adversaire ne peut pas gagner de points de vie\u00a0: son lien de vie marche-t-il\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Un effet dit que les joueurs ne peuvent pas gagner de points de vie\u00a0: mon sort de soin me fait-il gagner de la vie\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "If players can’t gain life, does lifelink still gain me life?",
      verdict: "no",
    },
    {
      language: "en",
      text: "My opponent can’t gain life. Does their lifelink creature gain them life?",
      verdict: "no",
    },
    {
      language: "en",
      text: "An effect says I can’t gain life. Do I gain life from my lifegain spell?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
