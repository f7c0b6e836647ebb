import type { Topic } from "../topic.ts";

export const whoChoosesTheOrder: Topic = {
  id: "replacement-effects/who-chooses-the-order",
  title: {
    fr: "Plusieurs effets de remplacement\u00a0: qui choisit\u202f?",
    en: "Several replacement effects: who chooses?",
  },
  about: [["replacement-effect", "prevention-effect", "doubling"], ["order-choice"]],
  not: ["triggered-ability", "switch-power-toughness"],
  hints: [
    "named-replacement-effect",
    "simultaneous",
    "prevent",
    "damage",
    "controller",
    "owner",
    "choose",
    "active-player",
    "double",
    "destroy",
    "enters",
    "several-effects",
    "gain-life",
    "then-order",
  ],
  rules: [
    {
      number: "616.1",
      claim: {
        fr: "Le joueur touché, ou le contrôleur de l’objet touché, choisit lequel appliquer d’abord.",
        en: "The affected player, or the controller of the affected object, chooses which to apply first.",
      },
    },
    {
      number: "616.1f",
      claim: {
        fr: "Après chaque effet, on regarde de nouveau lesquels s’appliquent encore.",
        en: "After each effect, see again which ones still apply.",
      },
    },
    {
      number: "616.1a",
      claim: {
        fr: "Les effets d’auto-remplacement passent d’abord.",
        en: "Self-replacement effects go first.",
      },
    },
  ],
  answers: [
    {
      verdict: null,
      ruling: {
        fr: "Le joueur affecté, ou le contrôleur de l’objet affecté, choisit dans quel ordre appliquer les effets de remplacement\u202f; ni l’horodatage ni le contrôleur des effets ne comptent.",
        en: "The affected player, or the controller of the affected object, chooses the order in which the replacement effects apply; neither timestamps nor who controls the effects matter.",
      },
    },
  ],
  explanation: {
    fr: "Il choisit un effet, l’applique à l’évènement, puis on regarde lesquels s’appliquent encore à l’évènement modifié, jusqu’à ce qu’il n’en reste plus. Quelques effets passent d’abord\u00a0: l’auto-remplacement, puis ce qui décide du contrôleur à l’arrivée, puis les copies. Si l’objet n’a pas de contrôleur, son propriétaire choisit.",
    en: "That player chooses one effect, applies it to the event, and then you see which still apply to the modified event, until none is left. Some go first: self-replacement, then what decides the controller on entering, then copy effects. If the object has no controller, its owner chooses.",
  },
  steps: [
    {
      action: {
        fr: "Les effets d’auto-remplacement d’abord.",
        en: "Self-replacement effects first.",
      },
      rule: "616.1a",
    },
    {
      action: {
        fr: "Le joueur touché choisit parmi les autres.",
        en: "The affected player chooses among the others.",
      },
      rule: "616.1",
    },
    {
      action: {
        fr: "Recommencez avec ce qui s’applique encore.",
        en: "Repeat with what still applies.",
      },
      rule: "616.1f",
    },
  ],
  questions: [
    {
      language: "fr",
      text: "Deux effets de remplacement veulent modifier le même évènement, qui choisit l’ordre\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Si deux effets de remplacement s’appliquent, dans quel ordre les applique-t-on\u202f?",
      verdict: null,
    },
    {
      language: "fr",
      text: "Qui décide quel effet de remplacement s’applique en premier quand ma créature devrait être détruite\u202f?",
      verdict: null,
      heldBack: true,
    },
    {
      language: "en",
      text: "Two replacement effects apply to the same event. Who chooses the order?",
      verdict: null,
    },
    { language: "en", text: "In which order do replacement effects apply?", verdict: null },
    {
      language: "en",
      text: "When several replacement effects want to change the same damage, who decides which one goes first?",
      verdict: null,
      heldBack: true,
    },
  ],
};
