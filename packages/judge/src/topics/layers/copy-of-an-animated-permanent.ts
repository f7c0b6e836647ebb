import type { Topic } from "../topic.ts";

export const copyOfAnAnimatedPermanent: Topic = {
  id: "layers/copy-of-an-animated-permanent",
  title: {
    fr: "Copier un permanent animé ou modifié",
    en: "Copying an animated or modified permanent",
  },
  about: [
    ["copy", "clone", "copies-animated"],
    ["copies-animated", "animated-land", "becomes-creature", "vehicle", "crewed-state"],
    ["copy", "clone", "copies-animated", "creature"],
  ],
  not: ["copy-spell", "enters-trigger", "counter-marker", "mana-value", "commander", "face-down"],
  hints: [
    "land",
    "creature",
    "enters",
    "set-power-toughness",
    "activated-ability",
    "type-change",
    "pump",
    "end-of-turn",
    "base-power-toughness",
    "copiable-values",
  ],
  rules: [
    {
      number: "707.2",
      claim: {
        fr: "On copie les valeurs copiables\u00a0: ce qui est imprimé, pas les effets qui animent ou modifient.",
        en: "Copiable values are copied: what is printed, not effects that animate or modify.",
      },
    },
    {
      number: "613.2c",
      claim: {
        fr: "Après la couche 1, l’objet a ses valeurs copiables\u202f; les autres effets viennent ensuite.",
        en: "After layer 1 the object has its copiable values; other effects come later.",
      },
    },
  ],
  answers: [
    {
      when: { form: ["yes_no"] },
      verdict: "no",
      ruling: {
        fr: "Non, la copie ne reprend que les valeurs copiables\u00a0: elle n’est ni animée ni modifiée par les effets qui touchent l’original.",
        en: "No, the copy takes only the copiable values: it is neither animated nor changed by effects on the original.",
      },
    },
    {
      verdict: null,
      ruling: {
        fr: "La copie reprend ce qui est imprimé sur l’original (valeurs copiables), pas l’effet qui l’anime ou le modifie.",
        en: "The copy takes what is printed on the original (its copiable values), not the effect that animates or modifies it.",
      },
    },
  ],
  explanation: {
    fr: "Un terrain animé peut être choisi parce qu’il est une créature à ce moment-là, mais la copie n’est qu’un simple terrain\u00a0: on peut ensuite l’animer avec sa propre capacité copiée. Il en va de même pour un véhicule piloté ou un bonus de force.",
    en: "An animated land may be chosen because it is a creature right then, but the copy is just a land: it can be animated later by its own copied ability. The same goes for a crewed Vehicle or a power bonus.",
  },
  questions: [
    {
      language: "fr",
      text: "Mon clone copie un terrain animé\u00a0: est-ce qu’il arrive comme une créature\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Si je copie un véhicule piloté, la copie est-elle une créature\u202f?",
      verdict: "no",
    },
    {
      language: "fr",
      text: "Je copie un manland animé avec mon clone, est-ce que ma copie est une créature\u202f?",
      verdict: "no",
      heldBack: true,
    },
    {
      language: "en",
      text: "My Clone copies an animated land. Does it enter as a creature?",
      verdict: "no",
    },
    {
      language: "en",
      text: "If my clone copies a crewed Vehicle, is the copy a creature?",
      verdict: "no",
    },
    {
      language: "en",
      text: "I copy a manland that was animated this turn. Is the copy a creature too?",
      verdict: "no",
      heldBack: true,
    },
  ],
};
